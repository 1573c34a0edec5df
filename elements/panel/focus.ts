import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import type { Stop } from '../../core/async/lazy.js';
import { matchesMedia } from '../shared/css-queries.js';
import { hasFocus, type PartHost } from '../shared/host.js';

/**
 * Focuses the text box or else the panel, once it is drawn. Focusing a text box on a phone opens the
 * keyboard, so touch devices need `toType`.
 */
export function focusPanel(host: PartHost, toType = true): void {
  const page = host.ownerDocument;
  const before = page.activeElement;
  setTimeout(() => {
    const now = page.activeElement;
    // The visitor has moved the focus meanwhile.
    if (hasFocus(host) || (now !== before && now !== page.body)) return;
    const { renderRoot } = host;
    const box =
      toType || !matchesMedia('(pointer: coarse)')
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
