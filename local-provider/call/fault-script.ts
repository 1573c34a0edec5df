import { FATAL_TYPES, type FatalType } from '../faults/fatal-ends.js';
import type { Faults } from '../faults/faults.js';
import { scriptedMessages } from '../faults/scripted-messages.js';

/** Actions of a fault script in a running call. */
export interface FaultActs {
  hangUp(endedReason: string): void;
  breakOff(as: FatalType): void;
  /** Lets nothing through, or everything again. */
  blackout(on: boolean): void;
  /** Makes the page's call machine emit one of Daily's events. */
  emit(event: { readonly action: string } & Readonly<Record<string, unknown>>): void;
  /** Sends an app message unchanged. */
  app(data: string): void;
}

/** How Daily reports each level of the network. */
const NETWORK = {
  good: { threshold: 'good', quality: 100, state: { state: 'good', reasons: [] } },
  low: { threshold: 'low', quality: 50, state: { state: 'warning', reasons: ['roundTripTime'] } },
  'very-low': {
    threshold: 'very-low',
    quality: 10,
    state: { state: 'bad', reasons: ['recvPacketLoss', 'sendPacketLoss'] },
  },
} as const;

/** Runs the faults of the call from now on. Returns a function that stops them. */
export function runFaultScript(faults: Faults, acts: FaultActs): () => void {
  const timers: NodeJS.Timeout[] = [];
  const after = (seconds: number, act: () => void) => timers.push(setTimeout(act, seconds * 1000));
  const network = (level: keyof typeof NETWORK) =>
    acts.emit({ action: 'network-quality-change', ...NETWORK[level] });

  for (const [seconds, reason] of faults.all('end')) after(seconds, () => acts.hangUp(reason));
  for (const type of FATAL_TYPES)
    for (const [seconds] of faults.all(type))
      if (seconds !== null) after(seconds, () => acts.breakOff(type));
  for (const [kind, seconds] of faults.all('messages'))
    after(seconds, () => scriptedMessages(kind).forEach((message) => acts.app(message)));
  for (const [seconds] of faults.all('noise-cancelling-fails'))
    after(seconds, () =>
      acts.emit({
        action: 'nonfatal-error',
        type: 'audio-processor-error',
        errorMsg: 'The noise canceller failed, as a fault asks.',
      }),
    );
  for (const [level, length, seconds] of faults.all('network-quality')) {
    after(seconds, () => network(level));
    if (length !== null) after(seconds + length, () => network('good'));
  }
  for (const [length, seconds] of faults.all('network-drop')) {
    after(seconds, () => acts.blackout(true));
    after(seconds + length, () => acts.blackout(false));
  }
  return () => timers.forEach((timer) => clearTimeout(timer));
}
