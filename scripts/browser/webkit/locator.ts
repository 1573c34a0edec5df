import type { WebKitPage } from './page.js';

/** A step of a locator that has become JSON. */
export interface Step {
  readonly method: string;
  readonly args: readonly unknown[];
}

interface Wait {
  readonly timeout?: number;
}

type Point = { readonly x: number; readonly y: number };
type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** The part of Playwright's Locator that tests use in WebKit. Selectors mean what they mean there. */
export class WebKitLocator {
  readonly #page: WebKitPage;
  readonly steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[] = []) {
    this.#page = page;
    this.steps = steps;
  }

  locator = this.#step('locator');
  getByRole = this.#step('getByRole');
  getByText = this.#step('getByText');
  getByLabel = this.#step('getByLabel');
  filter = this.#step('filter');
  first = this.#step('first');
  last = this.#step('last');
  nth = this.#step('nth');
  and = this.#step('and');

  page(): WebKitPage {
    return this.#page;
  }

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  count(): Promise<number> {
    return this.evaluateAll((elements) => elements.length);
  }

  evaluateAll<Result>(act: (elements: Element[], given?: unknown) => Result, given?: unknown) {
    const body = `return (${act})(agent.elements(given[0]), given[1])`;
    return this.#page.withAgent<Result>(body, this.steps, given);
  }

  evaluate<Result>(act: (element: HTMLElement, given?: unknown) => Result, given?: unknown) {
    const body = `return (${act})(await agent.element(given[0], given[1]), given[2])`;
    return this.#page.withAgent<Result>(body, this.steps, this.#page.timeout, given);
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => element.innerText);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, given) => element.getAttribute(String(given)), name);
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => element.getBoundingClientRect().toJSON());
  }

  isVisible(): Promise<boolean> {
    return this.#ask('state', 'visible', this.#page.timeout);
  }

  isDisabled(): Promise<boolean> {
    return this.#ask('state', 'disabled', this.#page.timeout);
  }

  ariaSnapshot(): Promise<string> {
    return this.#ask('ariaSnapshot', this.#page.timeout);
  }

  waitFor({ state = 'visible', timeout = this.#page.timeout }: Wait & { state?: State } = {}) {
    return this.#ask<void>('waitFor', state, timeout);
  }

  async hover({ position }: { readonly position?: Point } = {}): Promise<void> {
    const { x, y } = await this.#ask<Point>('point', this.#page.timeout, position);
    await this.#page.mouse.move(x, y);
  }

  async click({ position }: { readonly position?: Point } = {}): Promise<void> {
    const { x, y } = await this.#ask<Point>('point', this.#page.timeout, position);
    await this.#page.mouse.click(x, y);
  }

  async fill(text: string): Promise<void> {
    const isSelected = await this.#ask<boolean>('fill', text, this.#page.timeout);
    if (isSelected && text) await this.#page.keyboard.type(text);
    else if (isSelected) await this.#page.keyboard.press('Delete');
  }

  focus(): Promise<void> {
    return this.#ask('focus', this.#page.timeout);
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(keys);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.type(text);
  }

  dispatchEvent(type: string): Promise<void> {
    return this.evaluate((element, given) => {
      element.dispatchEvent(new MouseEvent(String(given), { bubbles: true, cancelable: true }));
    }, type);
  }

  blur(): Promise<void> {
    return this.evaluate((element) => element.blur());
  }

  selectOption(option: string | object): Promise<string[]> {
    const options = [typeof option === 'string' ? { valueOrLabel: option } : option];
    return this.#ask('select', options, this.#page.timeout);
  }

  #ask<Result>(name: string, ...args: readonly unknown[]): Promise<Result> {
    return this.#page.withAgent<Result>(`return agent.${name}(...given)`, this.steps, ...args);
  }

  #step(method: string) {
    return (...args: readonly unknown[]): WebKitLocator =>
      new WebKitLocator(this.#page, [...this.steps, { method, args: args.map(toJson) }]);
  }
}

/** Other locators and regular expressions, also as options. */
function toJson(value: unknown): unknown {
  if (value instanceof RegExp) return { regExp: value.source, flags: value.flags };
  if (value instanceof WebKitLocator) return { steps: value.steps };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toJson(each)]));
}
