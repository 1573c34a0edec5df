import { html, type TemplateResult } from 'lit';
import { sliders } from './call-icons.js';

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
