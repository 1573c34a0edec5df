import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/machine/view.js';
import type { Look } from '../../core/options/table.js';
import { activityIcon } from '../shared/activity-icon.js';

/** The content of the launcher that does not come from its options. */
export interface LauncherStatus {
  readonly activity: View['activity'];
  readonly call: View['call']['status'];
  /** Replaces the icon of the activity. */
  readonly icon?: TemplateResult | undefined;
  /** The label of a call button. Default: the call to action. */
  readonly callLabel?: string;
  /** Replaces the second line: the current activity or a failure to load. */
  readonly summary?: string | undefined;
  /** The languages of the two lines, where they differ from the widget's. */
  readonly titleLanguage?: Language;
  readonly lineLanguage?: Language;
  /** Whether it was pressed, and what is behind it is loading. */
  readonly busy?: boolean;
  /** The content after the second line and after the titles. */
  readonly time?: unknown;
  readonly badge?: unknown;
  /** Buttons beside it. */
  readonly buttons?: unknown;
}

type Language = string | typeof nothing;

/** The status before the widget has loaded; `problem` is why it could not be loaded. */
export function atRest(problem?: string, busy = false): LauncherStatus {
  const call = 'disconnected';
  return problem ? { activity: 'error', call, summary: problem } : { activity: 'idle', call, busy };
}

/** Whether the launcher only starts and ends calls, with no panel behind it. */
export function isCallButton({ size, mode, layout }: Look): boolean {
  return size === 'tiny' && mode === 'voice' && layout === 'floating';
}

/** The floating button that opens the panel or, as a call button, starts and ends the call. */
export function launcher(
  look: Look,
  status: LauncherStatus,
  activate: (event: MouseEvent) => void,
  preload: () => void,
): TemplateResult {
  const { activity, call, callLabel, summary, busy, badge, buttons } = status;
  const { size, ctaTitle, mode } = look;
  const callButton = isCallButton(look);
  const inCall = callButton && call === 'connected';
  const tiny = size === 'tiny';
  const icon = activity === 'idle' ? restIcon(mode) : activityIcon(activity);
  return html`<div class="pill">
    <button
      part="launcher"
      class="launcher ${size} ${inCall ? 'in-call' : ''}"
      type="button"
      aria-label=${tiny ? (callButton && callLabel) || ctaTitle : nothing}
      title=${(tiny && summary) || nothing}
      aria-busy=${busy ? 'true' : nothing}
      @click=${activate}
      @pointerenter=${preload}
      @focus=${preload}
      @touchstart=${{ handleEvent: preload, passive: true }}
    >
      <slot name="launcher-icon">${status.icon ?? icon}</slot>
      ${tiny ? nothing : titles(look, status)}${badge}</button
    >${buttons}
  </div>`;
}

function titles(
  { ctaTitle, ctaSubtitle }: Look,
  { summary = ctaSubtitle, time, titleLanguage = nothing, lineLanguage = nothing }: LauncherStatus,
): TemplateResult {
  return html`<span class="titles">
    <span part="launcher-title" class="launcher-title" lang=${titleLanguage}>${ctaTitle}</span>
    ${
      summary
        ? html`<span
              part="launcher-subtitle"
              class="launcher-subtitle"
              lang=${lineLanguage}
              .textContent=${summary}
            ></span
            >${time}`
        : nothing
    }
  </span>`;
}

/** The orb with bars for a voice, lines of text for a chat, and bars in a speech bubble for both. */
function restIcon(mode: Look['mode']): TemplateResult {
  return mode === 'voice'
    ? html`<span class="rest">${activityIcon('idle')}</span>`
    : html`<svg class="rest" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 3c5.2 0 9 3.4 9 7.8s-3.8 7.8-9 7.8c-1 0-2-.1-2.9-.4L4.5 21l.9-4.2A7.4 7.4 0 0 1 3 10.8C3 6.4 6.8 3 12 3z"
        />
        <path d=${mode === 'chat' ? 'M8.5 9.3h7M8.5 12.7h4.5' : 'M8 10v2M12 8v6M16 10v2'} />
      </svg>`;
}
