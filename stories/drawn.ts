/**
 * Resolves with the result of `seen` once the story's widget renders something that it finds.
 * Checks after each render, without polling.
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

/** Resolves with a part of the story's widget once it is rendered. */
export function drawnPart<Kind extends HTMLElement = HTMLElement>(
  canvas: HTMLElement,
  name: string,
): Promise<Kind> {
  return whenDrawn(canvas, (root) => root.querySelector<Kind>(`[part~="${name}"]`));
}
