import { expect } from 'chai';
import { fc } from '../../support/property.js';
import type { Effect } from '../../../core/machine/effects.js';
import type { Intent, Key, MachineEvent } from '../../../core/machine/events.js';
import { announcesEnd } from '../../../core/machine/messages.js';
import { isLive } from '../../../core/machine/regions/call.js';
import type { Settings } from '../../../core/machine/settings.js';
import { initialState, type State } from '../../../core/machine/state.js';
import { requestOf } from '../../../core/machine/rules/request.js';
import { update } from '../../../core/machine/update.js';
import {
  anySettings,
  arbitraryEvent,
  type ArbitraryEvent,
  type Target,
} from './support/arbitrary-events.js';
import { broken } from './support/invariants.js';
import { AT, HYBRID, OLD } from './support/states.js';
import { freeze, stamped } from './support/table.js';

/** The greatest length and the number of the sequences. */
const LENGTH = { maxLength: 60, size: 'max' } as const;
const RUNS = { numRuns: 400 };

const scenario = fc.tuple(anySettings, fc.array(arbitraryEvent, LENGTH));

/** What runs outside, by the effects, and what was emitted about the newest call. */
interface Outside {
  call: Key | null;
  reply: Key | null;
  emitted: Emitted;
}

interface Emitted {
  /** 0 before the first call. */
  calls: 0 | 1;
  /** Failures while connecting. */
  failures: number;
  starts: number;
  /** Includes the failures. */
  ends: number;
  /** Messages that the call is over, by their sender. */
  endMessages: { provider: number; thisSide: number };
}

/** The outside world of one assistant. Performs its effects and fails if they are wrong. */
class World {
  state: State;
  readonly #outside: Outside = { call: null, reply: null, emitted: emittedOf(0) };
  #lastKey = 100;
  #at = AT;

  constructor(settings: State['settings']) {
    this.state = freeze(initialState(settings));
  }

  live(): Pick<Outside, 'call' | 'reply'> {
    const { call, reply } = this.#outside;
    return { call, reply };
  }

  /** Updates the state and checks what must hold after that. */
  update(next: ArbitraryEvent): void {
    const before = this.state;
    const event = this.#eventOf(next);
    const [after, effects] = update(before, event);
    if (next.is === 'intent') this.#checkRequest(before, event as Intent, after, effects);
    if (next.is === 'fact' && !this.#isLive(event)) {
      expect(after, `${event.type} about something that is over`).to.equal(before);
      expect(effects).to.deep.equal([]);
    }
    if (
      ['reply-finished', 'reply-failed', 'reply-held'].includes(event.type) &&
      this.#isLive(event)
    )
      this.#outside.reply = null;
    for (const effect of effects) this.#do(effect, event, after);
    this.state = freeze(after);
    if (effects.some(({ type }) => type === 'continue-queue'))
      return this.update({ is: 'setup', event: { type: 'queue-continued' } });
    expect(broken(after), `after ${event.type}`).to.deep.equal([]);
    expect(this.live(), `what runs after ${event.type}`).to.deep.equal({
      call: isLive(after.voice) ? after.voice.key : null,
      reply: after.chat.status === 'streaming' ? after.chat.key : null,
    });
    if (this.#outside.call === null) this.#expectEndEmitted();
  }

  /** A call or a message is requested unless nothing changes and there is no effect but to emit why. */
  #checkRequest(before: State, intent: Intent, after: State, effects: readonly Effect[]): void {
    const isUnchanged = JSON.stringify(before) === JSON.stringify(after);
    const isRefused = isUnchanged && effects.every(({ type }) => type === 'emit');
    if (isRefused) expect(after).to.equal(before);
    if (intent.type === 'start-call' || intent.type === 'send-message')
      expect(requestOf(before, intent) === null).to.equal(isRefused);
  }

  #eventOf({ event, ...next }: ArbitraryEvent): MachineEvent {
    this.#at += 10;
    const key = next.is === 'fact' ? this.#keyOf(next.target) : ++this.#lastKey;
    return stamped({ ...event, key, at: this.#at, id: `message-of-${key}` });
  }

  #keyOf(target: Target): Key {
    if (target === 'past') return OLD;
    if (target === 'nothing') return -1;
    return this.#outside[target] ?? -1;
  }

