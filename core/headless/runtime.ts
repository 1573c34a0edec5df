import type { Effect } from '../machine/effects.js';
import type {
  CallFact,
  Intent,
  Key,
  MachineEvent,
  ReplyFact,
  SetupFact,
} from '../machine/events.js';
import { isLive } from '../machine/regions/voice.js';
import type { State } from '../machine/state.js';
import { update } from '../machine/update.js';
import type { Clock } from '../ports.js';
import { safely } from '../reports/safely.js';
import type { Stop } from '../async/lazy.js';

/** A fact before the runtime adds the time. */
export type Fact =
  | (CallFact & { readonly about: 'call'; readonly key: Key })
  | (ReplyFact & { readonly about: 'reply'; readonly key: Key });

/**
 * Runs the machine: queues events, updates the state, performs effects, notifies subscribers. The loop is
 * synchronous; what is dispatched while it runs, by a listener for instance, is queued.
 */
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
  const listeners = new Set<(state: State) => void>();
  const queue: MachineEvent[] = [];
  let state = initial;
  let lastKey: Key = 0;
  let running = false;
  /** How far the time of day is ahead of the counting clock. */
  let lead = 0;

  function now(): number {
    const wall = clock.now();
    const counted = clock.elapsed?.() ?? wall;
    if (!isLive(state.voice)) lead = wall - counted;
    return Math.round(lead + counted);
  }

  function dispatch(event: Intent | SetupFact | Fact): void {
    const id = `${messageIds()}-${++lastKey}`;
    queue.push({ key: lastKey, ...event, at: now(), id } as MachineEvent);
    if (running) return;
    running = true;
    const before = state;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) safely(step)(next);
    } finally {
      running = false;
    }
    if (state !== before) for (const listener of listeners) listener(state);
  }

  function step(event: MachineEvent): void {
    const [after, effects] = update(state, event);
    state = after;
    for (const effect of effects) safely(perform)(effect);
  }

  return {
    get state() {
      return state;
    },
    now,
    dispatch,
    subscribe(listener) {
      const safe = safely(listener);
      listeners.add(safe);
      return () => listeners.delete(safe);
    },
  };
}
