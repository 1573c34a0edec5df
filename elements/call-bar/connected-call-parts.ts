import { css, html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { noticeAction } from '../shared/buttons.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { WITHOUT_WORDS } from '../shared/page-language.js';
import { PastCallSummary } from './past-call.js';
import { pastCallStyles } from './past-call.styles.js';
import type { CountdownParts } from './call-notice.js';
import { SettingsBox } from './settings-box.js';
import { talkButton } from './talk-button.js';
import { talkButtonStyles } from './talk-button.styles.js';
import { CallMeter } from './call-meter.js';

export const connectedCallStyles = css`
  ${pastCallStyles} ${talkButtonStyles}
`;

/**
 * The parts of a connected call and of a past one. Loaded when the call connects, because the network may
 * be gone by the time it is needed.
 */
export class ConnectedCallParts {
  readonly talkButton = talkButton;
  readonly countdown: Countdown;
  readonly settings: SettingsBox;
  readonly meter: CallMeter;
  readonly #past: PastCallSummary;

  constructor(host: PartHost, assistant: PartAssistant) {
    this.countdown = new Countdown(() => host.requestUpdate(), assistant);
    this.settings = new SettingsBox(host, assistant);
    this.meter = new CallMeter(assistant, () => host.renderRoot.querySelector('.root')!);
    this.#past = new PastCallSummary(host);
  }

  /** The open settings, or the summary of a past call. */
  render(context: RenderContext): TemplateResult | typeof nothing {
    const { past } = context.view.call;
    return past ? this.#past.render(past, context) : this.settings.render(context.options);
  }

  /** Stops timers and listeners. */
  end(): void {
    this.settings.close();
    this.meter.run(null);
    this.countdown.stop();
  }
}

type HangUp = NonNullable<View['call']['hangUp']>;

/** The seconds left before the call is ended, redrawn every second. */
class Countdown {
  readonly #redraw: () => void;
  readonly #clock: Pick<PartAssistant, 'now'>;
  #tick: ReturnType<typeof setTimeout> | undefined;
  /** The end that was announced, and how. */
  #announced = { at: 0, text: '' };

  constructor(redraw: () => void, clock: Pick<PartAssistant, 'now'>) {
    this.#redraw = redraw;
    this.#clock = clock;
  }

  /** The button against silence needs no handler: any click on the page counts as activity. */
  render({ at, reason }: HangUp, { call: { hangUp }, language }: Texts): CountdownParts {
    const left = Math.max(0, at - this.#clock.now());
    clearTimeout(this.#tick);
    if (left > 0) this.#tick = setTimeout(this.#redraw, left % 1000 || 1000);
    const seconds = Math.ceil(left / 1000);
    const short = hangUp.left.replace('{seconds}', String(seconds));
    if (this.#announced.at !== at) {
      const text = WITHOUT_WORDS.test(language) ? short : inSeconds(seconds, language);
      this.#announced = { at, text };
    }
    const { text: announced } = this.#announced;
    const shown = html`<span class="countdown" role="timer" .textContent=${short}></span>
      ${reason === 'silence-timed-out' ? noticeAction('stay-button', hangUp.stay) : nothing}`;
    return { shown, announced };
  }

  stop(): void {
    clearTimeout(this.#tick);
  }
}

/** A duration in words. */
function inSeconds(seconds: number, language: string): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(seconds);
}
