import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { isEmpty } from '../../core/machine/regions/transcript.js';
import type { View } from '../../core/machine/view.js';
import { noticeAction } from './buttons.js';
import type { RenderContext } from './host.js';

/** Whether the widget has to say that visitors talk with an AI. */
export function discloses({ call }: View, { aiDisclosure }: ResolvedOptions): boolean {
  return aiDisclosure !== 'off' && !call.handedOver;
}

/** Says that one talks with an AI. */
export function disclosure({ view, options }: RenderContext): TemplateResult | typeof nothing {
  if (!discloses(view, options)) return nothing;
  return html`<p
    part="disclosure"
    class="disclosure"
    id="disclosure"
    .textContent=${options.texts.disclosure}
  ></p>`;
}

/** Withdraws the consent to the page's notice. */
export function withdrawal({
  assistant,
  view,
  options,
}: RenderContext): TemplateResult | typeof nothing {
  if (!view.withdrawable) return nothing;
  const withdraw = () => assistant.dispatch({ type: 'withdraw-consent' });
  return html`<div class="disclosure">
    ${noticeAction('withdraw-consent-button', options.texts.consent.withdraw, withdraw)}
  </div>`;
}

/** The `aria-describedby` of what begins the first exchange, so that a screen reader says it before. */
export function describedFirst({ state, view, options }: RenderContext): string | typeof nothing {
  const isFirst = isEmpty(state.transcript) && view.call.status === 'disconnected';
  return isFirst && discloses(view, options) ? 'disclosure' : nothing;
}
