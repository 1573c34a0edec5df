import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/index.js';
import type { Look } from '../../core/look.js';
import { activityIcon } from './activity-icon.js';
import { hangUp } from './icons.js';

/** What the launcher shows of what goes on. */
export interface Doings {
  readonly activity: View['activity'];
  readonly call: View['call']['status'];
  /** What pressing a launcher that is the call's button does; by default it is the call to action. */
  readonly callLabel?: string;
}

export const AT_REST: Doings = { activity: 'idle', call: 'disconnected' };

/** What is shown when all beyond the launcher could not be loaded: pressing it tries again. */
export const FAILED: Doings = { activity: 'error', call: 'disconnected' };

interface Actions {
  readonly activate: () => void;
  readonly anticipate: () => void;
}

/** Whether the launcher is a button for the call alone, with no panel behind it. */
export function isCallButton({ size, mode }: Look): boolean {
  return size === 'tiny' && mode === 'voice';
}

/** The floating button: it opens the panel or, tiny and for voice, starts and ends the call. */
export function launcher(
  look: Look,
  { activity, call, callLabel }: Doings,
  { activate, anticipate }: Actions,
): TemplateResult {
  const toggles = isCallButton(look);
  const shape = toggles ? `tiny ${call === 'disconnected' ? '' : 'in-call'}` : shapeOf(look);
  return html`<button
    part="launcher"
    class="launcher ${shape}"
    type="button"
    aria-haspopup=${toggles ? nothing : 'dialog'}
    aria-label=${toggles ? (callLabel ?? look.ctaTitle) : nothing}
    @click=${activate}
    @pointerenter=${anticipate}
    @focus=${anticipate}
    @touchstart=${{ handleEvent: anticipate, passive: true }}
  >
    <slot name="launcher-icon">
      ${toggles && call === 'connected' ? hangUp : activityIcon(activity)}
    </slot>
    ${toggles ? nothing : titles(look)}
  </button>`;
}

/** Tiny is for voice; where one can type, the launcher is compact instead. */
function shapeOf({ size }: Look): 'compact' | 'full' {
  return size === 'full' ? 'full' : 'compact';
}

function titles({ ctaTitle, ctaSubtitle }: Look): TemplateResult {
  return html`<span class="titles">
    <span part="launcher-title" class="launcher-title">${ctaTitle}</span>
    ${
      ctaSubtitle
        ? html`<span part="launcher-subtitle" class="launcher-subtitle">${ctaSubtitle}</span>`
        : nothing
    }
  </span>`;
}
