import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import type { PartAssistant } from '../shared/host.js';
import { microphone, microphoneOff } from '../shared/icons.js';

export function muteButton(
  { muted }: View['call'],
  { texts: { controls } }: ResolvedOptions,
  { dispatch }: Pick<PartAssistant, 'dispatch'>,
): TemplateResult {
  return html`<button
    part="mute-button"
    class="round ${muted ? 'muted' : ''}"
    type="button"
    title=${muted ? controls.unmute : controls.mute}
    @click=${() => dispatch({ type: 'toggle-mute' })}
  >
    ${muted ? microphoneOff : microphone}
  </button>`;
}
