import { expect } from 'chai';
import { fc } from '../../support/property.js';
import type { ChatTurn } from '../../../core/machine/failures.js';
import { deliveryOf } from '../../../core/machine/regions/transcript.js';
import { conversationOf } from '../../../core/machine/rules/left-page.js';
import { initialState, type State } from '../../../core/machine/state.js';
import { update } from '../../../core/machine/update.js';
import { broken } from './support/invariants.js';
import { AT, HYBRID } from './support/states.js';
import { freeze, stamped, type TestEvent } from './support/table.js';

const RUNS = 10_000;

/** What may happen to a visitor who types. */
const HAPPENINGS = [
  'type',
  'lose-network',
  'network-returns',
  'provider-accepts',
  'provider-answers',
  'provider-refuses',
  'key-expires',
  'answer-breaks',
  'cut-before-arrival',
  'cut-after-arrival',
  'retry',
  'dismiss',
  'stop',
  'withdraw',
  'reload',
  'reset',
] as const;

type Happening = (typeof HAPPENINGS)[number];

/** A request of the page. */
interface Request {
  readonly key: number;
  readonly turn: ChatTurn;
  arrived: boolean;
}

/** A page, its network and its provider. The visitor's decisions are part of it. */
class Conversation {
  state: State = freeze(initialState(HYBRID));
  /** The ids of the messages of each request that has reached the provider, in order. */
  readonly arrivals: string[] = [];
  /** The messages that the visitor typed, and has neither withdrawn nor reset since. */
  typed: string[] = [];
  /** How often the visitor asked for each message to be sent: once, and for each retry. */
  readonly asked = new Map<string, number>();
  /** The messages that the visitor typed, in order. */
  readonly order: string[] = [];
  #request: Request | undefined;
  #online = true;
  #key = 0;

  happen(happening: Happening): void {
    const request = this.#request;
    switch (happening) {
      case 'type': {
        const id = `message-${this.order.length}`;
        this.order.push(id);
        this.typed.push(id);
        this.asked.set(id, 1);
        return this.#dispatch({ type: 'send-message', text: `Text of ${id}`, id });
      }
      case 'lose-network':
        this.#online = false;
        if (request && !request.arrived) this.#about({ type: 'reply-held' });
        return;
      case 'network-returns':
        this.#online = true;
        return this.#dispatch({ type: 'network-returned' });
      case 'provider-accepts':
        if (this.#arrive()) this.#about({ type: 'reply-accepted' });
        return;
      case 'provider-answers':
        if (!this.#arrive()) return;
        this.#about({ type: 'reply-delta', output: 0, text: 'So' });
        return this.#about({ type: 'reply-finished' });
      case 'answer-breaks':
        if (!request?.arrived) return;
        this.#about({ type: 'reply-delta', output: 0, text: 'So' });
        return this.#fail('stream-broken', false);
      case 'key-expires':
      case 'provider-refuses':
        if (request?.arrived === false && this.#online)
          this.#fail(happening === 'key-expires' ? 'unauthorized' : 'rejected', false);
        return;
      case 'cut-before-arrival':
        if (request?.arrived === false) this.#fail('unconfirmed', true);
        return;
      case 'cut-after-arrival':
        if (this.#arrive()) this.#fail('unconfirmed', true);
        return;
      case 'retry': {
        const { chat } = this.state;
        const id = chat.status === 'idle' ? chat.failure?.turn.id : undefined;
        if (id) this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
        return this.#dispatch({ type: 'retry' });
      }
      case 'dismiss':
        return this.#dispatch({ type: 'dismiss-failure' });
      case 'stop':
        return this.#dispatch({ type: 'stop-answer' });
      case 'withdraw': {
        const waiting = this.idsOf('waiting')[0];
        if (!waiting) return;
        this.typed = this.typed.filter((id) => id !== waiting);
        return this.#dispatch({ type: 'withdraw-message', messageId: waiting });
      }
      case 'reload': {
        const kept = JSON.stringify(conversationOf(this.state));
        this.#request = undefined;
        this.state = freeze(initialState(HYBRID));
        const conversation = JSON.parse(kept) as ReturnType<typeof conversationOf>;
        return this.#dispatch({ type: 'conversation-recalled', conversation });
      }
      case 'reset':
        this.typed = [];
        return this.#dispatch({ type: 'reset' });
    }
  }

  idsOf(status: 'waiting' | 'sending' | 'sent' | 'failed'): string[] {
    return this.state.transcript.entries.flatMap((entry) =>
      entry.source.kind === 'typed' && deliveryOf(entry)?.status === status
        ? [entry.source.messageId]
        : [],
    );
  }

  /** The request reaches the provider, unless there is none or no network. */
  #arrive(): boolean {
    if (!this.#request || !this.#online) return false;
    if (!this.#request.arrived) this.arrivals.push(this.#request.turn.id);
    this.#request.arrived = true;
    return true;
  }

  #fail(kind: 'stream-broken' | 'unconfirmed' | 'rejected' | 'unauthorized', uncertain: boolean) {
    const { turn } = this.#request!;
    this.#about({ type: 'reply-failed', failure: { kind, message: '', turn, uncertain } });
  }

  #about(fact: object): void {
    const key = this.#request!.key;
    if (/finished|failed|held/.test((fact as { type: string }).type)) this.#request = undefined;
    this.#dispatch({ ...fact, about: 'reply', key } as TestEvent);
  }

  #dispatch(event: TestEvent): void {
    const [after, effects] = update(this.state, stamped({ key: ++this.#key, at: AT, ...event }));
    this.state = freeze(after);
    for (const effect of effects) {
      if (effect.type === 'stop-reply') this.#request = undefined;
      if (effect.type === 'continue-queue') this.#dispatch({ type: 'queue-continued' });
      if (effect.type !== 'start-reply') continue;
      expect(this.#request, 'one request at a time').to.equal(undefined);
      this.#request = { key: effect.key, turn: effect.turn, arrived: false };
      if (!this.#online) this.#about({ type: 'reply-held' });
    }
  }
}

describe('10,000 schedules of typing, network loss, reload, retry, 401 and reset', () => {
  it('send each message once and in order, and lose none unnoticed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 40 }), (schedule) => {
        const page = new Conversation();
        for (const happening of schedule) {
          page.happen(happening);
          expect(broken(page.state)).to.deep.equal([]);
          for (const id of page.arrivals) {
            const requests = page.arrivals.filter((each) => each === id).length;
            expect(requests, `requests for ${id}`).to.be.at.most(page.asked.get(id)!);
          }
          const first = [...new Set(page.arrivals)];
          expect(first).to.deep.equal(page.order.filter((id) => first.includes(id)));
          const shown = (['waiting', 'sending', 'sent', 'failed'] as const).flatMap((status) =>
            page.idsOf(status),
          );
          expect(shown.sort()).to.deep.equal([...page.typed].sort());
          for (const id of page.idsOf('sent')) expect(page.arrivals).to.include(id);
        }
        // In the end the network is back, and the visitor has seen each failure.
        page.happen('network-returns');
        for (let turns = 0; turns < schedule.length + 1; turns++) {
          page.happen('dismiss');
          page.happen('provider-answers');
        }
        expect([...page.idsOf('waiting'), ...page.idsOf('sending')]).to.deep.equal([]);
      }),
      { numRuns: RUNS },
    );
  });
});
