import { CALL_STAGES, type CallStage } from '../../../core/machine/stages.js';

/** One call: what goes wrong in it, and when the visitor has had enough. */
export interface RoundPlan {
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
  /** The next call follows at once, or when nothing is left of this one. */
  readonly then: 'at once' | 'when over';
}

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

/** So many rounds, the same for the same seed. */
export function roundPlans(count: number, seed: number): RoundPlan[] {
  const random = randomFrom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!;
  const chance = (of: number) => random() < of;
  const cancel = (): RoundPlan['cancel'] => {
    if (chance(0.4)) return { at: 'time', milliseconds: Math.floor(random() * 250) };
    if (chance(0.3)) return { at: 'connected' };
    const status = oneOf(['started', 'completed'] as const);
    return { at: 'stage', stage: oneOf(CALL_STAGES), status };
  };
  return Array.from({ length: count }, () => {
    const then = oneOf(['at once', 'when over'] as const);
    if (chance(0.3))
      return { faults: oneOf(FATAL), bundleFaults: '', cancel: { at: 'never' }, then };
    const faults = chance(0.3) ? '' : oneOf(LASTING);
    return { faults, bundleFaults: chance(0.05) ? oneOf(BUNDLE) : '', cancel: cancel(), then };
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
