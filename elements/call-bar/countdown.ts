import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/headless/index.js';
import type { CallTexts } from '../../core/i18n/en-call.js';
import { remedy } from '../panel/notice-action.js';

type HangUp = NonNullable<View['call']['hangUp']>;

/** The seconds that are left before a call is ended, drawn anew as each is over. */
export class Countdown {
  readonly #redraw: () => void;
  #tick: ReturnType<typeof setTimeout> | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /**
   * For an end that silence brings, there is a button: pressing it is a sign of life like any other
   * on the page, and so needs to do nothing.
   */
  render({ at, reason }: HangUp, { hangUp }: CallTexts): TemplateResult {
    const left = Math.max(0, at - Date.now());
    clearTimeout(this.#tick);
    if (left > 0) this.#tick = setTimeout(this.#redraw, left % 1000 || 1000);
    const seconds = hangUp.left.replace('{seconds}', String(Math.ceil(left / 1000)));
    return html`<span class="countdown" role="timer">${seconds}</span> ${
        reason === 'silence-timed-out' ? remedy('stay-button', hangUp.stay) : nothing
      }`;
  }

  stop(): void {
    clearTimeout(this.#tick);
  }
}
