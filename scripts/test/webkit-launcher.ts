import type { BrowserLauncher } from '@web/test-runner';
import { isForeign } from '../browser/foreign-traffic.js';
import { WebDriver } from '../browser/webkit/webdriver.js';
import { WebKitWindow } from '../browser/webkit/window.js';

/** As in Web Test Runner's other launchers. */
const SIZE = { width: 800, height: 600 };

/** Opens test files in WebKitGTK. A browser runs one file after the other, with nothing stored between. */
export class WebKitLauncher implements BrowserLauncher {
  readonly name = 'WebKit';
  /** Has Web Test Runner's commands use `getPage`. */
  readonly type = 'playwright';
  readonly #idle: WebKitWindow[] = [];
  readonly #active = new Map<string, WebKitWindow>();

  async startSession(id: string, url: string): Promise<void> {
    const window = this.#idle.pop() ?? new WebKitWindow(await WebDriver.start());
    this.#active.set(id, window);
    await window.setViewportSize(SIZE);
    await window.emulateMedia({ colorScheme: null, reducedMotion: null });
    await window.goto(url);
  }

  isActive(id: string): boolean {
    return this.#active.has(id);
  }

  getBrowserUrl(): undefined {
    return undefined;
  }

  getPage(id: string): WebKitWindow | undefined {
    return this.#active.get(id);
  }

  /** @throws Error if the page made requests to other hosts, which fails its file. */
  async stopSession(id: string): Promise<object> {
    const window = this.#active.get(id);
    this.#active.delete(id);
    if (!window) return {};
    const requests = await window.take();
    await window.driver.script('localStorage.clear(); sessionStorage.clear()');
    await window.goto('about:blank');
    this.#idle.push(window);
    const foreign = requests.flatMap(({ url = '' }) => (isForeign(url) ? [url] : []));
    if (foreign.length) throw new Error(`Requests to other hosts: ${foreign.join(', ')}`);
    return {};
  }

  startDebugSession(): Promise<void> {
    throw new Error('There is no debug session in WebKit');
  }

  async stop(): Promise<void> {
    const windows = [...this.#idle, ...this.#active.values()];
    await Promise.all(windows.map(({ driver }) => driver.stop()));
  }
}
