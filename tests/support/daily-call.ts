import type { Page } from 'playwright-core';
import { meterTrack, type TrackMeter } from './audio.js';
import type { TestBrowser } from './browser.js';
import type { JoinOptions, Match, Seen } from './daily-page.js';
import { PATIENCE_MS } from './patience.js';

/**
 * Opens a room on the provider and gives its URL.
 *
 * @param also - the faults, and the rest of the request.
 */
export async function openRoom(
  providerUrl: string,
  assistant: object = {},
  also: { faults?: string; body?: object } = {},
): Promise<string> {
  const response = await fetch(`${providerUrl}/call/web?faults=${also.faults ?? ''}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ assistant, ...also.body }),
  });
  const { webCallUrl } = (await response.json()) as { webCallUrl?: string };
  if (!webCallUrl) throw new Error(`the provider opened no room (status ${response.status})`);
  return webCallUrl;
}

/** Drives a page that calls with the real daily-js, from the test. */
export class DailyCall {
  readonly page: Page;
  /** The address of the room that it joined last. */
  roomUrl = '';
  /** What the page reported as uncaught. */
  readonly errors: Error[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error));
  }

  static async open(browser: TestBrowser, pageUrl: string): Promise<DailyCall> {
    const call = new DailyCall(await browser.newPage());
    await call.page.goto(pageUrl);
    return call;
  }

  /** Joins, or gives the reason of daily-js why not. */
  join(options: JoinOptions): Promise<unknown> {
    this.roomUrl = options.roomUrl;
    return this.page.evaluate(
      (given) =>
        window.testCall.join(given).then(
          () => undefined,
          (reason: unknown) => reason,
        ),
      options,
    );
  }

  /** Waits for an app message. */
  message(match: Match): Promise<Seen> {
    return this.#find('messages', match);
  }

  /** Waits for an event of daily-js. */
  event(match: Match): Promise<Seen> {
    return this.#find('events', match);
  }

  async send(message: unknown): Promise<void> {
    await this.page.evaluate((data) => window.testCall.send(data), message);
  }

  /** Meters the assistant's voice as it arrives in the page. */
  async voiceMeter(): Promise<TrackMeter> {
    const voice = await this.page.waitForFunction(() => window.testCall.voice, undefined, {
      timeout: PATIENCE_MS,
    });
    return meterTrack(this.page, voice as never);
  }

  /** Microphones that are open at this moment. */
  openMicrophones(): Promise<number> {
    return this.page.evaluate(() => window.testCall.openMicrophones);
  }

  async leave(): Promise<void> {
    await this.page.evaluate(() => window.testCall.call!.leave());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.close();
  }

  async #find(list: 'messages' | 'events', match: Match): Promise<Seen> {
    try {
      const found = await this.page.waitForFunction(
        ([name, wanted]) => window.testCall.find(name, wanted)[0],
        [list, match] as const,
        { timeout: PATIENCE_MS, polling: 30 },
      );
      return (await found.jsonValue())!;
    } catch (cause) {
      const seen = await this.page.evaluate((name) => JSON.stringify(window.testCall[name]), list);
      throw new Error(`no ${JSON.stringify(match)} among ${list}: ${seen}`, { cause });
    }
  }
}
