import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownDisplay } from '../desktop.js';
import { findBrowser } from '../find-browser.js';

const START_TIMEOUT_MS = 120_000;
const SCRIPT_TIMEOUT_MS = 6 * 60_000;
const PAGE_LOAD_TIMEOUT_MS = 60_000;

/** A session of WebKitWebDriver: a browser process with one window, on a display of its own. */
export class WebDriver {
  readonly #process: ChildProcess;
  readonly #closeDisplay: () => void;
  readonly #base: string;
  #session = '';

  private constructor(process: ChildProcess, closeDisplay: () => void, base: string) {
    this.#process = process;
    this.#closeDisplay = closeDisplay;
    this.#base = base;
  }

  /** @throws Error with instructions if WebKitGTK is not installed. */
  static async start(): Promise<WebDriver> {
    const program = findBrowser('webkit');
    const port = await freePort();
    const display = await ownDisplay();
    const child = spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...display.environment,
        // Accessibility services are looked for on the session's bus, which containers do not have.
        NO_AT_BRIDGE: '1',
        // Its sandbox works neither for root nor in most CI containers.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const driver = new WebDriver(child, display.close, `http://127.0.0.1:${port}`);
    try {
      await driver.#open();
    } catch (error) {
      await driver.stop();
      throw error;
    }
    return driver;
  }

  async #open(): Promise<void> {
    const isReady = () => this.#request('GET', '/status').catch(() => undefined);
    for (const until = Date.now() + START_TIMEOUT_MS; !(await isReady()); await sleep(50))
      if (Date.now() > until) throw new Error('WebKitWebDriver did not start');
    const { sessionId } = await this.#request<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: fileURLToPath(new URL('window.py', import.meta.url)),
            args: [],
          },
          timeouts: { script: SCRIPT_TIMEOUT_MS, pageLoad: PAGE_LOAD_TIMEOUT_MS },
        },
      },
    });
    this.#session = `/session/${sessionId}`;
  }

  /**
   * A command of https://www.w3.org/TR/webdriver2.
   *
   * @throws Error with WebDriver's message.
   */
  command<Value = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    return this.#request(method, this.#session + path, method === 'POST' ? (body ?? {}) : body);
  }

  /** Runs the body of an async function in the page. Its arguments and its result are JSON. */
  script<Value>(body: string, ...args: readonly unknown[]): Promise<Value> {
    const script = `
      const done = arguments[arguments.length - 1];
      (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error), stack: String(error?.stack ?? '') }),
      );`;
    return this.command<{ value?: Value; error?: string; stack?: string }>(
      'POST',
      '/execute/async',
      { script, args },
    ).then(({ value, error, stack }) => {
      if (error !== undefined) throw new Error(`${error}\n${stack}`);
      return value as Value;
    });
  }

  async stop(): Promise<void> {
    if (this.#session) await this.#request('DELETE', this.#session).catch(() => undefined);
    const exited = once(this.#process, 'exit');
    if (this.#process.kill()) await exited;
    this.#closeDisplay();
  }

  async #request<Value = unknown>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(this.#base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Value & Partial<WebDriverError> };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

interface WebDriverError {
  readonly error: string;
  readonly message: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
