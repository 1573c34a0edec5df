/** The sheets of each element. */
const adopted = new WeakMap<HTMLElement, Set<CSSStyleSheet>>();

/**
 * Adds styles to an element's shadow root, each once. A constructed sheet belongs to one document: in
 * another one, such as that of a picture-in-picture window, copies are adopted.
 */
export function adoptStyles(host: HTMLElement, ...styles: { styleSheet?: CSSStyleSheet }[]): void {
  const shadowRoot = host.shadowRoot!;
  const { defaultView } = host.ownerDocument;
  const sheets = adopted.get(host) ?? new Set(shadowRoot.adoptedStyleSheets);
  adopted.set(host, sheets);
  for (const { styleSheet } of styles) sheets.add(styleSheet!);
  const own = defaultView === window;
  if (!defaultView || (own && sheets.size === shadowRoot.adoptedStyleSheets.length)) return;
  shadowRoot.adoptedStyleSheets = Array.from(sheets, (sheet) => {
    if (own) return sheet;
    const copy = new (defaultView as typeof globalThis).CSSStyleSheet();
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join(''));
    return copy;
  });
}
