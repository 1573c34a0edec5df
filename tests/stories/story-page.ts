import type { BrowserContextOptions, Page } from 'playwright-core';
import type { IndexedStory } from './storybook.js';
import { PATIENCE_MS } from '../support/patience.js';

declare global {
  interface Window {
    /** The channel between Storybook's manager and its preview page. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (about: unknown) => void): void;
      /** The arguments of the most recent event of this name. */
      last(event: string): readonly unknown[] | undefined;
      emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void;
    };
  }
}

/** Events that Storybook emits when a story cannot be shown. */
const FAILURES = [
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
];

/** The browser window for a story. */
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
 * Opens a story and waits until its play function has finished and all its parts are rendered.
 *
 * @throws Error when Storybook cannot show the story, or times out.
 */
export async function openStory(
  page: Page,
  url: string,
  { id }: Pick<IndexedStory, 'id'>,
): Promise<void> {
  // Storybook's own accessibility check would run at the same time as the test's.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(isPlayed, [id, FAILURES] as const, { timeout: PATIENCE_MS });
  await rendered(page);
}

/**
 * Switches an open page to another story, as Storybook's sidebar does.
 *
 * @throws Error when Storybook cannot show the story, or times out.
 */
export async function turnToStory(page: Page, { id }: Pick<IndexedStory, 'id'>): Promise<void> {
  await page.evaluate(
    ([storyId, failures, timeout]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        // Storybook itself would go on to wait for animations.
        channel.on('storyRenderPhaseChanged', (about) => {
          const { storyId: id, newPhase } = about as { storyId: string; newPhase: string };
          if (id === storyId && newPhase === 'completing') resolve();
        });
        for (const failure of failures) channel.on(failure, () => reject(new Error(failure)));
        setTimeout(() => reject(new Error(`${storyId} timed out`)), timeout);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, FAILURES, PATIENCE_MS] as const,
  );
  await rendered(page);
}

/** Runs in the page. Returns whether the story's play function has finished. */
function isPlayed([id, failures]: readonly [string, string[]]): boolean {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failure = failures.find((each) => channel?.last(each));
  if (failure) throw new Error(failure);
  return channel?.last('storyRendered')?.[0] === id;
}

/** Resolves when all parts of a story are rendered, as they are at rest. */
async function rendered(page: Page): Promise<void> {
  await page.waitForFunction(isShown, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const { shadowRoot } = document.querySelector('voice-assistant')!;
    const still = document.createElement('style');
    still.textContent = `:is(.root, .root *), .root *::before, .root *::after {
      animation: none !important;
      transition: none !important;
    }`;
    shadowRoot!.append(still);
    await new Promise(requestAnimationFrame);
  });
}

/** Runs in the page. Returns whether the launcher or a panel is seen, with the lazily loaded parts that its state needs. */
function isShown(): boolean {
  const { snapshot, options, shadowRoot } = document.querySelector('voice-assistant')!;
  const shown = [...(shadowRoot?.querySelectorAll('[part~="launcher"], .card') ?? [])];
  if (!shown.some((each) => each.checkVisibility({ visibilityProperty: true }))) return false;
  const { panel, consent, voice, settings, transcript, requests } = snapshot ?? {};
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
  const block = transcript?.entries.some(({ source, text }) => {
    if (source.kind === 'part') return source.part.kind === 'block';
    const isWhole = source.kind === 'reply' && source.progress === 'whole';
    return isWhole && /assistant-block\n\{"type":"(card|buttons)"/.test(String(text));
  });
  const code = 'pre:first-child > code:not(.language-assistant-block)';
  const isAnswered = snapshot?.chat.status !== 'streaming';
  const typed = transcript?.entries.some(({ source }) => source.kind === 'typed');
  const awaited = [
    // Rendered by the engine, which is the last part to load. What is announced goes after a second.
    snapshot && '.announced:empty',
    expanded && '.card > *',
    requests?.length && '[part~="question"]',
    open && block && '[part~="block"]',
    !snapshot && options?.teaser && '[part~="teaser"]',
    open && call && '[part~="settings-button"]',
    open && call && options?.pushToTalk && '[part~="talk-button"]',
    // It makes code focusable, which axe wants of what scrolls.
    open && isAnswered && shadowRoot?.querySelector(code) && '[part~="code-header"]',
    past && (open || isCallButton) && '[part~="past-call"]',
    open && shadowRoot?.querySelector('.messages') && (typed ? '[part~="delivery"]' : '.message'),
  ].filter((each) => typeof each === 'string');
  return awaited.every((each) => shadowRoot?.querySelector(each));
}

/**
 * The accessibility tree of an open story: roles and names, without the time of a call, and without what is
 * announced for a moment.
 */
export async function treeOf(page: Page): Promise<string> {
  await page
    .locator('voice-assistant .announced')
    .evaluateAll((announced) => announced.forEach((each) => each.toggleAttribute('hidden', true)));
  const tree = await page.locator('voice-assistant .root').ariaSnapshot();
  return tree.replace(/(timer).*/g, '$1');
}
