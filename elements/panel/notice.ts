import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { close, speaker } from '../shared/icons.js';
import { remedy } from './notice-action.js';

export interface NoticeActions {
  readonly retry: () => void;
  readonly dismiss: () => void;
  readonly hear: () => void;
  readonly type: () => void;
}

/** What went wrong and what can be done about it; or that the browser keeps the assistant silent. */
export function notice(
  { failure, call }: View,
  { texts }: ResolvedOptions,
  actions: NoticeActions,
): TemplateResult | typeof nothing {
  if (call.playback === 'refused')
    return html`<div class="refused" role="alert">
      <button part="hear-button" class="hear" type="button" @click=${actions.hear}>
        ${speaker}<span>${texts.controls.hear}</span>
      </button>
    </div>`;
  if (!failure) return nothing;
  return html`<div part="failure" class="failure" role="alert">
    <p>${texts.failures[failure.kind]}</p>
    <button
      part="dismiss-button"
      class="plain"
      type="button"
      aria-label=${texts.dismiss}
      @click=${actions.dismiss}
    >
      ${close}
    </button>
    <div class="remedies">
      ${failure.retry ? remedy('retry-button', texts.retry, actions.retry) : nothing}
      ${failure.typeInstead ? remedy('type-button', texts.typeInstead, actions.type) : nothing}
    </div>
  </div>`;
}
