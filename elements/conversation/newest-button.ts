import { html, type TemplateResult } from 'lit';
import type { Texts } from '../../core/headless/index.js';
import { down } from '../shared/icons.js';

/** Back to the end of the conversation, for a visitor who has scrolled up. */
export function newestButton({ controls }: Texts, toEnd: () => void): TemplateResult {
  return html`<div class="end-of-conversation">
    <button
      part="newest-button"
      class="newest"
      type="button"
      aria-label=${controls.toNewest}
      @click=${toEnd}
    >
      ${down}
    </button>
  </div>`;
}
