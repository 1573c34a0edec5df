import { tellTypedEarly } from './typed-early.js';

/** The events of a visitor who is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** What does nothing without the page's code; links do without it. */
const PRESSABLE = 'button, label, input[type="radio"]';

/**
 * Starts the page's code at the first sign of use: a pointer, a key, the focus, or an address with
 * state. Input, clicks and submits from before are replayed when the code is there.
 *
 * @param start - Resolves when the page is interactive. If it rejects, the next sign calls it
 * again.
 */
export function onFirstInteraction(start: () => Promise<void>): void {
  const early = new AbortController();
  const missed: (() => void)[] = [];
  let started = false;

  const begin = async () => {
    if (started) return;
    started = true;
    try {
      await start();
    } catch {
      // The browser reports the failed request. The next sign retries it.
      started = false;
      missed.length = 0;
      return;
    }
    early.abort();
    tellTypedEarly();
    for (const catchUp of missed) catchUp();
  };
  const miss = (catchUp: () => void) => {
    const { activeElement: before } = document;
    missed.push(() => {
      const { activeElement: now } = document;
      catchUp();
      // A visitor who has moved on keeps the focus.
      if (now !== before && now instanceof HTMLElement) now.focus({ preventScroll: true });
    });
  };
  const keep = (event: Event) => {
    void begin();
    const target = event.target as Element;
    const pressed = target.closest<HTMLElement>(PRESSABLE);
    if (event.type === 'submit') miss(() => (target as HTMLFormElement).requestSubmit());
    else if (pressed && !isLabelOfField(pressed)) miss(() => pressed.click());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const options = { capture: true, signal: early.signal } as const;
  for (const type of ['click', 'submit']) document.addEventListener(type, keep, options);
  const passive = { ...options, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, () => void begin(), passive);
  if (location.search !== '') void begin();
}

/** Whether it is the label of a text input or a list, which the browser focuses itself. */
function isLabelOfField(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLLabelElement && !pressed.control?.matches('input[type="radio"]');
}
