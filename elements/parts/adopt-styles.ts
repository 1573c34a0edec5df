/** Adds styles to the shadow tree of an element, once. */
export function adoptStyles(
  { shadowRoot }: HTMLElement,
  styles: { styleSheet?: CSSStyleSheet },
): void {
  const sheets = shadowRoot!.adoptedStyleSheets;
  const sheet = styles.styleSheet!;
  if (!sheets.includes(sheet)) shadowRoot!.adoptedStyleSheets = [...sheets, sheet];
}
