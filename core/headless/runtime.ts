import type { Stop } from '../async/lazy.js';
import type { Effect } from '../machine/effects.js';
import type {
  CallFact,
  Intent,
  Key,
  MachineEvent,
  ReplyFact,
  SetupFact,
} from '../machine/events.js';
import { runMachine } from '../machine/loop.js';
import { isLive } from '../machine/regions/call.js';
import type { State } from '../machine/state.js';
import { update } from '../machine/update.js';
import type { Clock } from '../ports.js';
import { reportCaught } from '../reports/safely.js';

/** A fact before the runtime adds the time. */
export type Fact =
  | (CallFact & { readonly about: 'call'; readonly key: Key })
  | (ReplyFact & { readonly about: 'reply'; readonly key: Key });

/** The machine of the conversation, which runs: stamps each event with a key, the time and an id. */
export interface Runtime {
  readonly state: State;
  /**
   * Milliseconds since the epoch. During a call they are counted and not read, so that its durations stay
   * right when the clock is set.
   */
  now(): number;
  /** Dispatches an intent or a fact. Those without a key get a fresh one. */
  dispatch(event: Intent | SetupFact | Fact): void;
  /** Calls back after each change of state. Returns a function that unsubscribes. */
  subscribe(listener: (state: State) => void): Stop;
}

/** `messageIds` returns the beginning of the ids of messages: one for each runtime. */
export function createRuntime(
  initial: State,
  clock: Clock,
  messageIds: () => string,
  perform: (effect: Effect) => void,
): Runtime {
  const loop = runMachine({ initial, update, perform, caught: reportCaught });
  let lastKey: Key = 0;
  /** How far the time of day is ahead of the counting clock. */
  let lead = 0;

  function now(): number {
    const wall = clock.now();
    const counted = clock.elapsed?.() ?? wall;
    if (!isLive(loop.state.voice)) lead = wall - counted;
    return Math.round(lead + counted);
  }

  return {
    get state() {
      return loop.state;
    },
    now,
    dispatch(event) {
      const id = `${messageIds()}-${++lastKey}`;
      loop.dispatch({ key: lastKey, ...event, at: now(), id } as MachineEvent);
    },
    subscribe: loop.subscribe,
  };
}
