/** Whether the focus is within an element, or in what the page put into its slots and is seen. */
export function hasFocus(host: HTMLElement): boolean {
  const { activeElement } = host.getRootNode() as Document;
  if (activeElement === host) return host.shadowRoot?.activeElement != null;
  return activeElement != null && host.contains(activeElement) && activeElement.checkVisibility();
}
