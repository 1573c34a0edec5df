import type { Message, Params } from './message.js';

/** The values of media features. `null` is what the machine has. */
export type Features = Readonly<Record<string, string | null>>;

/** The property of Firefox's BrowsingContext that overrides a feature, and its value for `null`. */
const OVERRIDES: Readonly<Record<string, readonly [property: string, none: string]>> = {
  'prefers-color-scheme': ['prefersColorSchemeOverride', 'none'],
  'prefers-reduced-motion': ['prefersReducedMotionOverride', 'none'],
  'forced-colors': ['forcedColorsOverride', 'none'],
  media: ['mediumOverride', ''],
};

/** Commands of the proxy have higher ids than those of Playwright. */
const FIRST_ID = 1_000_000_000;

/** Sets media features by privileged scripts. */
export class MediaEmulation {
  readonly #send: (message: object) => void;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #byUserContext = new Map<string, Features>();
  #chrome: Promise<string | undefined> | undefined;
  #nextId = FIRST_ID;

  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  /** Sets features of browsing contexts, or of all future ones of user contexts. */
  async set({ contexts = [], userContexts = [] }: Params = {}, features: Features): Promise<void> {
    for (const userContext of userContexts) this.#byUserContext.set(userContext, features);
    await Promise.all(contexts.map((context) => this.#override(context, features)));
  }

  /** Returns whether a message was an answer to the proxy. */
  receive(message: Message): boolean {
    const resolve = this.#waiting.get(message.id ?? 0);
    if (resolve) {
      this.#waiting.delete(message.id ?? 0);
      resolve(message);
      return true;
    }
    if (message.method === 'browsingContext.contextCreated') this.#created(message.params);
    return false;
  }

  #created({ context, parent, userContext = 'default' }: Params = {}): void {
    const features = this.#byUserContext.get(userContext);
    if (context && !parent && features) void this.#override(context, features);
  }

  async #override(context: string, features: Features): Promise<void> {
    const window = await (this.#chrome ??= this.#findChrome());
    const overrides = Object.entries(features).flatMap(([feature, value]) => {
      const [property, none] = OVERRIDES[feature] ?? [];
      return property ? [[property, value ?? none]] : [];
    });
    const expression = `{
      const { NavigableManager } = ChromeUtils.importESModule(
        'chrome://remote/content/shared/NavigableManager.sys.mjs',
      );
      const context = NavigableManager.getBrowsingContextById(${JSON.stringify(context)});
      Object.assign(context, ${JSON.stringify(Object.fromEntries(overrides))});
    }`;
    const target = { context: window };
    await this.#request('script.evaluate', { expression, target, awaitPromise: false });
  }

  /** The window of the browser itself. */
  async #findChrome(): Promise<string | undefined> {
    const tree = await this.#request('browsingContext.getTree', { 'moz:scope': 'chrome' });
    return tree.result?.contexts?.[0]?.context;
  }

  #request(method: string, params: object): Promise<Message> {
    const id = this.#nextId++;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
}
