import { html, svg, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.js';

const sliders = icon(
  svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
);

/** Opens and closes the settings of the sound. */
export function settingsButton(label: string, open: boolean, toggle: () => void): TemplateResult {
  return html`<button
    part="settings-button"
    class="round"
    type="button"
    title=${label}
    aria-expanded=${String(open)}
    @click=${toggle}
  >
    ${sliders}
  </button>`;
}
