import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/headless/index.js';
import type { Look } from '../../core/options/table.js';
import { activityIcon, hangUp } from '../shared/icons.js';

/** What the launcher shows besides its options. */
export interface LauncherStatus {
  readonly activity: View['activity'];
  readonly call: View['call']['status'];
  /** The label of a call button. Default: the call to action. */
  readonly callLabel?: string;
  /** Replaces the second line: the current activity or a failure to load. */
  readonly summary?: string | undefined;
  /** The languages of the two lines, where they differ from the widget's. */
  readonly titleLanguage?: Language;
  readonly lineLanguage?: Language;
}

type Language = string | typeof nothing;

/** The status before the engine has loaded; `problem` is why it could not be loaded. */
export function atRest(problem?: string): LauncherStatus {
  const call = 'disconnected';
  return problem ? { activity: 'error', call, summary: problem } : { activity: 'idle', call };
}

/** Whether the launcher only starts and ends calls, with no panel behind it. */
export function isCallButton({ size, mode }: Look): boolean {
  return size === 'tiny' && mode === 'voice';
}

/** The floating button that opens the panel or, as a call button, starts and ends the call. */
export function launcher(
  look: Look,
  status: LauncherStatus,
  activate: (event: MouseEvent) => void,
  preload: () => void,
): TemplateResult {
  const { activity, call, callLabel, summary } = status;
  const { size, ctaTitle } = look;
  const callButton = isCallButton(look);
  const inCall = callButton && call === 'connected';
  const tiny = size === 'tiny';
  return html`<button
    part="launcher"
    class="launcher ${size} ${inCall ? 'in-call' : ''}"
    type="button"
    aria-haspopup=${callButton ? nothing : 'dialog'}
    aria-label=${tiny ? (callButton && callLabel) || ctaTitle : nothing}
    title=${(tiny && summary) || nothing}
    @click=${activate}
    @pointerenter=${preload}
    @focus=${preload}
    @touchstart=${{ handleEvent: preload, passive: true }}
  >
    <slot name="launcher-icon">${inCall ? hangUp : activityIcon(activity)}</slot>
    ${tiny ? nothing : titles(look, status)}
  </button>`;
}

function titles(
  { ctaTitle, ctaSubtitle }: Look,
  { summary = ctaSubtitle, titleLanguage = nothing, lineLanguage = nothing }: LauncherStatus,
): TemplateResult {
  return html`<span class="titles">
    <span part="launcher-title" class="launcher-title" lang=${titleLanguage}>${ctaTitle}</span>
    ${
      summary
        ? html`<span part="launcher-subtitle" class="launcher-subtitle" lang=${lineLanguage}
            >${summary}</span
          >`
        : nothing
    }
  </span>`;
}
