import { title } from './locales/en-title.js';
import { color, complaint, notKnown, oneOf, record, text, type Check } from './option-checks.js';
import type {
  AssistantOptions,
  Position,
  Radius,
  ResolvedOptions,
  Size,
  Theme,
} from './options.js';

/** The options on which the first look of the widget depends. */
export type Look = Pick<
  ResolvedOptions,
  | 'mode'
  | 'position'
  | 'size'
  | 'radius'
  | 'theme'
  | 'baseColor'
  | 'accentColor'
  | 'ctaButtonColor'
  | 'ctaButtonTextColor'
  | 'title'
  | 'ctaTitle'
  | 'ctaSubtitle'
>;

export type Checks<Names extends keyof AssistantOptions> = { readonly [Name in Names]-?: Check };

const MODES = ['voice', 'chat', 'hybrid'];
const POSITIONS: Position[] = [
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
  'bottom-center',
];
const SIZES: Size[] = ['tiny', 'compact', 'full'];
const RADII: Radius[] = ['none', 'small', 'medium', 'large'];
const THEMES: Theme[] = ['light', 'dark', 'auto'];

/** The options that `styles` may hold as well. */
const STYLES = ['theme', 'size', 'radius'];

export const LOOK_CHECKS: Checks<keyof Look | 'styles'> = {
  mode: oneOf(MODES),
  position: oneOf(POSITIONS),
  size: oneOf(SIZES),
  radius: oneOf(RADII),
  theme: oneOf(THEMES),
  styles: record,
  baseColor: color,
  accentColor: color,
  ctaButtonColor: color,
  ctaButtonTextColor: color,
  title: text,
  ctaTitle: text,
  ctaSubtitle: text,
};

/** The defaults, where the widget is called `name`. */
export function defaultLook(name: string): Look {
  return {
    mode: 'chat',
    position: 'bottom-right',
    size: 'full',
    radius: 'medium',
    theme: 'light',
    accentColor: '#14B8A6',
    ctaButtonColor: '#000000',
    ctaButtonTextColor: '#FFFFFF',
    title: name,
    ctaTitle: '',
    ctaSubtitle: '',
  };
}

/** What was made of a page's options, and what is to be said of them. */
export interface Resolved<Options> {
  readonly options: Options;
  readonly warnings: string[];
}

/**
 * Puts what a page gave in the place of defaults. A value that is not allowed gets a warning that
 * names it, and its default stays. Options that have no check are left to others, or not known.
 */
export function fillIn<Options extends Look>(
  defaults: Options,
  given: AssistantOptions,
  checks: Partial<Checks<keyof AssistantOptions>>,
): Resolved<Options> {
  const options: Record<string, unknown> = { ...defaults };
  const warnings: string[] = [];
  const take = ([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || !Object.hasOwn(checks, name)) return;
    const warning = complaint(name, value, checks[name as keyof AssistantOptions]!);
    if (warning) warnings.push(warning);
    else options[name] = value;
  };
  const styles = record.accepts(given.styles) ? Object.entries(given.styles ?? {}) : [];
  for (const style of styles)
    if (STYLES.includes(style[0])) take(style);
    else warnings.push(notKnown(`styles.${style[0]}`));
  Object.entries(given).forEach(take);
  options['ctaTitle'] ||= options['title'];
  return { options: options as Options, warnings };
}

/** How the widget looks at first. */
export function resolveLook(given: AssistantOptions): Resolved<Look> {
  const named = given.texts?.title;
  return fillIn(defaultLook(typeof named === 'string' ? named : title), given, LOOK_CHECKS);
}
