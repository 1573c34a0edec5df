import { html, type TemplateResult } from 'lit';
import type { View } from '../../../core/index.js';
import type { CallTexts } from '../../../core/locales/en-call.js';
import { microphone } from '../icons.js';

export { talkButtonStyles } from '../../styles/talk-button.styles.js';

/** The button that is held to be heard, by pointer or by key. */
export function talkButton(
  { muted }: View['call'],
  { talk }: CallTexts,
  mute: (muted: boolean) => void,
): TemplateResult {
  const press = (event: PointerEvent) => {
    // The button keeps the pointer, so that a finger that slips off it is noticed when it lifts.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    mute(false);
  };
  const release = () => mute(true);
  const onKey = (muted: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) mute(muted);
  };
  return html`<button
    part="talk-button"
    class="talk ${muted ? '' : 'held'}"
    type="button"
    aria-pressed=${String(!muted)}
    @pointerdown=${press}
    @pointerup=${release}
    @pointercancel=${release}
    @contextmenu=${(event: Event) => event.preventDefault()}
    @keydown=${onKey(false)}
    @keyup=${onKey(true)}
    @blur=${release}
  >
    ${microphone}<span>${talk}</span>
  </button>`;
}
