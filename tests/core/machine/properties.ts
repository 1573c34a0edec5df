import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { Effect } from '../../../core/machine/effects.js';
import type { Key, MachineEvent } from '../../../core/machine/events.js';
import { tellsEnd } from '../../../core/machine/messages.js';
import { isLive } from '../../../core/machine/regions/voice.js';
import { initialState, type State } from '../../../core/machine/state.js';
import { update } from '../../../core/machine/update.js';
import { anySettings, happening, type About, type Happening } from './event-arbitraries.js';
import { broken } from './legality.js';
import { AT, OLD } from './states.js';
import { freeze, stamped } from './table.js';

/** Sequences of this length are tried, and so many of them. */
const LENGTH = { maxLength: 60, size: 'max' } as const;
const RUNS = { numRuns: 400 };

const scenario = fc.tuple(anySettings, fc.array(happening, LENGTH));

/** What goes on outside, as the effects have it, and what the page was told of the newest call. */
interface Outside {
  call: Key | null;
  reply: Key | null;
  told: Told;
}

interface Told {
  /** 0 until there was one. */
  calls: 0 | 1;
  /** Failures in its start. */
  failures: number;
  starts: number;
  /** With the failures. */
  ends: number;
  /** Messages that the call is over, of the provider's and of this side's. */
  endMessages: { provider: number; thisSide: number };
}

/** The outside world of one assistant: does what it is asked, and complains when that is wrong. */
class World {
  state: State;
  readonly #outside: Outside = { call: null, reply: null, told: toldOf(0) };
  #lastKey = 100;
  #at = AT;

  constructor(settings: State['settings']) {
    this.state = freeze(initialState(settings));
  }

  live(): Pick<Outside, 'call' | 'reply'> {
    const { call, reply } = this.#outside;
    return { call, reply };
  }

  /** Lets something happen, and checks all that must hold then. */
  undergo(next: Happening): void {
    const before = this.state;
    const event = this.#eventOf(next);
    const [after, effects] = update(before, event);
    if (next.is === 'told' && !this.#isLive(event)) {
      expect(after, `${event.type} about what is over`).to.equal(before);
      expect(effects).to.deep.equal([]);
    }
    if (['reply-finished', 'reply-failed'].includes(event.type) && this.#isLive(event))
      this.#outside.reply = null;
    for (const effect of effects) this.#do(effect, event, after);
    this.state = freeze(after);
    expect(broken(after), `after ${event.type}`).to.deep.equal([]);
    expect(this.live(), `what goes on after ${event.type}`).to.deep.equal({
      call: isLive(after.voice) ? after.voice.key : null,
      reply: after.chat.status === 'streaming' ? after.chat.key : null,
    });
    if (this.#outside.call === null) this.#expectEndTold();
  }

  #eventOf({ event, ...next }: Happening): MachineEvent {
    this.#at += 10;
    const key = next.is === 'told' ? this.#keyOf(next.about) : ++this.#lastKey;
    return stamped({ ...event, key, at: this.#at });
  }

  #keyOf(about: About): Key {
    if (about === 'past') return OLD;
    if (about === 'nothing') return -1;
    return this.#outside[about] ?? -1;
  }

  #isLive({ type, key }: MachineEvent): boolean {
    return key === this.#outside[type.startsWith('call-') ? 'call' : 'reply'];
  }

  #do(effect: Effect, { key, type }: MachineEvent, after: State): void {
    const outside = this.#outside;
    switch (effect.type) {
      case 'start-call':
      case 'start-reply': {
        const what = effect.type === 'start-call' ? 'call' : 'reply';
        expect(outside, 'nothing else goes on').to.include({ call: null, reply: null });
        expect(effect.key, 'a key that is new').to.equal(key);
        expect(after.consent.status).not.to.equal('needed');
        this.#expectEndTold();
        outside[what] = effect.key;
        outside.told = toldOf(what === 'call' ? 1 : 0);
        return;
      }
      case 'stop-call':
        expect(effect.key, 'the call that goes on').to.equal(outside.call);
        outside.call = null;
        return;
      case 'stop-reply':
        expect(effect.key, 'the reply that goes on').to.equal(outside.reply);
        outside.reply = null;
        return;
      case 'mute-call':
      case 'send-to-call':
      case 'resume-playback':
        expect(effect.key, 'the call that goes on').to.equal(outside.call);
        return;
      case 'report':
        return this.#hear(effect, type);
      case 'recall-consent':
      case 'store-consent':
        expect(after.settings.consentRequired).to.equal(true);
    }
  }

  /** A page hears of each call that it began, and that it is over, once. */
  #hear({ news }: Extract<Effect, { type: 'report' }>, because: MachineEvent['type']): void {
    const { told } = this.#outside;
    if (news.type === 'call-start') expect(++told.starts).to.equal(1);
    if (news.type === 'call-start-failed') told.failures++;
    if (news.type === 'call-end' || news.type === 'call-start-failed')
      expect(++told.ends, 'ends that are told').to.equal(1);
    if (news.type === 'message' && tellsEnd(news.message))
      told.endMessages[because === 'call-messaged' ? 'provider' : 'thisSide']++;
  }

  /** A call that is over was told to be; where the provider sent no message of it, this side did. */
  #expectEndTold(): void {
    const { calls, failures, ends, endMessages } = this.#outside.told;
    expect(ends, 'ends that are told of a call that is over').to.equal(calls);
    const owed = calls && !failures && !endMessages.provider ? 1 : 0;
    expect(endMessages.thisSide, 'messages of this side that it is over').to.equal(owed);
  }
}

const toldOf = (calls: 0 | 1): Told => ({
  calls,
  failures: 0,
  starts: 0,
  ends: 0,
  endMessages: { provider: 0, thisSide: 0 },
});

function lived([settings, happenings]: [State['settings'], Happening[]]): World {
  const world = new World(settings);
  for (const each of happenings) world.undergo(each);
  return world;
}

export function testProperties(): void {
  it('whatever happens, in whatever order: it stays legal, and what is started is stopped', () => {
    fc.assert(
      fc.property(scenario, (given) => void lived(given)),
      RUNS,
    );
  });

  it('from wherever it is, a reset stops everything and forgets what was said', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const world = lived(given);
        world.undergo({ is: 'asked', event: { type: 'reset' } });
        expect(world.live()).to.deep.equal({ call: null, reply: null });
        expect(world.state.transcript.entries).to.deep.equal([]);
        expect(world.state.voice).to.include({ failure: null, past: null });
      }),
      RUNS,
    );
  });

  it('from wherever it is, a page that requires consent from now on has everything stopped', () => {
    fc.assert(
      fc.property(scenario, anySettings, (given, settings) => {
        const world = lived(given);
        const agreed = world.state.consent.status === 'granted';
        const before = world.live();
        const required = { ...settings, mode: 'hybrid', consentRequired: true } as const;
        world.undergo({ is: 'set up', event: { type: 'configured', settings: required } });
        expect(world.live()).to.deep.equal(agreed ? before : { call: null, reply: null });
      }),
      RUNS,
    );
  });

  it('the same always leads to the same', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        expect(lived(given).state).to.deep.equal(lived(given).state);
      }),
      { numRuns: 50 },
    );
  });
}
