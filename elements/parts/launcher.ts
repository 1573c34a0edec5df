import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/index.js';
import { activityIcon } from './activity-icon.js';
import { hangUp } from './icons.js';

interface Actions {
  readonly activate: () => void;
  readonly anticipate: () => void;
}

/** Whether the launcher is a button for the call alone, with no panel behind it. */
export function isCallButton({ size, mode }: ResolvedOptions): boolean {
  return size === 'tiny' && mode === 'voice';
}

/** The floating button: it opens the panel or, tiny and for voice, starts and ends the call. */
export function launcher(
  view: View,
  options: ResolvedOptions,
  { activate, anticipate }: Actions,
): TemplateResult {
  const toggles = isCallButton(options);
  const inCall = view.call.status !== 'disconnected';
  const look = toggles ? `tiny ${inCall ? 'in-call' : ''}` : shape(options);
  return html`<button
    part="launcher"
    class="launcher ${look}"
    type="button"
    aria-haspopup=${toggles ? nothing : 'dialog'}
    aria-label=${toggles ? callLabel(view, options) : nothing}
    @click=${activate}
    @pointerenter=${anticipate}
    @focus=${anticipate}
    @touchstart=${{ handleEvent: anticipate, passive: true }}
  >
    <slot name="launcher-icon">
      ${toggles && view.call.status === 'connected' ? hangUp : activityIcon(view.activity)}
    </slot>
    ${toggles ? nothing : titles(options)}
  </button>`;
}

/** Tiny is for voice; where one can type, the launcher is compact instead. */
function shape({ size }: ResolvedOptions): 'compact' | 'full' {
  return size === 'full' ? 'full' : 'compact';
}

function callLabel({ call }: View, options: ResolvedOptions): string {
  if (call.status === 'connecting') return options.texts.connecting;
  return call.status === 'connected' ? options.endButtonText : options.ctaTitle;
}

function titles({ ctaTitle, ctaSubtitle }: ResolvedOptions): TemplateResult {
  return html`<span class="titles">
    <span part="launcher-title" class="launcher-title">${ctaTitle}</span>
    ${
      ctaSubtitle
        ? html`<span part="launcher-subtitle" class="launcher-subtitle">${ctaSubtitle}</span>`
        : nothing
    }
  </span>`;
}
