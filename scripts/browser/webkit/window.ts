import { setTimeout as sleep } from 'node:timers/promises';
import { Keyboard, Mouse } from './input.js';
import { WebDriver } from './webdriver.js';

/** For the window to take what it was given. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 20;

const IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches";
const IS_REDUCED = "matchMedia('(prefers-reduced-motion: reduce)').matches";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `null` is the default. */
export interface Media {
  readonly colorScheme?: string | null | undefined;
  readonly reducedMotion?: string | null | undefined;
  readonly forcedColors?: string | null | undefined;
  readonly media?: string | null | undefined;
}

/** A page's report, see window.py and page-scripts.ts. */
export interface PageEvent {
  readonly type: string;
  readonly method?: string;
  readonly url?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly level?: string;
  readonly text?: string;
}

/** A browser window of WebKitGTK: what one does with it from outside of its page. */
export class WebKitWindow {
  readonly driver: WebDriver;
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;

  constructor(driver: WebDriver) {
    this.driver = driver;
    this.keyboard = new Keyboard(driver);
    this.mouse = new Mouse(driver);
  }

  async goto(url: string): Promise<void> {
    await this.driver.command('POST', '/url', { url });
    await this.loaded();
  }

  /** @throws Error if the window does not take the size. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    await this.driver.command('POST', '/window/rect', { x: 0, y: 0, width, height });
    await this.#waitFor('`${innerWidth} by ${innerHeight}`', `${width} by ${height}`);
    await this.#drawn();
  }

  /** @throws Error if WebKitGTK cannot emulate it. */
  async emulateMedia({ colorScheme, reducedMotion, forcedColors, media }: Media): Promise<void> {
    if (forcedColors === 'active') throw new Error('WebKitGTK cannot emulate forced colours');
    if (media === 'print') throw new Error('WebKitGTK cannot emulate print');
    const dark = colorScheme === 'dark';
    const reduced = reducedMotion === 'reduce';
    await this.send({
      ...(colorScheme !== undefined && { dark }),
      ...(reducedMotion !== undefined && { animations: !reduced }),
    });
    if (colorScheme !== undefined) await this.#waitFor(IS_DARK, dark);
    if (reducedMotion !== undefined) await this.#waitFor(IS_REDUCED, reduced);
    if (colorScheme !== undefined || reducedMotion !== undefined) await this.#resizeBriefly();
  }

  /** Runs a script at the start of all later documents. */
  async addScript(source: string): Promise<void> {
    await this.send({ script: source });
  }

  /** Returns what the pages have reported since the last time. */
  take(): Promise<PageEvent[]> {
    return this.send({ take: true });
  }

  /** Sends a message to window.py. */
  protected async send(message: object): Promise<PageEvent[]> {
    const post = 'return webkit.messageHandlers.driver.postMessage(args[0])';
    return JSON.parse(
      await this.driver.script<string>(post, JSON.stringify(message)),
    ) as PageEvent[];
  }

  /** A document only evaluates reduced motion again when its window has another size. */
  async #resizeBriefly(): Promise<void> {
    const { width, height } = await this.driver.script<Size>(
      'return { width: innerWidth, height: innerHeight }',
    );
    await this.setViewportSize({ width, height: height + 1 });
    await this.setViewportSize({ width, height });
  }

  /** The driver may answer before the document has loaded. */
  protected loaded(): Promise<void> {
    return this.#waitFor('document.readyState', 'complete');
  }

  async #waitFor(expression: string, value: string | boolean): Promise<void> {
    for (const end = Date.now() + TIMEOUT_MS; ; await sleep(POLL_MS)) {
      if ((await this.driver.script(`return ${expression}`)) === value) return;
      if (Date.now() > end) throw new Error(`${expression} does not become ${value}`);
    }
  }

  /** Resolves after two frames. A hidden page has none. */
  async #drawn(): Promise<void> {
    await this.driver.script(`await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ])`);
  }
}
