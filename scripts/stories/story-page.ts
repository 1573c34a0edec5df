import type { BrowserContextOptions, Page } from 'playwright-core';
import type { IndexedStory } from './storybook.js';

declare global {
  interface Window {
    /** By which Storybook's list of stories talks to the page that shows one. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (about: unknown) => void): void;
      /** What was told with an event when it came last. */
      last(event: string): readonly unknown[] | undefined;
      emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void;
    };
  }
}

/** What Storybook tells of a story that could not be shown. */
const FAILURES = [
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
];

/** How long a story may take to be drawn whole on a machine that is busy with much else. */
const PATIENCE_MS = 30_000;

/** The window in which a story is looked at. */
export function surroundingOf({ surroundings }: IndexedStory): BrowserContextOptions {
  const phone = surroundings.includes('phone');
  return {
    viewport: phone ? { width: 360, height: 740 } : { width: 560, height: 740 },
    hasTouch: phone,
    isMobile: phone,
    forcedColors: surroundings.includes('forced-colors') ? 'active' : 'none',
    reducedMotion: surroundings.includes('reduced-motion') ? 'reduce' : 'no-preference',
  };
}

/**
 * Opens a story and waits until it is played and drawn whole: the panel loaded, the text box focused.
 *
 * @throws Error when Storybook cannot show it, or says nothing of it in time
 */
export async function openStory(page: Page, url: string, { id }: IndexedStory): Promise<void> {
  // Storybook's own check of accessibility would run at the same time as that of the tests.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(isPlayed, [id, FAILURES] as const, { timeout: PATIENCE_MS });
  await drawn(page);
}

/**
 * Goes on to another story on a page on which one is open, as Storybook's own list of them does.
 *
 * @throws Error when Storybook cannot show it, or says nothing of it in time
 */
export async function turnToStory(page: Page, { id }: IndexedStory): Promise<void> {
  await page.evaluate(
    ([storyId, failures, patience]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        // Of the story before it may be told late: once all that moves in it has come to rest.
        channel.on('storyRendered', (rendered) => rendered === storyId && resolve());
        for (const failure of failures) channel.on(failure, () => reject(new Error(failure)));
        setTimeout(() => reject(new Error(`no news of ${storyId}`)), patience);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, FAILURES, PATIENCE_MS] as const,
  );
  await drawn(page);
}

/** Runs in the page: whether all that is done in a story has been done. */
function isPlayed([id, failures]: readonly [string, string[]]): boolean {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failure = failures.find((each) => channel?.last(each));
  if (failure) throw new Error(failure);
  return channel?.last('storyRendered')?.[0] === id;
}

/** Waits until a story is drawn whole. */
async function drawn(page: Page): Promise<void> {
  const shown = page.locator('voice-assistant').locator('[part~="launcher"], .card');
  await shown.filter({ visible: true }).first().waitFor();
  await page.waitForFunction(hasItsParts, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const { shadowRoot } = document.querySelector('voice-assistant')!;
    const running = shadowRoot?.querySelector('.card')?.getAnimations() ?? [];
    await Promise.all(running.map((each) => each.finished));
  });
}

/** Runs in the page: whether what the story's state asks for and comes late is there. */
function hasItsParts(): boolean {
  const { snapshot, options, shadowRoot } = document.querySelector('voice-assistant')!;
  const { panel, consent, voice, settings } = snapshot ?? {};
  const open = panel?.status === 'open';
  const isCallButton = options?.size === 'tiny' && settings?.mode === 'voice';
  const call = voice?.status === 'connected' ? voice : undefined;
  const failed = voice?.status === 'disconnected' && voice.failure !== null;
  const past = voice?.status === 'disconnected' && voice.past !== null && !failed;
  const noticed = call && (call.unheard || call.thinking || call.hangUp || call.network !== 'good');
  const expanded =
    open ||
    (consent?.status === 'needed' && consent.held !== null) ||
    noticed ||
    (isCallButton && (failed || past || call?.playback === 'refused'));
  const awaited = [
    // It comes with the engine, which is behind all else.
    snapshot && '.announced',
    expanded && '.card > *',
    open && call && '[part~="settings-button"]',
    open && call && options?.pushToTalk && '[part~="talk-button"]',
    past && (open || isCallButton) && '[part~="past-call"]',
  ].filter((each) => typeof each === 'string');
  return awaited.every((each) => shadowRoot?.querySelector(each));
}

/** Stops what moves, so that two pictures of one state are the same. */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document
      .querySelector('voice-assistant')!
      .shadowRoot!.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
}

/** What somebody who does not see is told of an opened story, as roles and names. */
export function treeOf(page: Page): Promise<string> {
  return page.locator('voice-assistant .root').ariaSnapshot();
}
