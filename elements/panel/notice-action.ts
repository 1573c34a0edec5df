import { html, type TemplateResult } from 'lit';

/** A button with which the visitor can do something about what is said beside it. */
export function remedy(part: string, text: string, act?: () => void): TemplateResult {
  return html`<button part=${part} class="remedy" type="button" @click=${act}>${text}</button>`;
}
