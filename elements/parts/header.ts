import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/index.js';
import { activityIcon } from './activity-icon.js';
import { close, reset } from './icons.js';

export interface HeaderActions {
  readonly reset: () => void;
  readonly close: () => void;
}

/** Who one talks with, what it is doing, and the two ways out. */
export function header(
  view: View,
  { title, texts }: ResolvedOptions,
  actions: HeaderActions,
): TemplateResult {
  return html`<header part="header" class="header">
    <slot name="header-icon">${activityIcon(view.activity)}</slot>
    <div class="labels">
      <slot name="header"><h2 part="title" class="title" id="title">${title}</h2></slot>
      <p part="status" class="status" role="status">${texts.status[view.status]}</p>
    </div>
    <button
      part="reset-button"
      class="plain"
      type="button"
      aria-label=${texts.controls.reset}
      title=${texts.controls.reset}
      @click=${actions.reset}
    >
      ${reset}
    </button>
    <button
      part="close-button"
      class="plain"
      type="button"
      aria-label=${texts.controls.close}
      title=${texts.controls.close}
      @click=${actions.close}
    >
      ${close}
    </button>
  </header>`;
}
