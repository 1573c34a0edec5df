import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { LOAD_TIMEOUT_MS } from '../../core/async/lazy.js';
import { withTimeout } from '../../core/async/timing.js';
import { noticeAction } from '../shared/buttons.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartAssistant, PartHost } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { SoundSettings } from './sound-settings.js';
import { callSettingsStyles } from './call-settings.styles.js';

type Status = 'closed' | 'loading' | 'open' | 'failed';

/** The box of the sound settings, which are read when it opens; it shows when that fails. */
export class SettingsBox {
  readonly #host: PartHost;
  readonly #settings: SoundSettings;
  #status: Status = 'closed';

  constructor(host: PartHost, assistant: Pick<PartAssistant, 'callControls'>) {
    this.#host = host;
    adoptStyles(host.renderRoot, callSettingsStyles);
    this.#settings = new SoundSettings(host, assistant);
  }

  get isOpen(): boolean {
    return this.#status !== 'closed';
  }

  readonly toggle = (): void => {
    if (this.isOpen) this.close();
    else void this.#load();
  };

  close(): void {
    if (!this.isOpen) return;
    this.#settings.unfollow();
    this.#show('closed');
  }

  async #load(): Promise<void> {
    this.#show('loading');
    const loaded = await withTimeout(this.#settings.load(), LOAD_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
    // The visitor has closed the box meanwhile.
    if (this.#status !== 'loading') return;
    this.#show(loaded ? 'open' : 'failed');
    if (loaded) this.#settings.follow();
    await this.#host.updateComplete;
    const { renderRoot } = this.#host;
    // A visitor who is typing by now must not change the microphone with their keys.
    if (!renderRoot.querySelector('textarea:focus'))
      renderRoot.querySelector<HTMLElement>('.settings select')?.focus();
  }

  #show(status: Status): void {
    this.#status = status;
    this.#host.requestUpdate();
  }

  render({ texts }: ResolvedOptions): TemplateResult | typeof nothing {
    const failed = this.#status === 'failed';
    if (!failed && this.#status !== 'open') return nothing;
    return html`<div
      part="settings"
      class=${failed ? 'call-notice' : 'settings'}
      role="group"
      aria-label=${texts.call.sound}
      @keydown=${this.#onKeydown}
    >
      ${
        failed
          ? html`<p role="alert" .textContent=${texts.call.soundFailed}></p>
              ${noticeAction('retry-button', texts.retry, this.#retry)}`
          : this.#settings.render(texts)
      }
    </div>`;
  }

  readonly #retry = (): void => {
    this.#leave();
    this.toggle();
  };

  readonly #onKeydown = onEscape(() => this.#leave());

  /** Closes the box and returns the focus to its button. */
  #leave(): void {
    this.close();
    this.#host.renderRoot.querySelector<HTMLElement>('[part=settings-button]')?.focus();
  }
}
