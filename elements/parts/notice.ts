import { html, nothing, type TemplateResult } from 'lit';
import { texts, type View } from '../../core/index.js';
import { close, speaker } from './icons.js';

export interface NoticeActions {
  readonly retry: () => void;
  readonly dismiss: () => void;
  readonly hear: () => void;
}

/** What went wrong and what can be done about it; or that the browser keeps the assistant silent. */
export function notice(
  { failure, call }: View,
  actions: NoticeActions,
): TemplateResult | typeof nothing {
  if (call.playback === 'refused')
    return html`<button part="hear-button" class="hear" type="button" @click=${actions.hear}>
      ${speaker}<span>${texts.controls.hear}</span>
    </button>`;
  if (!failure) return nothing;
  return html`<div part="failure" class="failure" role="alert">
    <p>${texts.failures[failure.kind]}</p>
    ${
      failure.retry
        ? html`<button part="retry-button" class="retry" type="button" @click=${actions.retry}>
            ${texts.retry}
          </button>`
        : nothing
    }
    <button class="plain" type="button" aria-label=${texts.dismiss} @click=${actions.dismiss}>
      ${close}
    </button>
  </div>`;
}
