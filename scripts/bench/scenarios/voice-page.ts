import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Bench, BenchPage } from '../bench.js';
import type { Beginning } from '../server/speaking-provider.js';
import type { Call, Subject } from '../subjects/subject.js';
import { inTime } from './too-slow.js';

/** How long a call may take to begin, on a machine that is busy with much else. */
export const BEGUN_WITHIN_MS = 30_000;

/** For what a widget loads ahead of the call, when somebody comes near its button. */
const WARMING_MS = 1500;

/** Marks when something is pressed, and counts what could make a widget draw. */
const WATCH_CALL = `globalThis.counted = { levels: 0, messages: 0, drawings: 0 };
addEventListener('click', () => performance.mark('pressed'), true);
addEventListener('message', ({ data }) => {
  if (data?.from !== 'embedded') return;
  if (data.action === 'app-message') counted.messages++;
  if (data.action !== 'remote-participants-audio-level') return;
  if (Object.values(data.participantsAudioLevel).some((level) => level > 0.01)) counted.levels++;
});`;

/** A page on which somebody calls. */
export interface VoicePage extends BenchPage {
  /** Presses the button, where there is one, and resolves when the assistant listens. */
  call(): Promise<void>;
}

/**
 * Does something on the page of a subject where there is a button for the call. The script `watch`
 * runs in it first.
 */
export function onVoicePage<Found>(
  bench: Bench,
  subject: Subject,
  beginning: Beginning,
  act: (at: VoicePage, given: Call) => Promise<Found>,
  watch = '',
): Promise<Found> {
  const given = callOf(subject);
  const begun = whenTrue(given.listening);
  return bench.onPage(async (at) => {
    const { page, meter } = at;
    await page.addInitScript({ content: WATCH_CALL + watch });
    if (given.machine === 'from-daily') await bench.standInForDaily(page);
    await at.show(subject, `/call?${await bench.whereToCall(beginning)}`);
    if (given.button) await approach(page, given, given.button);
    const call = async () => {
      if (!given.button) return;
      await page.mouse.down();
      await page.mouse.up();
      await inTime(BEGUN_WITHIN_MS, meter.ask(begun));
    };
    return act({ ...at, call }, given);
  });
}

/** The expression for a promise that resolves when another becomes true. */
export function whenTrue(expression: string): string {
  return `new Promise((resolve) => {
    const look = () => (${expression} ? resolve() : setTimeout(look, 5));
    look();
  })`;
}

/** Brings the pointer to the button, and waits for what is loaded at its sight. */
async function approach(page: Page, { presses }: Call, button: string): Promise<void> {
  for (const press of presses) await page.locator(press).first().click();
  const place = await page.locator(button).first().boundingBox();
  if (!place) throw new Error(`there is no ${button}`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await setTimeout(WARMING_MS);
}

function callOf({ name, call }: Subject): Call {
  if (!call) throw new Error(`${name} does not call`);
  return call;
}
