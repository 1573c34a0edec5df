import { html, type TemplateResult } from 'lit';
import type { RenderContext } from './host.js';
import { close, microphone, microphoneOff } from './icons.js';

export function muteButton({ assistant, view, options }: RenderContext): TemplateResult {
  const { muted } = view.call;
  const { controls } = options.texts;
  return html`<button
    part="mute-button"
    class="round ${muted ? 'muted' : ''}"
    type="button"
    title=${muted ? controls.unmute : controls.mute}
    @click=${() => assistant.dispatch({ type: 'toggle-mute' })}
  >
    ${muted ? microphoneOff : microphone}
  </button>`;
}

/** A button in a notice that helps to fix the problem. */
export function noticeAction(part: string, text: string, act?: () => void): TemplateResult {
  // A page translator replaces text nodes: the text is a property.
  return html`<button
    part=${part}
    class="action"
    type="button"
    @click=${act}
    .textContent=${text}
  ></button>`;
}

export function dismissButton(label: string, dismiss: () => void): TemplateResult {
  return html`<button
    part="dismiss-button"
    class="plain"
    type="button"
    aria-label=${label}
    @click=${dismiss}
  >
    ${close}
  </button>`;
}
