import { EventEmitter } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebKitLocator } from './locator.js';
import { agentSource, REPORTER } from './page-scripts.js';
import { WebDriver } from './webdriver.js';
import { WebKitWindow, type Size } from './window.js';

const DEFAULT_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

const MISSING = 'no agent';

/**
 * The part of Playwright's Page that tests use in WebKit, in a browser of its own. Requests, errors,
 * console messages and alerts, which are closed, are emitted late: before the next result of `evaluate` or
 * of a locator.
 */
export class WebKitPage extends WebKitWindow {
  timeout = DEFAULT_TIMEOUT_MS;
  readonly #root = new WebKitLocator(this);
  readonly #events = new EventEmitter();
  #url = 'about:blank';
  #size: Size = { width: 1280, height: 720 };
  #isClosed = false;

  /** @throws Error with instructions if WebKitGTK is not installed. */
  static async open(size?: Size): Promise<WebKitPage> {
    const page = new WebKitPage(await WebDriver.start());
    await page.addScript(REPORTER);
    await page.setViewportSize(size ?? page.viewportSize());
    return page;
  }

  locator = this.#root.locator;
  getByRole = this.#root.getByRole;
  getByText = this.#root.getByText;
  getByLabel = this.#root.getByLabel;

  on = this.#events.on.bind(this.#events);
  off = this.#events.off.bind(this.#events);
  once = this.#events.once.bind(this.#events);

  override async goto(url: string): Promise<void> {
    await super.goto(url);
    await this.#deliver();
  }

  async goBack(): Promise<void> {
    await this.driver.command('POST', '/back');
    await this.loaded();
    await this.#deliver();
  }

  async goForward(): Promise<void> {
    await this.driver.command('POST', '/forward');
    await this.loaded();
    await this.#deliver();
  }

  async reload(): Promise<void> {
    await this.driver.command('POST', '/refresh');
    await this.loaded();
    await this.#deliver();
  }

  viewportSize(): Size {
    return this.#size;
  }

  override async setViewportSize(size: Size): Promise<void> {
    await super.setViewportSize(size);
    this.#size = size;
  }

  async addStyleTag({ content }: { readonly content: string }): Promise<void> {
    await this.evaluate((css: string) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }, content);
  }

  title(): Promise<string> {
    return this.driver.command('GET', '/title');
  }

  /** The address at the time of the last result. */
  url(): string {
    return this.#url;
  }

  /** Runs a function, or a script as a text. */
  async evaluate<Result>(
    act: string | ((given: never) => Result),
    given?: unknown,
  ): Promise<Awaited<Result>> {
    const body = typeof act === 'string' ? '(0, eval)(args[0])' : `(${act})(args[0])`;
    const argument = typeof act === 'string' ? act : given;
    const result = await this.driver.script<Awaited<Result>>(`return ${body}`, argument);
    await this.#deliver();
    return result;
  }

  /** Repeats a function until its result is true, also over navigations. */
  async waitForFunction<Result>(
    act: string | ((given: never) => Result),
    given?: unknown,
    { timeout = this.timeout }: { readonly timeout?: number } = {},
  ): Promise<{ jsonValue(): Promise<Awaited<Result>> }> {
    for (const end = Date.now() + timeout; ; await sleep(POLL_MS)) {
      const result = await this.evaluate(act, given);
      if (result) return { jsonValue: () => Promise.resolve(result) };
      if (Date.now() > end) throw new Error(`Timeout of ${timeout} ms: ${act}`);
    }
  }

  /** Runs the body of a function, whose arguments are an array `given`, with `agent` (agent.js). */
  async withAgent<Result>(body: string, ...given: readonly unknown[]): Promise<Result> {
    const script = `
      const agent = window.driverAgent;
      if (!agent) return { missing: true };
      const given = args;
      return { result: await (async () => { ${body} })() };`;
    const run = () => this.driver.script<{ missing?: true; result?: Result }>(script, ...given);
    let outcome = await run();
    if (outcome.missing) {
      await this.driver.script(`window.driverAgent = (() => { ${agentSource()} })()`);
      outcome = await run();
    }
    await this.#deliver();
    if (outcome.missing) throw new Error(MISSING);
    return outcome.result as Result;
  }

  setDefaultTimeout(timeout: number): void {
    this.timeout = timeout;
  }

  waitForTimeout(ms: number): Promise<void> {
    return sleep(ms);
  }

  async addInitScript(script: { readonly content: string } | (() => void)): Promise<void> {
    await this.addScript(typeof script === 'function' ? `(${script})()` : script.content);
  }

  /** Has later documents run no scripts of their own, nor those of `addInitScript`. */
  async disableScripts(): Promise<void> {
    await this.send({ scripted: false });
  }

  async screenshot({ path }: { readonly path: string }): Promise<void> {
    const image = await this.driver.command<string>('GET', '/screenshot');
    await writeFile(path, Buffer.from(image, 'base64'));
  }

  context(): { close(): Promise<void> } {
    return { close: () => this.close() };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#deliver().catch(() => undefined);
    await this.driver.stop();
    this.#events.emit('close');
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #deliver(): Promise<void> {
    this.#url = await this.driver.command<string>('GET', '/url');
    for (const {
      type,
      method = '',
      url = '',
      message = '',
      stack,
      level,
      text,
    } of await this.take()) {
      if (type === 'request') this.#events.emit(type, { method: () => method, url: () => url });
      if (type === 'console') this.#events.emit(type, { type: () => level, text: () => text });
      if (type === 'dialog')
        this.#events.emit(type, { message: () => message, accept: () => Promise.resolve() });
      if (type === 'pageerror')
        this.#events.emit(type, Object.assign(new Error(message), { stack }));
    }
  }
}
