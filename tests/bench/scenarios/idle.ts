import { setTimeout } from 'node:timers/promises';
import type { Bench, BenchPage } from '../bench.js';
import { between, type Reading } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';

/** What a widget does while nobody uses it, and what it leaves behind. */
export interface IdleCost {
  /** Processor time of ten seconds collapsed, in milliseconds. */
  readonly cpu: number;
  /** Timers that fired or were set in those seconds. */
  readonly timers: number;
  /** Animation frames that were asked for. */
  readonly frames: number;
  /** What 200 mounts and unmounts left; nothing where it is no element. */
  readonly mounts: Left | null;
  /** What 200 openings and closings left; nothing where the panel has no button for that. */
  readonly opens: Left | null;
}

export interface Left {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Processor time of one round, in milliseconds. */
  readonly cpu: number;
}

const IDLE_MS = 10_000;

const ROUNDS = 200;

const WARM_UP_ROUNDS = 20;

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
  const resting = await restingCost(bench, subject);
  return {
    ...resting,
    mounts: await mounts(bench, subject),
    opens: await opens(bench, subject),
  };
}

async function mounts(bench: Bench, subject: Subject): Promise<Left | null> {
  const tag = /<([a-z\d]+-[a-z\d-]+)/.exec(subject.body)?.[1];
  if (!tag) return null;
  const at = await bench.newPage();
  try {
    await at.show(subject);
    await setTimeout(1500);
    return await left(at, remount(tag));
  } finally {
    await at.close();
  }
}

async function restingCost(bench: Bench, subject: Subject) {
  const { page, meter, show, close } = await bench.newPage();
  try {
    await page.addInitScript({ content: COUNT_WAKING });
    await show(subject);
    await setTimeout(2500);
    await meter.ask('void Object.assign(woken, { timers: 0, frames: 0 })');
    const before = await meter.read();
    await setTimeout(IDLE_MS);
    const { cpu } = between(before, await meter.read());
    return { cpu, ...(await meter.ask<{ timers: number; frames: number }>('woken')) };
  } finally {
    await close();
  }
}

/** Takes the element out of the page and puts a new one in its place. */
function remount(tag: string): string {
  return `const old = document.querySelector('${tag}');
    const fresh = document.createElement('${tag}');
    for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
    old.replaceWith(fresh);`;
}

async function opens(bench: Bench, subject: Subject): Promise<Left | null> {
  const { chat } = subject;
  if (!chat?.toggle) return null;
  const at = await bench.newPage();
  try {
    await at.show(subject);
    for (const press of chat.presses) await at.page.locator(press).first().click();
    await at.page.locator(chat.box).first().waitFor();
    const pause = 'await new Promise(requestAnimationFrame);';
    return await left(at, `${chat.toggle.close}; ${pause} ${chat.toggle.open};`);
  } finally {
    await at.close();
  }
}

/** Runs a round again and again, and compares what is held afterwards with what was before. */
async function left({ meter }: BenchPage, round: string): Promise<Left> {
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
