import { fileURLToPath } from 'node:url';
import {
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../find-browser.js';
import { desktop } from '../desktop.js';
import { EMULATED_MEDIA } from './message.js';

/**
 * Calls over loopback, sound without a click, a clipboard that pages may read, scroll bars that take no
 * space, as in Chromium, and a selection colour as readable as that of a desktop. Without the reflection of
 * ARIA references, which Playwright reads from a sandbox, where Firefox 153 crashes.
 */
const PREFERENCES = {
  'accessibility.ARIAElementReflection.enabled': false,
  'dom.events.testing.asyncClipboard': true,
  'media.autoplay.blocking_policy': 0,
  'media.autoplay.default': 0,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'ui.highlight': '#0078d4',
  'ui.useOverlayScrollbars': 1,
};

/** Runs in the page. Frameworks do not notice text that Playwright inserts by assignment. */
const INSERT_AS_TYPED = `Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => document.execCommand('insertText', false, text),
  set() {},
})`;

/** A microphone that beeps. Otherwise Firefox uses the microphone of the machine. */
export const FAKE_MICROPHONE = { 'media.navigator.streams.fake': true };

/**
 * Playwright's options for the installed Firefox, headless.
 *
 * @throws Error with instructions if there is no Firefox.
 */
export async function installedFirefox(preferences: object = {}): Promise<LaunchOptions> {
  const environment = { ...(await desktop()), FIREFOX_PATH: findBrowser('firefox') };
  return {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('proxy.ts', import.meta.url)),
    env: environment as Record<string, string>,
    firefoxUserPrefs: { ...PREFERENCES, ...preferences },
  };
}

export async function launchFirefox(preferences?: object): Promise<Browser> {
  const browser = await firefox.launch(await installedFirefox(preferences));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript({ content: INSERT_AS_TYPED });
    return withEmulatedMedia(context, options);
  };
  return browser;
}

/** Has the pages of a context emulate all media features, by the proxy. */
export function withEmulatedMedia(
  context: BrowserContext,
  { reducedMotion = null, forcedColors = null }: BrowserContextOptions = {},
): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    page.emulateMedia = (features = {}) => emulate(page, features);
    if (reducedMotion || forcedColors) await page.emulateMedia({ reducedMotion, forcedColors });
    return page;
  };
  return context;
}

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>;

async function emulate(
  page: Page,
  { colorScheme, reducedMotion, forcedColors, media }: EmulatedMedia,
): Promise<void> {
  const features = {
    'prefers-color-scheme': colorScheme,
    'prefers-reduced-motion': reducedMotion,
    'forced-colors': forcedColors,
    media,
  };
  await page.setExtraHTTPHeaders({ [EMULATED_MEDIA]: JSON.stringify(features) });
}
