import { html, type TemplateResult } from 'lit';
import type { View } from '../../core/machine/view.js';

/** Five bars whose colour and movement show what the assistant is doing. */
export function activityIcon(activity: View['activity']): TemplateResult {
  return html`<span class="metered activity ${activity}" part="activity-icon" aria-hidden="true">
    <i></i><i></i><i></i><i></i><i></i>
  </span>`;
}
