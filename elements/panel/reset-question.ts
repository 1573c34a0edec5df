import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import type { State } from '../../core/machine/state.js';
import { isUntouched } from '../../core/machine/rules/conversation.js';
import type { Dispatch, PartHost } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { noticeAction } from '../shared/buttons.js';

/** Asks before the button that starts over deletes a conversation. */
export class ResetQuestion {
  readonly #host: PartHost;
  readonly #dispatch: Dispatch;
  #shown = false;

  constructor(host: PartHost, dispatch: Dispatch) {
    this.#host = host;
    this.#dispatch = dispatch;
  }

  /** Starts over, or asks first if something would be lost. */
  startOver(state: State): void {
    if (isUntouched(state)) return this.#startOver();
    this.#show(true, 'keep');
  }

  hide(): void {
    this.#shown = false;
  }

  render({ texts }: ResolvedOptions): TemplateResult | typeof nothing {
    if (!this.#shown) return nothing;
    return html`<div
      part="reset-question"
      class="failure reset-question"
      role="dialog"
      aria-labelledby="reset-question"
      @keydown=${onEscape(this.#cancel)}
    >
      <p id="reset-question" .textContent=${texts.resetQuestion}></p>
      <div class="actions">
        ${noticeAction('confirm-reset-button', texts.controls.reset, this.#startOver)}
        ${noticeAction('keep-button', texts.consent.cancel, this.#cancel)}
      </div>
    </div>`;
  }

  readonly #cancel = (): void => this.#show(false, 'reset');

  readonly #startOver = (): void => {
    this.#cancel();
    this.#dispatch({ type: 'reset' });
  };

  #show(shown: boolean, focused: 'keep' | 'reset'): void {
    this.#shown = shown;
    this.#host.requestUpdate();
    const focus = () =>
      this.#host.renderRoot.querySelector<HTMLElement>(`[part="${focused}-button"]`)?.focus();
    // Screen readers do not follow the focus from a button that is gone.
    if (!shown) focus();
    void this.#host.updateComplete.then(focus);
  }
}
