import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { STAY } from '../query.js';

/** The pause before the same title is announced again, so that it is noticed, in milliseconds. */
const PAUSE_MS = 150;

/** How far each entry of the history is scrolled. */
const positions = new Map<string, number>();

/**
 * What happens where a link leads: the page starts at its top or at the target of the link, a page
 * that was left is scrolled as before, and screen readers hear its title.
 */
export function Arrival() {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const [said, setSaid] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const note = () => positions.set(key, scrollY);
    if (type === 'POP') {
      const top = positions.get(key);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (state !== STAY) {
      (document.activeElement as HTMLElement | null)?.blur();
      const target = hash && document.getElementById(hash.slice(1));
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
    }
    // The event of the last scroll comes with the next frame, which may be after the page is left.
    const events = ['scroll', 'popstate'] as const;
    for (const event of events) addEventListener(event, note, { passive: true });
    return () => events.forEach((event) => removeEventListener(event, note));
  }, [key, hash, state, type]);

  useEffect(() => {
    if (key === 'default' || state === STAY) return;
    setSaid('');
    const pause = setTimeout(() => setSaid(document.title), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key, state]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
