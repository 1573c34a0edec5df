/** The parent of a node as it is drawn: a slot, or the host of a shadow tree. */
export function flatParent(node: Node): Node | null {
  const { assignedSlot } = node as Partial<Slottable>;
  return assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

export function isWithin(node: Node, container: Node): boolean {
  for (let each: Node | null = node; each; each = flatParent(each))
    if (each === container) return true;
  return false;
}

/** The modal dialogs that are open, in the order in which they were opened, as far as it is `known`. */
export function openModals(known: readonly HTMLDialogElement[]): HTMLDialogElement[] {
  const isOpen = (dialog: HTMLDialogElement) => dialog.isConnected && dialog.matches(':modal');
  const found = new Set(known.filter(isOpen));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (isOpen(dialog)) found.add(dialog);
  // One in a shadow tree has the focus.
  let focused: Element | null = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  for (let node: Node | null = focused; node; node = flatParent(node))
    if (node instanceof HTMLDialogElement && isOpen(node)) found.add(node);
  return [...found];
}

/** The element that is in full screen, in whatever shadow tree. */
export function fullscreenElement(): Element | null {
  let found = document.fullscreenElement;
  while (found?.shadowRoot?.fullscreenElement) found = found.shadowRoot.fullscreenElement;
  return found;
}
