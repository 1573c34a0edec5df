/**
 * Whether a key belongs to an input method's composition, which Enter commits and Escape cancels.
 * Safari fires the key after the composition has ended: only its key code, 229, tells.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Returns a listener that handles Escape and hides it from dialogs and popovers around the widget. */
export const onEscape =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    act();
  };

/**
 * Hides typed characters from the page. Its single-key shortcuts ignore its own text boxes, but
 * cannot see that the target is a text box inside a shadow tree.
 */
export function keepTyping(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!ctrlKey && !metaKey && !altKey && !/^(Escape|Tab|F\d+)$/.test(key)) event.stopPropagation();
}
