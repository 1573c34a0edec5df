import { html, svg, type TemplateResult } from 'lit';
import type { Texts } from '../../core/i18n/en.js';
import { icon } from '../shared/icons.js';

export { layoutStyles as styles } from './layouts.styles.js';

const expand = icon(svg`<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>`);
const collapse = icon(svg`<path d="M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7"/>`);

/** Expands the panel to the whole window, and back. */
export function expandButton(
  expanded: boolean,
  { controls }: Texts,
  toggle: () => void,
): TemplateResult {
  return html`<button
    part="expand-button"
    class="plain expand"
    type="button"
    title=${expanded ? controls.collapse : controls.expand}
    @click=${toggle}
  >
    ${expanded ? collapse : expand}
  </button>`;
}
