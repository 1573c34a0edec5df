import { html, type TemplateResult } from 'lit';
import type { Texts } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { microphone } from '../shared/icons.js';

/** The buttons that are held down. */
const held = new WeakSet<EventTarget>();

/**
 * The push-to-talk button, held with the pointer or a key. A click without either, by a screen reader
 * or voice control, toggles the microphone.
 */
export function talkButton(
  { muted }: View['call'],
  { talk }: Texts['call'],
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
    // Otherwise `pointerup` would be missed when a finger has slipped off the button.
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    hold(event);
  };
  const onKey = (act: (event: Event) => void) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) act(event);
  };
  const click = ({ detail, currentTarget }: MouseEvent) => {
    // Clicks by pointer have been handled as press and release.
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
    ${microphone}<span .textContent=${talk}></span>
  </button>`;
}
