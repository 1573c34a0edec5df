import { setTimeout as sleep } from 'node:timers/promises';
import { Keyboard, Mouse } from './input.js';
import { WebDriver } from './webdriver.js';

const RESIZE_TIMEOUT_MS = 5_000;

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

/** What a page has reported, see window.py and page-scripts.ts. */
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
  }

  /** @throws Error if the window does not take the size. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    await this.driver.command('POST', '/window/rect', { x: 0, y: 0, width, height });
    const isDone = 'return innerWidth === args[0] && innerHeight === args[1]';
    for (const end = Date.now() + RESIZE_TIMEOUT_MS; ; await sleep(20)) {
      if (await this.driver.script(isDone, width, height)) break;
      if (Date.now() > end) throw new Error(`The window does not become ${width} by ${height}`);
    }
    await this.#drawn();
  }

  /** @throws Error if WebKitGTK cannot emulate it. */
  async emulateMedia({ colorScheme, reducedMotion, forcedColors, media }: Media): Promise<void> {
    if (forcedColors === 'active') throw new Error('WebKitGTK cannot emulate forced colours');
    if (media === 'print') throw new Error('WebKitGTK cannot emulate print');
    await this.tell({
      ...(colorScheme !== undefined && { dark: colorScheme === 'dark' }),
      ...(reducedMotion !== undefined && { animations: reducedMotion !== 'reduce' }),
    });
    await this.#drawn();
  }

  /** Runs a script at the start of all later documents. */
  async addScript(source: string): Promise<void> {
    await this.tell({ script: source });
  }

  /** Returns what the pages have reported since the last time. */
  take(): Promise<PageEvent[]> {
    return this.tell({ take: true });
  }

  /** Sends a message to window.py. */
  protected async tell(message: object): Promise<PageEvent[]> {
    const post = 'return webkit.messageHandlers.driver.postMessage(args[0])';
    return JSON.parse(
      await this.driver.script<string>(post, JSON.stringify(message)),
    ) as PageEvent[];
  }

  /** Resolves after two frames. A hidden page has none. */
  async #drawn(): Promise<void> {
    await this.driver.script(`await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ])`);
  }
}
