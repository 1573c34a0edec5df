import type { Look } from '../../core/options/table.js';

/** White, in the ways in which a browser writes it. */
const WHITE = ['white', 'rgb(255, 255, 255)'];

const PROPERTIES = [
  ['accentColor', '--va-accent-color'],
  ['ctaButtonColor', '--va-launcher-color'],
  // White on black: on any other colour of the page's, the text is what can be read there.
  ['ctaButtonTextColor', '--va-launcher-text-color'],
] as const;

/**
 * The page's colours as a style sheet of the element's own: custom properties that a page's own
 * style sheets win over, and nothing inline; empty where it names none. A white background is left to
 * the theme, where it is black in the dark.
 */
export function colorRules(look: Look, given: Partial<Look>): string {
  const { style } = new Option();
  style.color = look.baseColor ?? 'white';
  const base = WHITE.includes(style.color) ? '' : `--va-base-color: ${look.baseColor};`;
  // Only what passed its check is the same.
  const others = PROPERTIES.filter(([option]) => given[option] && given[option] === look[option]);
  const declarations = base + others.map(([option, name]) => `${name}: ${look[option]};`).join('');
  return declarations && `:host { ${declarations} }`;
}
