import { DEFAULT_COLORS, type Look } from '../core/options/look.js';

const WHITE = /^(#fff|#ffffff|white|rgb\(255, ?255, ?255\))$/i;

const PROPERTIES = [
  ['accentColor', '--va-accent-color'],
  ['ctaButtonColor', '--va-launcher-color'],
  // White on black: on any other colour of the page's, the text is what can be read there.
  ['ctaButtonTextColor', '--va-launcher-text-color'],
] as const;

/**
 * The page's colours as a style sheet of the element's own: custom properties that a page's own
 * style sheets win over, and nothing inline; empty where all are the defaults. A white background is
 * left to the theme, where it is black in the dark. A text colour that the page names stands, though it
 * be the default.
 */
export function colorRules(look: Look, given: Partial<Look>): string {
  const { baseColor = 'white' } = look;
  const base = WHITE.test(baseColor.trim()) ? '' : `--va-base-color: ${baseColor};`;
  const others = PROPERTIES.filter(
    ([option]) =>
      look[option] !== DEFAULT_COLORS[option] ||
      (option === 'ctaButtonTextColor' && given[option] === look[option]),
  );
  const declarations = base + others.map(([option, name]) => `${name}: ${look[option]};`).join('');
  return declarations && `:host { ${declarations} }`;
}
