import { html, nothing, type TemplateResult } from 'lit';
import type { PartHost } from '../part-host.js';
import type { CallControls, Intent, ResolvedOptions, State, View } from '../../../core/index.js';
import { enCall } from '../../../core/locales/en-call.js';
import { PartTexts } from '../../../core/locales/late-texts.js';
import { callNoticeStyles } from '../../styles/call-notice.styles.js';
import { adoptStyles } from '../adopt-styles.js';
import { callNotice } from './call-notice.js';
import { LazyPart } from '../lazy-part.js';
import { settingsButton } from './settings-button.js';
import { volumeMeter } from './volume-meter.js';

/** What the face needs of the assistant. */
export interface FaceActions {
  readonly ask: (intent: Intent) => boolean;
  readonly controls: () => Promise<CallControls>;
  /** How loud the assistant is at this moment, 0 to 1. */
  readonly volume: () => number;
}

/** What is seen of a call beyond its button: how it goes, its settings, and what is left of it. */
export class CallFace {
  readonly #actions: FaceActions;
  readonly #texts = new PartTexts('call', enCall);
  readonly #meter;
  readonly #settings;
  readonly #past;
  readonly #talk;
  readonly #countdown;

  constructor(host: PartHost, actions: FaceActions) {
    this.#actions = actions;
    adoptStyles(host, callNoticeStyles);
    this.#meter = volumeMeter(actions.volume, () => host.renderRoot.querySelector('.root')!);
    const redraw = () => host.requestUpdate();
    const dismiss = () => actions.ask({ type: 'dismiss-past-call' });
    this.#settings = new LazyPart(redraw, async () => {
      const { CallSettings, callSettingsStyles } = await import('./call-settings.js');
      adoptStyles(host, callSettingsStyles);
      return new CallSettings(host, actions.controls);
    });
    this.#past = new LazyPart(redraw, async () => {
      const { PastCallView, pastCallStyles } = await import('./past-call.js');
      adoptStyles(host, pastCallStyles);
      return new PastCallView({ dismiss, redraw });
    });
    this.#talk = new LazyPart(redraw, async () => {
      const { talkButton, talkButtonStyles } = await import('./talk-button.js');
      adoptStyles(host, talkButtonStyles);
      return talkButton;
    });
    this.#countdown = new LazyPart(redraw, async () => {
      const { Countdown } = await import('./countdown.js');
      return new Countdown(redraw);
    });
  }

  /** What is to be said of the call as it is. */
  notices({ call }: View, options: ResolvedOptions): TemplateResult | typeof nothing {
    const texts = this.#texts.of(options.lateTexts);
    const countdown = (hangUp: NonNullable<View['call']['hangUp']>) =>
      this.#countdown.get()?.render(hangUp, texts);
    return callNotice(call, texts, options.texts.failures, countdown);
  }

  /** The settings, when they are open, or what is left of the call that is over. */
  render(state: State, view: View, options: ResolvedOptions): unknown {
    const { past, status } = view.call;
    if (status !== 'connected') this.#settings.loaded?.close();
    if (past) return this.#past.get()?.render(past, state.transcript.entries, view, options);
    const { sound } = this.#texts.of(options.lateTexts);
    return this.#settings.loaded?.render(sound, options.lateTexts);
  }

  /** The buttons beside that of the call. */
  buttons({ call }: View, { pushToTalk, lateTexts }: ResolvedOptions): unknown {
    if (call.status !== 'connected') return nothing;
    const texts = this.#texts.of(lateTexts);
    const mute = (muted: boolean) => this.#actions.ask({ type: 'mute', muted });
    const toggle = () => void this.#settings.load().then((settings) => settings?.toggle());
    return html`${pushToTalk ? this.#talk.get()?.(call, texts, mute) : nothing}
    ${settingsButton(texts.sound, this.#settings.loaded?.open ?? false, toggle)}`;
  }

  /** To be called when the element was drawn. */
  drawn({ call }: View): void {
    this.#meter(call.status === 'connected');
  }

  /** Leaves nothing running. */
  end(): void {
    this.#meter(false);
    this.#countdown.loaded?.stop();
  }
}
