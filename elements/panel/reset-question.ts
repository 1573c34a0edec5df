import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { noticeAction } from './notice.js';

/** Asks before a conversation is deleted. `answer` gets whether it should be. */
export function resetQuestion(
  { texts }: ResolvedOptions,
  answer: (startOver: boolean) => void,
): TemplateResult {
  return html`<div
    part="reset-question"
    class="failure"
    role="alertdialog"
    aria-labelledby="reset-question"
  >
    <p id="reset-question">${texts.resetQuestion}</p>
    <div class="actions">
      ${noticeAction('confirm-reset-button', texts.controls.reset, () => answer(true))}
      ${noticeAction('keep-button', texts.consent.cancel, () => answer(false))}
    </div>
  </div>`;
}
