import { html, nothing } from 'lit';
import type { PartHost } from '../shared/part-host.js';
import type {
  CallControls,
  Intent,
  ResolvedOptions,
  State,
  View,
} from '../../core/headless/index.js';
import { enCall } from '../../core/i18n/en-call.js';
import { PartTexts } from '../../core/i18n/late-texts.js';
import { callNoticeStyles } from './call-notice.styles.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { callNotice, notice } from './call-notice.js';
import { lazy } from '../../core/async/lazy.js';
import { remedy } from '../panel/notice-action.js';
import { settingsButton } from './settings-button.js';

/** What the face needs of the assistant. */
export interface FaceActions {
  readonly ask: (intent: Intent) => boolean;
  readonly controls: () => Promise<CallControls>;
  /** How loud the assistant is at this moment, 0 to 1. */
  readonly volume: () => number;
}

/** What is seen of a call beyond its button: how it goes, its settings, and what is left of it. */
export class CallFace {
  readonly #mute: (muted: boolean) => void;
  readonly #redraw: () => void;
  readonly #texts = new PartTexts('call', enCall);
  readonly #later;
  /** Whether the settings were wanted while what they come with could not be loaded. */
  #missed = false;
  /** Whether one pushed to talk when it was drawn last. */
  #pushToTalk?: boolean;

  constructor(host: PartHost, actions: FaceActions) {
    this.#mute = (muted) => actions.ask({ type: 'mute', muted });
    this.#redraw = () => host.requestUpdate();
    adoptStyles(host, callNoticeStyles);
    this.#later = lazy(
      async () => {
        const { LaterParts, laterPartsStyles } = await import('./connected-call-parts.js');
        adoptStyles(host, laterPartsStyles);
        return new LaterParts(host, actions);
      },
      { onLoad: this.#redraw },
    );
  }

  /** What is to be said of the call as it is. */
  notices({ call }: View, { texts, lateTexts }: ResolvedOptions): unknown {
    const own = this.#texts.of(lateTexts);
    const later = this.#later.current;
    const missed = this.#missed && !later && call.status === 'connected';
    return [
      callNotice(call, own, texts.failures, (hangUp) => later?.countdown.render(hangUp, own)),
      missed
        ? notice('missed', own.soundFailed, remedy('retry-button', texts.retry, this.#toggle))
        : nothing,
    ];
  }

  /** The settings, when they are open, or what is left of the call that is over. */
  render(state: State, view: View, options: ResolvedOptions): unknown {
    const texts = this.#texts.of(options.lateTexts);
    return this.#later.current?.render(state, view, options, texts);
  }

  /** The buttons beside that of the call. */
  buttons({ call }: View, { pushToTalk, lateTexts }: ResolvedOptions): unknown {
    if (call.status !== 'connected') return nothing;
    const texts = this.#texts.of(lateTexts);
    const later = this.#later.current;
    return html`${pushToTalk ? later?.talkButton(call, texts, this.#mute) : nothing}
    ${settingsButton(texts.sound, later?.settings.isOpen ?? false, this.#toggle)}`;
  }

  /** To be called when the element was drawn. */
  drawn({ call: { status, past } }: View, { pushToTalk }: ResolvedOptions): void {
    const connected = status === 'connected';
    // While there is a network: when the call is over it may be gone.
    if ((connected || past) && !this.#later.get())
      addEventListener('online', this.#redraw, { once: true });
    this.#later.current?.meter(connected);
    if (!connected) this.#later.current?.settings.close();
    // Whoever did not have to push so far is not to be heard without it from now on.
    if (pushToTalk && this.#pushToTalk === false && status !== 'disconnected') this.#mute(true);
    this.#pushToTalk = pushToTalk;
  }

  /** Leaves nothing running. */
  end(): void {
    this.#later.current?.end();
    removeEventListener('online', this.#redraw);
  }

  /** Opens and closes the settings. */
  readonly #toggle = (): void =>
    void this.#later
      .load()
      .catch(() => undefined)
      .then((later) => {
        this.#missed = !later;
        later?.settings.toggle();
        this.#redraw();
      });
}
