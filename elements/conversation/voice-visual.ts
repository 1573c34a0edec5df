import { html, type TemplateResult } from 'lit';

export { voiceVisualStyles } from './voice-visual.styles.js';

/** What one sees of a call whose words are not shown: rings that move with the assistant's voice. */
export function voiceVisual(): TemplateResult {
  return html`<div class="stage">
    <div part="voice-visual" class="metered visual" aria-hidden="true"><i></i><i></i><i></i></div>
  </div>`;
}
