/**
 * Whether a key belongs to the composition of a character, in Japanese for instance, which Enter ends
 * and Escape drops. Safari tells of that key after the composition, and only its code says so.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Has Escape do one thing alone: a dialog or popover of the page around the widget stays open. */
export const onEscape =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    act();
  };

/**
 * Keeps from the page what is typed: its shortcuts of one key, which it does not take in text boxes of
 * its own, do not see that they are pressed in one.
 */
export function keepTyping(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!ctrlKey && !metaKey && !altKey && !/^(Escape|Tab|F\d+)$/.test(key)) event.stopPropagation();
}
