import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import { between, type PageMeter, type Reading } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';

/** The work of an idle widget, and the objects that it leaves behind. */
export interface IdleCost {
  /** Processor time of {@link IDLE_MS} collapsed, in milliseconds. */
  readonly cpu: number;
  /** Timeouts and intervals that were set in that time, and rounds of intervals. */
  readonly timers: number;
  /** Animation frames that were asked for. */
  readonly frames: number;
  /** The memory that {@link ROUNDS} mounts and unmounts left; nothing where it is no element. */
  readonly mounts: Left | null;
  /** The memory that as many openings and closings left; nothing where there is no panel, or no way to do so. */
  readonly opens: Left | null;
}

/** The objects that exist afterwards and did not before. */
export interface Left {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Processor time of one round, in milliseconds. */
  readonly cpu: number;
}

export const IDLE_MS = 10_000;

export const ROUNDS = 200;

/**
 * The number of first rounds, whose memory is kept once: until then the browser still compiles what runs
 * again and again, and keeps that: some 35 to 70 kB for each 200 rounds.
 */
const WARM_UP_ROUNDS = 800;

/** For what a widget does after it has shown. */
const SETTLING_MS = 2500;

/** Counts from before the page's own scripts on. */
const COUNT_WAKING = `globalThis.woken = { timers: 0, frames: 0 };
for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name];
  globalThis[name] = (act, delay, ...given) => {
    woken.timers++;
    return original(typeof act === 'function'
      ? (...values) => { if (name === 'setInterval') woken.timers++; return act(...values); }
      : act, delay, ...given);
  };
}
const frame = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (act) => { woken.frames++; return frame(act); };`;

export async function measureIdle(bench: Bench, subject: Subject): Promise<IdleCost> {
  return {
    ...(await resting(bench, subject)),
    mounts: await mounts(bench, subject),
    opens: await opens(bench, subject),
  };
}

function resting(bench: Bench, subject: Subject) {
  return bench.onPage(async ({ page, meter, show }) => {
    await page.addInitScript({ content: COUNT_WAKING });
    await show(subject);
    await setTimeout(SETTLING_MS);
    await meter.ask('void Object.assign(woken, { timers: 0, frames: 0 })');
    const before = await meter.read();
    await setTimeout(IDLE_MS);
    const { cpu } = between(before, await meter.read());
    return { cpu, ...(await meter.ask<{ timers: number; frames: number }>('woken')) };
  });
}

async function mounts(bench: Bench, subject: Subject): Promise<Left | null> {
  const remount = remountOf(subject);
  if (!remount) return null;
  return bench.onPage(async ({ meter, show }) => {
    await show(subject);
    await setTimeout(SETTLING_MS);
    return left(meter, remount);
  });
}

/** The statements that replace a subject's element by a new one; nothing where it is no element. */
export function remountOf({ body }: Subject): string | undefined {
  const tag = /<([a-z\d]+-[a-z\d-]+)/.exec(body)?.[1];
  if (!tag) return undefined;
  return `const old = document.querySelector('${tag}');
    const fresh = document.createElement('${tag}');
    for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
    old.replaceWith(fresh);`;
}

async function opens(bench: Bench, subject: Subject): Promise<Left | null> {
  const { chat } = subject;
  const toggle = chat?.toggle;
  if (!toggle) return null;
  return bench.onPage(async ({ page, meter, show }) => {
    await show(subject);
    for (const press of chat.presses) await page.locator(press).first().click();
    await page.locator(chat.box).first().waitFor();
    return left(
      meter,
      `${toggle.close}; await new Promise(requestAnimationFrame); ${toggle.open};`,
    );
  });
}

/** Runs a round again and again, and compares what is held afterwards with what was before. */
async function left(meter: PageMeter, round: string): Promise<Left> {
  const rounds = (count: number) =>
    meter.ask(`(async () => {
      for (let round = 0; round < ${count}; round++) {
        ${round}
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    })()`);
  const held = async (): Promise<Reading> => {
    await meter.collectGarbage();
    return meter.read();
  };
  await rounds(WARM_UP_ROUNDS);
  const before = await held();
  await rounds(ROUNDS);
  const after = await held();
  const { heap, nodes, listeners, cpu } = between(before, after);
  return { heap, nodes, listeners, cpu: cpu / ROUNDS };
}
