import type { Look } from '../../core/options/table.js';

/** White as browsers serialise it. */
const WHITE = ['white', 'rgb(255, 255, 255)'];

const PROPERTIES = [
  ['accentColor', '--va-accent-color'],
  ['ctaButtonColor', '--va-launcher-color'],
  // Only if set: by default the text contrasts with whatever launcher colour the page uses.
  ['ctaButtonTextColor', '--va-launcher-text-color'],
] as const;

/**
 * The colour options as a `:host` rule of custom properties, which the page's style sheets override.
 * Empty without colour options. A white background becomes black in the dark theme.
 */
export function colorRules(look: Look, pageOptions: Partial<Look>): string {
  const { style } = document.createElement('i');
  style.color = look.baseColor ?? '';
  const base = WHITE.includes(style.color) ? 'light-dark(#fff, #000)' : look.baseColor;
  // Invalid values were replaced by defaults.
  const others = PROPERTIES.filter(
    ([option]) => pageOptions[option] && pageOptions[option] === look[option],
  );
  const declarations = [
    base ? `--va-base-color: ${base};` : '',
    ...others.map(([option, name]) => `${name}: ${look[option]};`),
  ].join('');
  return declarations && `:host { ${declarations} }`;
}
