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

interface Actions {
  readonly activate: () => void;
  readonly anticipate: () => void;
}

/** Whether the launcher is a button for the call alone, with no panel behind it. */
export function isCallButton({ size, mode }: Look): boolean {
  return size === 'tiny' && mode === 'voice';
}

/** The floating button: it opens the panel or, tiny and for voice, starts and ends the call. */
export function launcher(look: Look, doings: Doings, actions: Actions): TemplateResult {
  return isCallButton(look) ? callButton(look, doings, actions) : opener(look, doings, actions);
}

function callButton(
  { ctaTitle }: Look,
  { activity, call, callLabel }: Doings,
  { activate, anticipate }: Actions,
): TemplateResult {
  return html`<button
    part="launcher"
    class="launcher tiny ${call === 'disconnected' ? '' : 'in-call'}"
    type="button"
    aria-label=${callLabel ?? ctaTitle}
    @click=${activate}
    @pointerenter=${anticipate}
    @focus=${anticipate}
    @touchstart=${{ handleEvent: anticipate, passive: true }}
  >
    <slot name="launcher-icon">${call === 'connected' ? hangUp : activityIcon(activity)}</slot>
  </button>`;
}

/**
 * What nearly every page shows. The activity icon is written out, since a template within another
 * takes as long to prepare as the other does.
 */
function opener(
  { size, ctaTitle, ctaSubtitle }: Look,
  { activity }: Doings,
  { activate, anticipate }: Actions,
): TemplateResult {
  return html`<button
    part="launcher"
    class="launcher ${size === 'full' ? 'full' : 'compact'}"
    type="button"
    aria-haspopup="dialog"
    @click=${activate}
    @pointerenter=${anticipate}
    @focus=${anticipate}
    @touchstart=${{ handleEvent: anticipate, passive: true }}
  >
    <slot name="launcher-icon">
      <span class="metered activity ${activity}" part="activity-icon" aria-hidden="true">
        <i></i><i></i><i></i><i></i><i></i>
      </span>
    </slot>
    <span class="titles">
      <span part="launcher-title" class="launcher-title">${ctaTitle}</span>
      ${
        ctaSubtitle
          ? html`<span part="launcher-subtitle" class="launcher-subtitle">${ctaSubtitle}</span>`
          : nothing
      }
    </span>
  </button>`;
}
