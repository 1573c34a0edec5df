/** The sheets of each shadow root. */
const adopted = new WeakMap<Node, Set<CSSStyleSheet>>();

/**
 * Adds styles to a shadow root, each once. A constructed sheet belongs to one document: in another
 * one, such as that of a picture-in-picture window, copies are adopted.
 */
export function adoptStyles(root: Node, ...styles: { styleSheet?: CSSStyleSheet }[]): void {
  const shadowRoot = root as ShadowRoot;
  const { defaultView } = shadowRoot.ownerDocument;
  const sheets = adopted.get(shadowRoot) ?? new Set(shadowRoot.adoptedStyleSheets);
  adopted.set(shadowRoot, sheets);
  for (const { styleSheet } of styles) if (styleSheet) sheets.add(styleSheet);
  const own = shadowRoot.ownerDocument === document;
  // The page may have added some.
  const now = (own && shadowRoot.adoptedStyleSheets) || [];
  const missing = [...sheets].filter((sheet) => !now.includes(sheet));
  if (!defaultView || !missing.length) return;
  const added = missing.map((sheet) => {
    if (own) return sheet;
    const copy = new (defaultView as typeof globalThis).CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join(''));
    return copy;
  });
  shadowRoot.adoptedStyleSheets = [...now, ...added];
}
