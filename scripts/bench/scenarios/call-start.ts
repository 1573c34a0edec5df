import type { Bench } from '../bench.js';
import { between } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';
import { onVoicePage } from './voice-page.js';

/** The time from the press of the button to an assistant that listens, in milliseconds. */
export interface CallStartCost {
  /** On the clock. */
  readonly clock: number;
  /** Of the main thread. */
  readonly cpu: number;
}

/** Each time on a page of its own, to which nobody has called before. */
export function measureCallStart(bench: Bench, subject: Subject): Promise<CallStartCost> {
  return onVoicePage(bench, subject, async ({ meter, call }) => {
    const before = await meter.read();
    await call();
    const { cpu } = between(before, await meter.read());
    const [pressed, listening] = await meter.ask<[number, number]>(
      `['pressed', 'listening'].map((name) => performance.getEntriesByName(name).at(-1).startTime)`,
    );
    return { clock: listening - pressed, cpu };
  });
}
