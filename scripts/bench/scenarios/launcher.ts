import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import { between, whenDrawn } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';

/** The cost of showing a widget for the first time. */
export interface LauncherCost {
  /** Gzip, without the document. */
  readonly bytes: number;
  /** To this server, without the document. */
  readonly requests: number;
  /** To hosts of the internet, which were refused. */
  readonly foreign: number;
  /** From the navigation until it is drawn, in milliseconds on the clock. */
  readonly visible: number;
  /** Processor time of the main thread from the navigation on, in milliseconds. */
  readonly cpu: number;
  /** Of all threads of the page's process. */
  readonly process: number;
  /** The tasks, each as far as it goes over 50 ms. */
  readonly blocking: number;
  /** The same as `cpu` with the processor slowed down by {@link SLOWDOWN}. */
  readonly slowCpu: number;
  /** The same as `blocking`, likewise. */
  readonly slowBlocking: number;
}

/** Lighthouse's settings for a mid-range phone. */
export const SLOWDOWN = 4;

const VISIBLE_WITHIN_MS = 30_000;

/** After what is seen first, for what comes along with it. */
const SETTLING_MS = 500;

export async function measureLauncher(bench: Bench, subject: Subject): Promise<LauncherCost> {
  const normal = await firstShow(bench, subject, 1);
  const slow = await firstShow(bench, subject, SLOWDOWN);
  const visible = await bench.onPage(async ({ meter, show }) => {
    await show(subject);
    return meter.ask<number>(whenDrawn(isVisible(subject)));
  });
  return { ...normal, visible, slowCpu: slow.cpu, slowBlocking: slow.blocking };
}

const isVisible = ({ first }: Subject) => `(${first})?.getBoundingClientRect().width > 0`;

function firstShow(bench: Bench, subject: Subject, slowdown: number) {
  return bench.onPage(async ({ meter, show, foreign }) => {
    if (slowdown > 1) await meter.slowDown(slowdown);
    const before = await meter.read();
    await show(subject);
    const until = performance.now() + VISIBLE_WITHIN_MS;
    while (!(await meter.ask<boolean>(isVisible(subject)).catch(() => false))) {
      if (performance.now() > until) throw new Error(`${subject.name} did not show`);
      await setTimeout(50);
    }
    await setTimeout(SETTLING_MS * slowdown);
    const { cpu, process } = between(before, await meter.read());
    const blocking = await meter.ask<number>(`longTasks.reduce((sum, each) => sum + each - 50, 0)`);
    return { cpu, process, blocking, foreign: foreign.length, ...bench.server.takeTraffic() };
  });
}
