import { CALL_STAGES, type CallStage } from '../../../core/machine/stages.js';

/** One call or one turn of a chat: what goes wrong in it, and when the visitor has had enough. */
export type RoundPlan = CallPlan | TurnPlan;

export interface CallPlan {
  readonly kind: 'call';
  /** The provider's faults, as they are asked for in an address; empty for none. */
  readonly faults: string;
  /** The same for the call bundle. */
  readonly bundleFaults: string;
  readonly cancel:
    | { readonly at: 'stage'; readonly stage: CallStage; readonly status: 'started' | 'completed' }
    | { readonly at: 'connected' }
    | { readonly at: 'time'; readonly milliseconds: number }
    /** The call ends by itself. */
    | { readonly at: 'never' };
  readonly by: Cancelling;
  /** The next round follows at once, or when nothing is left of this one. */
  readonly then: 'at once' | 'when over';
}

export interface TurnPlan {
  readonly kind: 'turn';
  readonly faults: string;
  readonly cancel:
    | { readonly at: 'time'; readonly milliseconds: number }
    /** The answer ends by itself. */
    | { readonly at: 'never' };
  readonly by: Cancelling;
  readonly then: 'at once' | 'when over';
}

/**
 * How a visitor or a page cancels: with the button, by clearing the conversation, or by taking the
 * element out of the page for a while.
 */
export type Cancelling = 'button' | 'reset' | 'removal';

const CANCELLING: readonly Cancelling[] = ['button', 'button', 'button', 'reset', 'removal'];

/** Faults by which a call ends, or does not start. */
const FATAL = [
  'call-refused:500',
  'call-refused:401',
  'no-room',
  'exp-room',
  'exp-token',
  'nbf-room',
  'meeting-full',
  'not-allowed',
  'end-of-life',
  'connection-error',
  'ejected',
  'end:0.05',
  'exp-room:0.05',
  'connection-error:0.05',
  'ejected:0.05,messages:nonsense:0',
] as const;

/** Faults with which a call goes on, or hangs until the visitor has had enough. */
const LASTING = [
  'call-hangs',
  'call-token',
  'join-hangs',
  'joined-late:0.2',
  'assistant-absent',
  'listening-withheld',
  'recording-refused',
  'levels-refused',
  'levels-hang',
  'noise-cancelling-refused',
  'noise-cancelling-hangs',
  'noise-cancelling-fails:0.02',
  'network-drop:0.1:0.02',
  'network-quality:low:0.1:0.02',
  'delay:50',
  'reorder',
  'duplicate',
  'messages::0',
] as const;

const BUNDLE = ['bundle-missing', 'bundle-hangs', 'bundle-broken'] as const;

/** Faults with which an answer ends soon, well or not. */
const ENDING = ['chat-refused:401', 'chat-broken:3', 'chat-garbage', 'chat-no-end'] as const;

/** Faults of an answer that the visitor does not wait for. */
const TEDIOUS = ['chat-hangs', 'chat-slow:100', 'chat-refused:500'] as const;

/** So many calls and turns in random order, the same for the same seed. */
export function roundPlans(calls: number, turns: number, seed: number): RoundPlan[] {
  const random = randomFrom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!;
  const chance = (of: number) => random() < of;
  const end = () =>
    ({ by: oneOf(CANCELLING), then: oneOf(['at once', 'when over'] as const) }) as const;
  const atTime = () => ({ at: 'time', milliseconds: Math.floor(random() * 250) }) as const;
  const cancel = (): CallPlan['cancel'] => {
    if (chance(0.4)) return atTime();
    if (chance(0.3)) return { at: 'connected' };
    const status = oneOf(['started', 'completed'] as const);
    return { at: 'stage', stage: oneOf(CALL_STAGES), status };
  };
  const call = (): CallPlan => {
    const kind = 'call';
    if (chance(0.3))
      return { kind, faults: oneOf(FATAL), bundleFaults: '', cancel: { at: 'never' }, ...end() };
    const faults = chance(0.3) ? '' : oneOf(LASTING);
    const bundleFaults = chance(0.05) ? oneOf(BUNDLE) : '';
    return { kind, faults, bundleFaults, cancel: cancel(), ...end() };
  };
  const turn = (): TurnPlan => {
    const kind = 'turn';
    if (chance(0.2)) return { kind, faults: oneOf(TEDIOUS), cancel: atTime(), ...end() };
    const faults = chance(0.3) ? oneOf(ENDING) : '';
    return { kind, faults, cancel: chance(0.3) ? atTime() : { at: 'never' }, ...end() };
  };
  const left = { calls, turns };
  return Array.from({ length: calls + turns }, () => {
    const isCall = random() * (left.calls + left.turns) < left.calls;
    left[isCall ? 'calls' : 'turns']--;
    return isCall ? call() : turn();
  });
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
