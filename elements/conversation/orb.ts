import { html, type TemplateResult } from 'lit';

/** The states of the orb, each of which has an outline of its own. */
export type Mood =
  'idle' | 'assembling' | 'resting' | 'thinking' | 'talking' | 'silenced' | 'failed';

/**
 * The assistant's voice as a ball of light. `sign` stands on it; `ring` is drawn around it. Its styles are
 * those of a still: what moves comes with a call.
 */
export function orb(mood: Mood, sign: unknown, ring?: unknown): TemplateResult {
  return html`<div
    part="${mood === 'idle' || mood === 'failed' ? '' : 'voice-visual '}orb"
    class="metered visual ${mood}"
    aria-hidden="true"
  >
    <i class="aura"></i>
    <i class="orb"
      ><i><b></b><b></b></i
    ></i>
    ${ring}<i class="sign">${sign}</i>
  </div>`;
}
