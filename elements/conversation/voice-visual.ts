import { html, type TemplateResult } from 'lit';

export { voiceVisualStyles } from './voice-visual.styles.js';

/** Rings that move with the assistant's voice, for a call without a transcript. */
export function voiceVisual(): TemplateResult {
  return html`<div class="stage">
    <div part="voice-visual" class="metered visual" aria-hidden="true"><i></i><i></i><i></i></div>
  </div>`;
}
