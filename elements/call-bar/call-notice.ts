import { html, nothing, type TemplateResult } from 'lit';
import type { HangUpReason, Texts } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { noticeAction } from '../shared/buttons.js';
import type { RenderContext } from '../shared/host.js';

/** The most important notice about the current call, if any. `unmute` also opens a lost microphone again. */
export function callNotice(
  { view: { call, panel }, options }: RenderContext,
  countdown: (hangUp: NonNullable<View['call']['hangUp']>) => CountdownParts | undefined,
  unmute: () => void,
): TemplateResult | typeof nothing {
  const { status, network, hangUp, unheard, muted, thinking } = call;
  const { call: texts, failures, retry } = options.texts;
  if (status === 'disconnected') return nothing;
  if (network === 'lost') return notice('lost', texts.network.lost);
  if (hangUp) {
    const { shown = nothing, announced = '' } = countdown(hangUp) ?? {};
    return notice('hang-up', hangUpText(hangUp.reason, texts), shown, announced);
  }
  if (unheard === 'silent') return notice('unheard', texts.unheard);
  if (unheard)
    return notice('unheard', failures[unheard], noticeAction('retry-button', retry, unmute));
  // The closed panel has it on its launcher, and push-to-talk on its button.
  if (muted && panel === 'open' && !options.pushToTalk)
    return notice('silenced', texts.muted, noticeAction('unmute-button', texts.unmute, unmute));
  if (network === 'low') return notice('low', texts.network.low);
  return thinking ? notice('thinking', texts.thinking) : nothing;
}

/** The seconds left, and those at the beginning as a text that is announced once. */
export interface CountdownParts {
  readonly shown: unknown;
  readonly announced: string;
}

/** `unseen` follows the text for screen readers only. */
export function notice(
  kind: string,
  text: string,
  more: unknown = nothing,
  unseen = '',
): TemplateResult {
  return html`<div part="call-notice" class="call-notice ${kind}">
    <p>
      <span .textContent=${text}></span
      >${unseen && html` <span class="hidden" .textContent=${unseen}></span>`}
    </p>
    ${more}
  </div>`;
}

function hangUpText(reason: HangUpReason, { hangUp }: Texts['call']): string {
  return reason === 'silence-timed-out' ? hangUp.tooSilent : hangUp.tooLong;
}
