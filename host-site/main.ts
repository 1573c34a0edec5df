import 'voice-assistant';

const root = document.documentElement;
let pressed: HTMLElement | null = null;

/** Loads the page's code. If that fails, the next press tries again; until then links load documents. */
function hydrate(): void {
  void import('./hydrate.js').then(
    (code) => code.hydrate(),
    () => addEventListener('pointerdown', hydrate, { once: true }),
  );
}

/** Lets the browser paint its response to the visitor first. */
function hydrateWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate);
  else hydrate();
}

// A state in the address is shown at once; without one the prerendered page is complete. The home page
// is read before it is used: there the code waits for the first sign of use.
if (location.search) hydrate();
else if (location.pathname !== '/') addEventListener('load', hydrateWhenIdle);
else {
  const used = new AbortController();
  const start = () => {
    used.abort();
    hydrateWhenIdle();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, start, { passive: true, signal: used.signal });
}

// A button that is pressed before the code is there is pressed again when it is. React must not see the
// first click: it would stop it or respond to it, depending on how much is hydrated.
addEventListener(
  'click',
  (event) => {
    if ('hydrated' in root.dataset) return;
    pressed = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])');
    if (pressed) event.stopPropagation();
  },
  { capture: true },
);
addEventListener('hydrated', () => pressed?.click(), { once: true });
