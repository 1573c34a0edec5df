import type { JSHandle, Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser.js';
import type { SpawnedProvider } from '../support/provider.js';
import { scriptMicrophone } from '../support/scripted-microphone.js';
import { becomes } from '../support/until.js';
import { explained } from './explained.js';
import { PATIENCE_MS } from '../support/patience.js';

/** How long a page of a failed test may take to report its events. */
const EXPLANATION_MS = 5_000;

/** How much of the events is reported, in characters. */
const MOST_TOLD = 900;

type Told = { readonly type: string } & Readonly<Record<string, unknown>>;

interface Recorder {
  reported: Told[];
  microphones: MediaStreamTrack[];
}

declare global {
  interface Window {
    readonly recorder: Recorder;
  }
}

/** A visitor of a page with the assistant, who sees, clicks, types, and records events. */
export class Visitor {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /**
   * Opens a page with the built script and one tag with these attributes. With a scripted
   * microphone, the visitor says what the test says, and nothing else.
   */
  static async comes(
    browser: Pick<TestBrowser, 'newPage'>,
    site: string,
    provider: Pick<SpawnedProvider, 'url' | 'callBundleUrl'>,
    attributes: Record<string, string>,
    { scripted = false } = {},
  ): Promise<Visitor> {
    const visitor = new Visitor(await browser.newPage());
    const all = {
      'public-key': 'key',
      'assistant-id': 'assistant',
      'api-url': provider.url,
      'call-bundle-url': provider.callBundleUrl,
      size: 'compact',
      'show-transcript': '',
      ...attributes,
    };
    if (scripted) await visitor.page.addInitScript(scriptMicrophone);
    await visitor.page.addInitScript(record);
    await visitor.page.goto(`${site}/page.html?${new URLSearchParams(all).toString()}`);
    await visitor.part('launcher').waitFor();
    return visitor;
  }

  /** A part that is not in a panel that is closed. */
  part(name: string) {
    return this.page.locator(`voice-assistant [part~="${name}"]:not([hidden] *)`);
  }

  /** The events and the content of the page, for the message of a timeout. */
  async #explain(): Promise<string> {
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('The page does not answer.'), EXPLANATION_MS).unref();
    });
    const seen = this.page
      .evaluate(() => {
        const { reported } = window.recorder;
        const { innerText } = document
          .querySelector('voice-assistant')!
          .shadowRoot!.querySelector<HTMLElement>('.root')!;
        return { reported, innerText };
      })
      .then(
        ({ reported, innerText }) =>
          `${toldInShort(reported)}\nShown: ${JSON.stringify(innerText)}`,
      )
      .catch(String);
    return Promise.race([seen, late]);
  }

  async opens(): Promise<void> {
    await this.part('launcher').click();
    await this.part('panel').waitFor();
  }

  async types(text: string): Promise<void> {
    await this.part('text-box').fill(text);
    await this.page.keyboard.press('Enter');
  }

  async calls(): Promise<void> {
    await this.part('call-button').click();
  }

  /** Opens the panel, and calls until the assistant listens. */
  async connects(): Promise<void> {
    await this.opens();
    await this.calls();
    await this.hears('call-start');
  }

  /** Everything that the element reported the page so far, oldest first. */
  reported(type?: string): Promise<Told[]> {
    return this.page.evaluate(
      (wanted) => window.recorder.reported.filter((each) => !wanted || each.type === wanted),
      type,
    );
  }

  /** Waits until the element has reported something whose JSON has this in it. */
  async hears(type: string, pattern = ''): Promise<Told> {
    const heard = await explained(
      this.page.waitForFunction(
        ([wanted, within]) =>
          window.recorder.reported.find(
            (each) => each.type === wanted && new RegExp(within).test(JSON.stringify(each)),
          ),
        [type, pattern] as const,
        { polling: 20 },
      ),
      () => this.#explain(),
    );
    return (await heard.jsonValue()) as Told;
  }

  /** Waits for the element to have, or not to have, a state that pages can style. */
  async sees(state: string, on = true): Promise<void> {
    await explained(
      this.page.waitForFunction(
        ([name, wanted]) =>
          document.querySelector('voice-assistant')!.matches(`:state(${name})`) === wanted,
        [state, on] as const,
        { polling: 20 },
      ),
      () => this.#explain(),
    );
  }

  /** Waits for a text in the conversation. */
  async reads(role: 'user' | 'assistant', text: RegExp, timeout = PATIENCE_MS): Promise<void> {
    const message = this.part(`${role}-message`).filter({ hasText: text }).first();
    await explained(message.waitFor({ timeout }), () => this.#explain());
  }

  /** Waits until this part of the conversation is stored for the next page. */
  async keeps(part: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => Object.values(sessionStorage).join().includes(wanted),
      part,
    );
  }

  /** The assistant's voice as it arrives. */
  async voice(): Promise<JSHandle<MediaStreamTrack>> {
    const track = await this.page.waitForFunction(
      () => (document.querySelector('audio')?.srcObject as MediaStream | null)?.getAudioTracks()[0],
    );
    return track as JSHandle<MediaStreamTrack>;
  }

  /** Which of the microphones that were opened are on. */
  microphones(): Promise<boolean[]> {
    return this.page.evaluate(() => window.recorder.microphones.map(({ enabled }) => enabled));
  }

  /** Calls one of the element's methods. */
  async asks(method: string, ...args: unknown[]): Promise<void> {
    await this.page.evaluate(
      ([name, values]) => {
        const element = document.querySelector('voice-assistant') as unknown as Record<
          string,
          (...given: unknown[]) => void
        >;
        element[name]!(...values);
      },
      [method, args] as const,
    );
  }

  /** What a call has left behind: nothing of it is left when all are zero. */
  remains(): Promise<{ audio: number; calls: number; microphones: number }> {
    return this.page.evaluate(() => ({
      audio: document.querySelectorAll('audio').length,
      calls: Object.keys(
        (window as unknown as { _daily?: { instances: object } })._daily?.instances ?? {},
      ).length,
      microphones: window.recorder.microphones.filter(({ readyState }) => readyState === 'live')
        .length,
    }));
  }

  /** Waits until nothing of a call is left. */
  async leftNothing(): Promise<void> {
    await becomes(() => this.remains(), { audio: 0, calls: 0, microphones: 0 });
  }

  async goes(): Promise<void> {
    await this.page.context().close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.goes();
  }
}

