import { html, type TemplateResult } from 'lit';
import type { View } from '../../core/headless/index.js';
import type { CallTexts } from '../../core/i18n/en-call.js';
import { microphone } from '../shared/icons.js';

/** The buttons that are being held. */
const held = new WeakSet<EventTarget>();

/**
 * The button that is held to be heard, by pointer or by key. Who can only click, by a screen reader
 * or by voice, switches the microphone on and off by it.
 */
export function talkButton(
  { muted }: View['call'],
  { talk }: CallTexts,
  mute: (muted: boolean) => void,
): TemplateResult {
  const hold = ({ currentTarget }: Event) => {
    held.add(currentTarget!);
    mute(false);
  };
  const release = ({ currentTarget }: Event) => {
    if (held.delete(currentTarget!)) mute(true);
  };
  const press = (event: PointerEvent) => {
    // The button keeps the pointer, so that a finger that slips off it is noticed when it lifts.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    hold(event);
  };
  const onKey = (act: (event: Event) => void) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) act(event);
  };
  const click = ({ detail, currentTarget }: MouseEvent) => {
    // One that a pointer made has been counted.
    if (detail === 0 && !held.has(currentTarget!)) mute(!muted);
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
    @keydown=${onKey(hold)}
    @keyup=${onKey(release)}
    @click=${click}
    @blur=${release}
  >
    ${microphone}<span>${talk}</span>
  </button>`;
}
