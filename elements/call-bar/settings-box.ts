import { html, nothing, type TemplateResult } from 'lit';
import type { CallControls, ResolvedOptions } from '../../core/headless/index.js';
import { lazy, LOAD_TIMEOUT_MS } from '../../core/async/lazy.js';
import type { CallTexts } from '../../core/i18n/en-call.js';
import { withTimeout } from '../../core/async/timing.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { onEscape } from '../shared/keys.js';
import type { PartHost } from '../shared/part-host.js';
import { remedy } from '../panel/notice-action.js';

/** The place of the sound settings, which few calls want; it says so when they cannot be had. */
export class SettingsBox {
  readonly #host: PartHost;
  readonly #settings;
  #status: 'closed' | 'loading' | 'open' | 'failed' = 'closed';

  constructor(host: PartHost, controls: () => Promise<CallControls>) {
    this.#host = host;
    this.#settings = lazy(
      async () => {
        const { CallSettings, callSettingsStyles } = await import('./call-settings.js');
        adoptStyles(host, callSettingsStyles);
        return new CallSettings(host, controls);
      },
      { onLoad: () => host.requestUpdate() },
    );
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
    this.#settings.current?.rest();
    this.#show('closed');
  }

  async #load(): Promise<void> {
    this.#show('loading');
    const loaded = await this.#settings
      .load()
      .then((settings) => withTimeout(settings.load(), LOAD_TIMEOUT_MS))
      .then(
        () => true,
        () => false,
      );
    // Who closed it meanwhile has done without.
    if (this.#status !== 'loading') return;
    this.#show(loaded ? 'open' : 'failed');
    if (loaded) this.#settings.current?.follow();
    await this.#host.updateComplete;
    const { renderRoot } = this.#host;
    // Who went on typing meanwhile is not to choose a microphone by that.
    if (!renderRoot.querySelector('textarea:focus'))
      renderRoot.querySelector<HTMLElement>('.settings select')?.focus();
  }

  #show(status: 'closed' | 'loading' | 'open' | 'failed'): void {
    this.#status = status;
    this.#host.requestUpdate();
  }

  render(options: ResolvedOptions, texts: CallTexts): TemplateResult | typeof nothing {
    const failed = this.#status === 'failed';
    if (!failed && this.#status !== 'open') return nothing;
    return html`<div
      part="settings"
      class=${failed ? 'call-notice' : 'settings'}
      role="group"
      aria-label=${texts.sound}
      @keydown=${this.#onKeydown}
    >
      ${
        failed
          ? html`<p role="alert">${texts.soundFailed}</p>
              ${remedy('retry-button', options.texts.retry, this.#retry)}`
          : this.#settings.current?.render(options.lateTexts)
      }
    </div>`;
  }

  readonly #retry = (): void => {
    this.#leave();
    this.toggle();
  };

  readonly #onKeydown = onEscape(() => this.#leave());

  /** Back to the button that opens it. */
  #leave(): void {
    this.close();
    this.#host.renderRoot.querySelector<HTMLElement>('[part=settings-button]')?.focus();
  }
}
