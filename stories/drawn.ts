/**
 * Waits until `seen` finds something in what the widget of a story has drawn, and returns it. It looks
 * whenever something is drawn: no time is waited for.
 */
export function whenDrawn<Found>(
  canvas: HTMLElement,
  seen: (root: ShadowRoot) => Found,
): Promise<NonNullable<Found>> {
  const root = canvas.querySelector('voice-assistant')!.shadowRoot!;
  return new Promise((resolve) => {
    const look = (): void => {
      const found = seen(root);
      if (!found) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(root, all);
    look();
  });
}

/** Waits until a part of the widget of a story is drawn. */
export function drawnPart<Kind extends HTMLElement = HTMLElement>(
  canvas: HTMLElement,
  name: string,
): Promise<Kind> {
  return whenDrawn(canvas, (root) => root.querySelector<Kind>(`[part~="${name}"]`));
}
