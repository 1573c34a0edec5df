import type { Page } from 'playwright-core';
import type { TestBrowser } from './browser.js';
import { PATIENCE_MS } from './patience.js';

/** What a page has of each kind at this moment. */
export interface LeftBehind {
  /** Microphones and voices that are live. */
  readonly tracks: number;
  /** `<audio>` and `<iframe>` elements. */
  readonly elements: number;
  /** Call objects of the call library. */
  readonly calls: number;
  /** Connections that are not closed. */
  readonly connections: number;
  /** Audio contexts that are not closed. */
  readonly contexts: number;
  /** Timeouts that are still to come, and intervals that run. */
  readonly timers: number;
}

/**
 * Runs in every page before anything else, and remembers what is made there. A text, since what
 * the tests' compiler makes of a function does not run in a page.
 */
const WATCH = `(() => {
  const tracks = [];
  const connections = [];
  const contexts = [];
  const timers = new Map();
  const watch = (name, list) => {
    const Original = window[name];
    if (!Original) return;
    window[name] = class extends Original {
      constructor(...given) {
        super(...given);
        list.push(new WeakRef(this));
      }
    };
  };
  watch('RTCPeerConnection', connections);
  watch('AudioContext', contexts);
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    for (const track of stream.getTracks()) tracks.push(new WeakRef(track));
    return stream;
  };
  const clone = MediaStreamTrack.prototype.clone;
  MediaStreamTrack.prototype.clone = function () {
    const copy = clone.call(this);
    tracks.push(new WeakRef(copy));
    return copy;
  };
  for (const kind of ['Timeout', 'Interval']) {
    const set = window['set' + kind].bind(window);
    const clear = window['clear' + kind].bind(window);
    window['set' + kind] = (act, ms, ...given) => {
      const id = set((...values) => {
        if (kind === 'Timeout') timers.delete(id);
        if (typeof act === 'function') act(...values);
      }, ms, ...given);
      timers.set(id, ms + ' ms, ' + new Error().stack);
      return id;
    };
    window['clear' + kind] = (id) => {
      timers.delete(id);
      clear(id);
    };
  }
  // What was collected as garbage is not left.
  const left = (list) => list.map((each) => each.deref()).filter(Boolean);
  const heard = () => left(connections).flatMap((each) => each.getReceivers().map(({ track }) => track));
  window.leftBehind = () => ({
    tracks: [...left(tracks), ...heard()].filter(({ readyState }) => readyState === 'live').length,
    elements: document.querySelectorAll('audio, iframe').length,
    calls: Object.keys(window._daily?.instances ?? {}).length,
    connections: left(connections).filter(({ connectionState }) => connectionState !== 'closed').length,
    contexts: left(contexts).filter(({ state }) => state !== 'closed').length,
    timers: timers.size,
  });
  window.pendingTimers = () => [...timers.values()];
})()`;

interface WatchedPage {
  leftBehind(): LeftBehind;
  pendingTimers(): string[];
}

/** The same browser, whose pages remember what is made in them. */
export function watchingWhatIsLeft(browser: TestBrowser): TestBrowser {
  return {
    ...browser,
    async newPage(options) {
      const page = await browser.newPage(options);
      await page.addInitScript({ content: WATCH });
      return page;
    },
  };
}

/** What a page of a watched browser has at this moment. */
export function leftBehind(page: Page): Promise<LeftBehind> {
  return page.evaluate(() => (window as unknown as WatchedPage).leftBehind());
}

/** Waits until a page has nothing of it any more. */
export async function waitUntilNothingIsLeft(page: Page): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await page.waitForTimeout(100)) {
    const now = await leftBehind(page);
    const more = (Object.keys(now) as (keyof LeftBehind)[]).filter((kind) => now[kind] > 0);
    if (more.length === 0) return;
    if (Date.now() < until) continue;
    const timers = await page.evaluate(() => (window as unknown as WatchedPage).pendingTimers());
    const left = more.map((kind) => `${now[kind]} ${kind}`).join(', ');
    throw new Error(`left behind: ${left}\n${timers.join('\n')}`);
  }
}
