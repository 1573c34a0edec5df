import { html, nothing, type TemplateResult } from 'lit';
import type { RenderContext } from '../shared/host.js';
import { dismissButton, noticeAction } from '../shared/buttons.js';
import { speaker } from '../shared/icons.js';

/**
 * A failure and how to fix it, or the button that plays audio which the browser blocked. `reference` follows
 * the buttons of a failure.
 */
export function notice(
  { assistant: { dispatch }, view: { failure, call, mode }, options: { texts } }: RenderContext,
  focusTextBox: () => void,
  reference: unknown,
): TemplateResult | typeof nothing {
  if (call.playback === 'refused')
    return html`<div class="refused" role="alert">
      <button
        part="hear-button"
        class="hear"
        type="button"
        @click=${() => dispatch({ type: 'resume-playback' })}
      >
        ${speaker}<span .textContent=${texts.controls.hear}></span>
      </button>
    </div>`;
  if (!failure) return nothing;
  const dismiss = () => dispatch({ type: 'dismiss-failure' });
  const retry = () => dispatch({ type: 'retry' });
  const typeInstead = () => {
    dismiss();
    focusTextBox();
  };
  const again = failure.retry
    ? noticeAction(
        'retry-button',
        failure.kind === 'call-elsewhere' ? texts.moveHere : texts.retry,
        retry,
      )
    : nothing;
  // First where the visitor cannot speak: a retry needs something outside the page.
  const type = failure.typeInstead
    ? noticeAction('type-button', texts.typeInstead, typeInstead)
    : nothing;
  return html`<div part="failure" class="failure ${failure.kind} ${mode}" role="alert">
    <p .textContent=${texts.failures[failure.kind]}></p>
    ${dismissButton(texts.dismiss, dismiss)}
    <div class="actions">
      ${/^microphone/.test(failure.kind) ? [type, again] : [again, type]} ${reference}
    </div>
  </div>`;
}
