import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { dismissButton, muteButton } from '../shared/buttons.js';
import { duration } from '../shared/duration.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { hangUp } from '../shared/icons.js';
import { closedPartStyles } from './closed-parts.styles.js';

/** The parts of the closed widget: the buttons and the time of a call, and the answers since it was closed. */
export class ClosedParts {
  readonly #host: PartHost;
  readonly #assistant: PartAssistant;
  /** The answers since the panel was closed. */
  #unread = 0;
  /** The last of them, until the visitor has dismissed it. */
  #preview = '';

  constructor(host: PartHost, assistant: PartAssistant) {
    adoptStyles(host.renderRoot, closedPartStyles);
    this.#host = host;
    this.#assistant = assistant;
  }

  arrived(answer: string): void {
    this.#unread++;
    this.#preview = answer;
    this.#host.requestUpdate();
  }

  seen(): void {
    this.#unread = 0;
    this.#preview = '';
  }

  /** The last answer, above the launcher. The announcer has announced it. */
  preview({ texts }: ResolvedOptions): TemplateResult | typeof nothing {
    if (!this.#preview) return nothing;
    const dismiss = () => {
      this.#preview = '';
      this.#host.requestUpdate();
      this.#host.renderRoot.querySelector<HTMLElement>('.launcher')?.focus();
    };
    return html`<div part="preview" class="preview">
      <button
        part="preview-button"
        class="preview-text"
        type="button"
        dir="auto"
        @click=${() => this.#assistant.dispatch({ type: 'open' })}
        .textContent=${this.#preview}
      ></button>
      ${dismissButton(texts.dismiss, dismiss)}
    </div>`;
  }

  /** The number of answers that the visitor has not seen. */
  badge({ texts }: ResolvedOptions): TemplateResult | typeof nothing {
    if (!this.#unread) return nothing;
    const count = String(this.#unread);
    return html`<span part="unread" class="unread">
      <span aria-hidden="true" .textContent=${count}></span>
      <span class="hidden" .textContent=${texts.closed.unread.replace('{count}', count)}></span>
    </span>`;
  }

  /** How long the call has lasted. */
  time(since: number | null): TemplateResult | typeof nothing {
    if (since === null) return nothing;
    return html`<span
      part="call-time"
      class="call-time"
      role="timer"
      .textContent=${duration(since, this.#assistant.now())}
    ></span>`;
  }

  /** The buttons of a call, beside the launcher. */
  buttons(context: RenderContext): TemplateResult {
    const { assistant, options } = context;
    const { call } = context.view;
    const end = call.status === 'connecting' ? options.texts.cancelCall : options.endButtonText;
    return html`${call.status === 'connected' ? muteButton(context) : nothing}
      <button
        part="end-button"
        class="round connected"
        type="button"
        title=${end}
        @click=${() => assistant.dispatch({ type: 'end-call' })}
      >
        ${hangUp}
      </button>`;
  }
}
