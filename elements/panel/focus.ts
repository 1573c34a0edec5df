import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import type { Stop } from '../../core/async/lazy.js';
import { hasFocus, type PartHost } from '../shared/host.js';

/**
 * Focuses the text box or else the panel, once it is drawn. Focusing a text box on a phone opens the
 * keyboard, so touch devices need `toType`.
 */
export function focusPanel(host: PartHost, toType = true): void {
  const before = document.activeElement;
  setTimeout(() => {
    const now = document.activeElement;
    // The visitor has moved the focus meanwhile.
    if (hasFocus(host) || (now !== before && now !== document.body)) return;
    const { renderRoot } = host;
    const box =
      toType || !matchMedia('(pointer: coarse)').matches
        ? renderRoot.querySelector<HTMLTextAreaElement>('#text-box')
        : null;
    const place = renderRoot.querySelector<HTMLElement>('.consent button, .panel');
    (box?.disabled === false ? box : place)?.focus();
  }, INPUT_FOCUS_DELAY_MS);
}

/** Focuses the buttons that are clicked: Safari focuses what is focusable around them instead. */
export function focusClicked(root: PartHost['renderRoot']): Stop {
  const focus = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if ((event as MouseEvent).detail && root.contains(button)) button?.focus();
  };
  root.addEventListener('click', focus, { capture: true });
  return () => root.removeEventListener('click', focus, { capture: true });
}