  #isLive(event: MachineEvent): boolean {
    return 'about' in event && event.key === this.#outside[event.about];
  }

  #do(effect: Effect, { key, type }: MachineEvent, after: State): void {
    const outside = this.#outside;
    switch (effect.type) {
      case 'start-call':
      case 'start-reply': {
        const what = effect.type === 'start-call' ? 'call' : 'reply';
        expect(outside, 'nothing else runs').to.include({ call: null, reply: null });
        expect(effect.key, 'a fresh key').to.equal(key);
        expect(after.consent.status).not.to.equal('needed');
        this.#expectEndEmitted();
        outside[what] = effect.key;
        outside.emitted = emittedOf(what === 'call' ? 1 : 0);
        return;
      }
      case 'stop-call':
        expect(effect.key, 'the current call').to.equal(outside.call);
        outside.call = null;
        return;
      case 'stop-reply':
        expect(effect.key, 'the current answer').to.equal(outside.reply);
        outside.reply = null;
        return;
      case 'mute-call':
      case 'send-to-call':
      case 'add-to-call':
      case 'resume-playback':
        expect(effect.key, 'the current call').to.equal(outside.call);
        return;
      case 'continue-queue':
        return;
      case 'emit':
        return this.#count(effect, type);
      case 'recall-consent':
      case 'store-consent':
        expect(after.settings.consentRequired).to.equal(true);
        return;
      case 'forget-consent':
        expect(after.consent.status).not.to.equal('granted');
    }
  }

  /** The start and the end of each call are emitted once. */
  #count({ event }: Extract<Effect, { type: 'emit' }>, cause: MachineEvent['type']): void {
    const { emitted } = this.#outside;
    if (event.type === 'call-start') expect(++emitted.starts).to.equal(1);
    if (event.type === 'call-start-failed') emitted.failures++;
    if (event.type === 'call-end' || event.type === 'call-start-failed')
      expect(++emitted.ends, 'emitted ends').to.equal(1);
    if (event.type === 'message' && announcesEnd(event.message))
      emitted.endMessages[cause === 'call-messaged' ? 'provider' : 'thisSide']++;
  }

  /** The end of a call is emitted, with a message of this side if the provider sent none. */
  #expectEndEmitted(): void {
    const { calls, failures, ends, endMessages } = this.#outside.emitted;
    expect(ends, 'emitted ends of a call that is over').to.equal(calls);
    const owed = calls && !failures && !endMessages.provider ? 1 : 0;
    expect(endMessages.thisSide, 'messages of this side that it is over').to.equal(owed);
  }
}

const emittedOf = (calls: 0 | 1): Emitted => ({
  calls,
  failures: 0,
  starts: 0,
  ends: 0,
  endMessages: { provider: 0, thisSide: 0 },
});

function run([settings, events]: [State['settings'], ArbitraryEvent[]]): World {
  const world = new World(settings);
  for (const event of events) world.update(event);
  return world;
}

/** Settings with which everything needs consent. */
const REQUIRED: Settings = { ...HYBRID, consentRequired: true };

describe('any sequence of events', () => {
  it('keeps every rule, and stops what it started', () => {
    fc.assert(
      fc.property(scenario, (given) => void run(given)),
      RUNS,
    );
  });

  it('a reset stops everything and clears the conversation', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const world = run(given);
        world.update({ is: 'intent', event: { type: 'reset' } });
        expect(world.live()).to.deep.equal({ call: null, reply: null });
        expect(world.state.transcript.entries).to.deep.equal([]);
        expect(world.state.voice).to.include({ failure: null, past: null });
      }),
      RUNS,
    );
  });

  it('a withdrawn consent stops everything and leaves nothing of what was said', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const world = run(given);
        world.update({ is: 'setup', event: { type: 'configured', settings: REQUIRED } });
        world.update({ is: 'intent', event: { type: 'accept-consent' } });
        world.update({ is: 'intent', event: { type: 'withdraw-consent' } });
        expect(world.live()).to.deep.equal({ call: null, reply: null });
        const { requests } = world.state;
        expect(world.state).to.deep.equal({ ...initialState(REQUIRED), requests });
      }),
      RUNS,
    );
  });

  it('newly required consent stops everything', () => {
    fc.assert(
      fc.property(scenario, anySettings, (given, settings) => {
        const world = run(given);
        const agreed = world.state.consent.status === 'granted';
        const before = world.live();
        const required = { ...settings, mode: 'hybrid', consentRequired: true } as const;
        world.update({ is: 'setup', event: { type: 'configured', settings: required } });
        // With consent nothing stops, and a message that waited for the mode may be sent.
        const { call, reply } = world.live();
        const kept = { call: before.call, reply: before.reply ?? reply };
        expect({ call, reply }).to.deep.equal(agreed ? kept : { call: null, reply: null });
      }),
      RUNS,
    );
  });
});
