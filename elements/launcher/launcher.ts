import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/headless/index.js';
import type { Look } from '../../core/options/table.js';
import { activityIcon } from '../shared/activity-icon.js';
import { hangUp } from '../shared/icons.js';

/** What the launcher shows of what goes on. */
export interface LauncherStatus {
  readonly activity: View['activity'];
  readonly call: View['call']['status'];
  /** What pressing a launcher that is the call's button does; by default it is the call to action. */
  readonly callLabel?: string;
  /** What goes on, or why pressing it did nothing, in place of the second line. */
  readonly said?: string | undefined;
  /** The languages of its two lines, where they are not that of the words around. */
  readonly titleLanguage?: Language;
  readonly lineLanguage?: Language;
}

type Language = string | typeof nothing;

/** What it shows while there is nothing beyond it, and which problem there is with that. */
export function atRest(problem?: string): LauncherStatus {
  const call = 'disconnected';
  return problem ? { activity: 'error', call, said: problem } : { activity: 'idle', call };
}

interface Actions {
  readonly activate: (event: MouseEvent) => void;
  readonly anticipate: () => void;
}

/** Whether the launcher is a button for the call alone, with no panel behind it. */
export function isCallButton({ size, mode }: Look): boolean {
  return size === 'tiny' && mode === 'voice';
}

/** The floating button: it opens the panel or, tiny and for voice, starts and ends the call. */
export function launcher(
  look: Look,
  status: LauncherStatus,
  { activate, anticipate }: Actions,
): TemplateResult {
  const { activity, call, callLabel, said } = status;
  const { size, ctaTitle } = look;
  const toggles = isCallButton(look);
  const inCall = toggles && call === 'connected';
  const tiny = size === 'tiny';
  return html`<button
    part="launcher"
    class="launcher ${size} ${inCall ? 'in-call' : ''}"
    type="button"
    aria-haspopup=${toggles ? nothing : 'dialog'}
    aria-label=${tiny ? (toggles && callLabel) || ctaTitle : nothing}
    title=${(tiny && said) || nothing}
    @click=${activate}
    @pointerenter=${anticipate}
    @focus=${anticipate}
    @touchstart=${{ handleEvent: anticipate, passive: true }}
  >
    <slot name="launcher-icon">${inCall ? hangUp : activityIcon(activity)}</slot>
    ${tiny ? nothing : titles(look, status)}
  </button>`;
}

function titles(
  { ctaTitle, ctaSubtitle }: Look,
  { said = ctaSubtitle, titleLanguage = nothing, lineLanguage = nothing }: LauncherStatus,
): TemplateResult {
  return html`<span class="titles">
    <span part="launcher-title" class="launcher-title" lang=${titleLanguage}>${ctaTitle}</span>
    ${
      said
        ? html`<span part="launcher-subtitle" class="launcher-subtitle" lang=${lineLanguage}
            >${said}</span
          >`
        : nothing
    }
  </span>`;
}