/** The latest events, shortened. */
function toldInShort(reported: readonly Told[]): string {
  const each = reported.map(({ type, isTrusted: _, ...rest }) => {
    const what = JSON.stringify(rest).replace(/["{}]|progress:/g, '');
    return `${type.replace('call-start-progress', '')} ${what.slice(0, 60)}`.trim();
  });
  return `Told: ${each.join('; ').slice(-MOST_TOLD)}`;
}

/** Runs in the page before anything else: records all events and every opened microphone. */
function record(): void {
  const recorder: Recorder = { reported: [], microphones: [] };
  Object.assign(window, { recorder });
  const names = [
    'call-start',
    'call-end',
    'call-start-progress',
    'call-start-success',
    'call-start-failed',
    'speech-start',
    'speech-end',
    'message',
    'error',
  ];
  for (const name of names)
    window.addEventListener(`va-${name}`, (event) =>
      recorder.reported.push({ ...Object.fromEntries(Object.entries(event)), type: name }),
    );
  // In Firefox, a listener of a track hears no event that a page dispatches, unless its fourth argument asks for it.
  const { addEventListener } = EventTarget.prototype;
  MediaStreamTrack.prototype.addEventListener = function (...given: unknown[]) {
    Reflect.apply(addEventListener, this, [...given.slice(0, 2), given[2] ?? false, true]);
  };
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    recorder.microphones.push(...stream.getAudioTracks());
    return stream;
  };
}
