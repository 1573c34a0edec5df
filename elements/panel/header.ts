import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { activityIcon } from '../shared/activity-icon.js';
import { close, reset } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';

export interface HeaderActions {
  readonly reset: () => void;
  readonly close: () => void;
}

/** Of these one hears: to announce them would be to talk into the call. */
const SPOKEN: readonly View['status'][] = ['speaking', 'listening'];

/** Who one talks with, what it is doing, and the two ways out; `language` is the page's. */
export function header(
  view: View,
  { title, texts }: ResolvedOptions,
  language: string,
  actions: HeaderActions,
): TemplateResult {
  const status = texts.status[view.status];
  const live = SPOKEN.includes(view.status) ? 'off' : 'polite';
  return html`<div part="header" class="header">
    <slot name="header-icon">${activityIcon(view.activity)}</slot>
    <div class="labels">
      <div id="heading">
        <slot name="header">
          <h2 part="title" class="title" lang=${languageOf(title, texts.title, language)}>
            ${title}
          </h2>
        </slot>
      </div>
      <p part="status" class="status" role="status" aria-live=${live}>${status}</p>
    </div>
    <button
      part="reset-button"
      class="plain"
      type="button"
      title=${texts.controls.reset}
      @click=${actions.reset}
    >
      ${reset}
    </button>
    <button
      part="close-button"
      class="plain"
      type="button"
      title=${texts.controls.close}
      @click=${actions.close}
    >
      ${close}
    </button>
  </div>`;
}
