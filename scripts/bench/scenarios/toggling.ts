import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import { median } from '../median.js';
import { between, type PageMeter } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';
import { remountOf } from './idle.js';

/** The cost of what a visitor or a page does now and then, each time until the page rests. */
export interface TogglingCost {
  /** Closing and opening an empty panel, in milliseconds of processor; nothing where there is no way to do so. */
  readonly toggle: number | null;
  /** Recalculations of style in that. */
  readonly styles: number | null;
  /** Replacing the collapsed element by a new one; nothing where it is no element. */
  readonly mount: number | null;
}

const ROUNDS = 7;

/** Longer than the animation of any of the widgets, in milliseconds. */
const SETTLING_MS = 700;

export async function measureToggling(bench: Bench, subject: Subject): Promise<TogglingCost> {
  const { chat } = subject;
  const toggle = chat?.toggle;
  const toggled = toggle
    ? await bench.onPage(async ({ page, meter, show }) => {
        await show(subject);
        for (const press of chat.presses) await page.locator(press).first().click();
        await page.locator(chat.box).first().waitFor();
        return ofRounds(meter, [toggle.close, toggle.open]);
      })
    : null;
  const remount = remountOf(subject);
  const mounted = remount
    ? await bench.onPage(async ({ meter, show }) => {
        await show(subject);
        return ofRounds(meter, [`{ ${remount} }`]);
      })
    : null;
  return {
    toggle: toggled?.cpu ?? null,
    styles: toggled?.styles ?? null,
    mount: mounted?.cpu ?? null,
  };
}

/** The medians over some rounds of all steps, after each of which the page gets to rest. */
async function ofRounds(meter: PageMeter, steps: readonly string[]) {
  const readings = [];
  await setTimeout(SETTLING_MS * 3);
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await meter.read();
    for (const step of steps) {
      await meter.ask(step);
      await setTimeout(SETTLING_MS);
    }
    readings.push(between(before, await meter.read()));
  }
  // The first one brings along what all need.
  const counted = readings.slice(1);
  return {
    cpu: median(counted.map(({ cpu }) => cpu)),
    styles: median(counted.map(({ styles }) => styles)),
  };
}
