import { css, type nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions, State, View } from '../../core/headless/index.js';
import type { CallTexts } from '../../core/i18n/en-call.js';
import { pastCallStyles } from './past-call.styles.js';
import { talkButtonStyles } from './talk-button.styles.js';
import type { PartHost } from '../shared/part-host.js';
import type { FaceActions } from './call-bar.js';
import { Countdown } from './countdown.js';
import { PastCallView } from './past-call.js';
import { SettingsBox } from './settings-box.js';
import { talkButton } from './talk-button.js';
import { volumeMeter } from './volume-meter.js';

export { endOfCall } from './past-call.js';

export const laterPartsStyles = css`
  ${pastCallStyles} ${talkButtonStyles}
`;

/**
 * What is seen of a call once it is connected, and when it is over. It is loaded with the connection,
 * since there may be no network any more when it is wanted.
 */
export class LaterParts {
  readonly talkButton = talkButton;
  readonly countdown: Countdown;
  readonly settings: SettingsBox;
  /** Starts and stops showing how loud the assistant is. */
  readonly meter: (wanted: boolean) => void;
  readonly #past: PastCallView;

  constructor(host: PartHost, { ask, controls, volume }: FaceActions) {
    const redraw = () => host.requestUpdate();
    const dismiss = () => ask({ type: 'dismiss-past-call' });
    this.countdown = new Countdown(redraw);
    this.settings = new SettingsBox(host, controls);
    this.meter = volumeMeter(volume, () => host.renderRoot.querySelector('.root')!);
    this.#past = new PastCallView({ dismiss, redraw });
  }

  /** The settings, when they are open, or what is left of the call that is over. */
  render(
    state: State,
    view: View,
    options: ResolvedOptions,
    texts: CallTexts,
  ): TemplateResult | typeof nothing {
    const { past } = view.call;
    return past
      ? this.#past.render(past, state.transcript.entries, view, options)
      : this.settings.render(options, texts);
  }

  /** Leaves nothing running. */
  end(): void {
    this.settings.close();
    this.meter(false);
    this.countdown.stop();
  }
}
