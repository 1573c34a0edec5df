import { html, nothing, type TemplateResult } from 'lit';
import { FAILURES } from '../../core/machine/failures.js';
import type { RenderContext } from '../shared/host.js';
import { dismissButton, noticeAction } from '../shared/buttons.js';
import { speaker } from '../shared/icons.js';

/**
 * A failure and how to fix it, or the button that plays audio which the browser blocked. `reference` follows
 * the buttons of a failure.
 */
export function notice(
  {
    assistant: { dispatch },
    view: { failure, call, mode },
    options: { texts, contact },
  }: RenderContext,
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
  const typeInstead = () => {
    dismiss();
    focusTextBox();
  };
  const { retry: again, typeFirst } = FAILURES[failure.kind];
  const retry = again
    ? noticeAction('retry-button', texts[again], () => dispatch({ type: 'retry' }))
    : contact
      ? contactLink(contact, texts.contact)
      : nothing;
  const type = failure.typeInstead
    ? noticeAction('type-button', texts.typeInstead, typeInstead)
    : nothing;
  return html`<div part="failure" class="failure ${failure.kind} ${mode}" role="alert">
    <p .textContent=${texts.failures[failure.kind]}></p>
    ${dismissButton(texts.dismiss, dismiss)}
    <div class="actions">${typeFirst ? [type, retry] : [retry, type]} ${reference}</div>
  </div>`;
}

/** A link that keeps the conversation: a page opens beside this one. */
function contactLink(contact: string, text: string): TemplateResult {
  const target = /^(mailto|tel):/.test(contact) ? nothing : '_blank';
  return html`<a
    part="contact-link"
    class="action"
    href=${contact}
    target=${target}
    rel="noopener"
    .textContent=${text}
  ></a>`;
}
