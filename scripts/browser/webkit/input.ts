import { keyStep, pressSteps, typeSteps } from './keys.js';
import type { WebDriver } from './webdriver.js';

const BUTTONS = { left: 0, middle: 1, right: 2 };

interface WithButton {
  readonly button?: keyof typeof BUTTONS | undefined;
}

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});
const buttonStep = (type: 'pointerDown' | 'pointerUp', { button = 'left' }: WithButton = {}) => ({
  type,
  button: BUTTONS[button],
});

function perform(driver: WebDriver, source: object): Promise<unknown> {
  return driver.command('POST', '/actions', { actions: [source] });
}

/** The keyboard of a window, as Playwright's. */
export class Keyboard {
  readonly #act: (...actions: readonly object[]) => Promise<unknown>;

  constructor(driver: WebDriver) {
    this.#act = (...actions) => perform(driver, { type: 'key', id: 'keyboard', actions });
  }

  press(keys: string): Promise<unknown> {
    return this.#act(...pressSteps(keys));
  }

  type(text: string): Promise<unknown> {
    return this.#act(...typeSteps(text));
  }

  down(key: string): Promise<unknown> {
    return this.#act(keyStep('keyDown', key));
  }

  up(key: string): Promise<unknown> {
    return this.#act(keyStep('keyUp', key));
  }
}

/** The mouse of a window, as Playwright's. */
export class Mouse {
  readonly #driver: WebDriver;
  #x = 0;
  #y = 0;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  move(x: number, y: number): Promise<unknown> {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    return this.#act(moveTo(x, y));
  }

  down(options?: WithButton): Promise<unknown> {
    return this.#act(buttonStep('pointerDown', options));
  }

  up(options?: WithButton): Promise<unknown> {
    return this.#act(buttonStep('pointerUp', options));
  }

  async click(x: number, y: number, options?: WithButton): Promise<void> {
    await this.move(x, y);
    await this.#act(buttonStep('pointerDown', options), buttonStep('pointerUp', options));
  }

  wheel(deltaX: number, deltaY: number): Promise<unknown> {
    const scroll = { type: 'scroll', x: this.#x, y: this.#y, deltaX, deltaY, duration: 0 };
    return perform(this.#driver, { type: 'wheel', id: 'wheel', actions: [scroll] });
  }

  #act(...actions: readonly object[]): Promise<unknown> {
    return perform(this.#driver, {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }
}
