import { html, nothing, svg, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { muteButton, noticeAction } from '../shared/buttons.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { icon } from '../shared/icons.js';
import { lazy } from '../../core/async/lazy.js';
import type { CallBarButtons } from './call-buttons.js';
import { callNotice, notice } from './call-notice.js';
import { callNoticeStyles } from './call-notice.styles.js';

const sliders = icon(
  svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
);

/** The call controls in the panel beyond the call button: notices, settings and the past call. */
export class CallBar {
  readonly #mute: (muted: boolean) => void;
  readonly #redraw: () => void;
  readonly #connectedParts;
  /** Whether the settings were requested but their code could not be loaded. */
  #settingsFailed = false;
  /** Push-to-talk at the last update. */
  #pushToTalk?: boolean;

  constructor(host: PartHost, assistant: PartAssistant) {
    this.#mute = (muted) => assistant.dispatch({ type: 'mute', muted });
    this.#redraw = () => host.requestUpdate();
    adoptStyles(host.renderRoot, callNoticeStyles);
    this.#connectedParts = lazy(
      async () => {
        const { ConnectedCallParts, connectedCallStyles } =
          await import('./connected-call-parts.js');
        adoptStyles(host.renderRoot, connectedCallStyles);
        return new ConnectedCallParts(host, assistant);
      },
      { onLoad: this.#redraw },
    );
  }

  /** The notices about the current call. */
  notices(context: RenderContext): unknown {
    const { options, view } = context;
    const { texts } = options;
    const parts = this.#connectedParts.current;
    const failed = this.#settingsFailed && !parts && view.call.status === 'connected';
    return [
      callNotice(
        context,
        (hangUp) => parts?.countdown.render(hangUp, texts),
        () => this.#unmute(options),
      ),
      failed
        ? notice(
            'missed',
            texts.call.soundFailed,
            noticeAction('retry-button', texts.retry, this.#toggleSettings),
          )
        : nothing,
    ];
  }

  /** The open settings, or the summary of a past call. */
  render(context: RenderContext): unknown {
    return this.#connectedParts.current?.render(context);
  }

  /** The buttons next to the call button. */
  buttons(context: RenderContext): CallBarButtons | undefined {
    const { options } = context;
    const { call } = context.view;
    if (call.status !== 'connected') return undefined;
    const texts = options.texts.call;
    const parts = this.#connectedParts.current;
    return {
      microphone: options.pushToTalk
        ? parts?.talkButton(call, texts, this.#mute)
        : muteButton(context),
      settings: this.#settingsButton(texts.sound, parts?.settings.isOpen ?? false),
    };
  }

  updated({ view, options: { pushToTalk } }: RenderContext): void {
    const { status, past, since } = view.call;
    const connected = status === 'connected';
    // Loaded early: the network may be gone by the end of the call.
    if ((connected || past) && !this.#connectedParts.get())
      addEventListener('online', this.#redraw, { once: true });
    this.#connectedParts.current?.meter.run(since);
    if (!connected) this.#connectedParts.current?.settings.close();
    // When push-to-talk is switched on during a call, the open microphone must be muted.
    if (pushToTalk && this.#pushToTalk === false && status !== 'disconnected') this.#mute(true);
    this.#pushToTalk = pushToTalk;
  }

  /** Stops timers and listeners. */
  end(): void {
    this.#connectedParts.current?.end();
    removeEventListener('online', this.#redraw);
  }

  /** Opens the microphone. With push-to-talk it is heard only while the button is held. */
  #unmute({ pushToTalk }: ResolvedOptions): void {
    this.#mute(false);
    if (pushToTalk) this.#mute(true);
  }

  #settingsButton(label: string, open: boolean): TemplateResult {
    return html`<button
      part="settings-button"
      class="round"
      type="button"
      title=${label}
      aria-expanded=${String(open)}
      @click=${this.#toggleSettings}
    >
      ${sliders}
    </button>`;
  }

  readonly #toggleSettings = (): void =>
    void this.#connectedParts
      .load()
      .catch(() => undefined)
      .then((parts) => {
        this.#settingsFailed = !parts;
        parts?.settings.toggle();
        this.#redraw();
      });
}
