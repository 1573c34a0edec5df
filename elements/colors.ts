import type { Look } from '../core/look.js';

const WHITE = /^(#fff|#ffffff|white|rgb\(255, ?255, ?255\))$/i;

/** White on black: on any other colour of the page's, the text is what can be read there. */
const DEFAULT_TEXT = '#FFFFFF';

/**
 * The page's colours as a style sheet of the element's own: custom properties that a page's own
 * style sheets win over, and nothing inline. A white background is left to the theme, where it is
 * black in the dark.
 */
export function colorRules(look: Look): string {
  const { baseColor = 'white', accentColor, ctaButtonColor, ctaButtonTextColor } = look;
  const declarations = [
    WHITE.test(baseColor.trim()) ? '' : `--va-base-color: ${baseColor};`,
    `--va-accent-color: ${accentColor};`,
    `--va-launcher-color: ${ctaButtonColor};`,
    ctaButtonTextColor === DEFAULT_TEXT ? '' : `--va-launcher-text-color: ${ctaButtonTextColor};`,
  ];
  return `:host { ${declarations.join(' ')} }`;
}
