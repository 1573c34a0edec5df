import { fillIn, type Checks, type Resolved } from './fill-in.js';
import { en } from '../i18n/en.js';
import { MODES } from '../machine/settings.js';
import { color, notKnown, oneOf, record, text } from './checks.js';
import type { AssistantOptions, ResolvedOptions } from './assistant-options.js';

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

/** Where on the page the widget floats. */
const POSITIONS = [
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
  'bottom-center',
] as const;
export type Position = (typeof POSITIONS)[number];

/** How large the launcher and the panel are. */
const SIZES = ['tiny', 'compact', 'full'] as const;
export type Size = (typeof SIZES)[number];

/** How round the corners are. */
const RADII = ['none', 'small', 'medium', 'large'] as const;
export type Radius = (typeof RADII)[number];

/** Light or dark, or by the colour scheme of the page. */
const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

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

/** The colours of a page that names none. */
export const DEFAULT_COLORS = {
  accentColor: '#14B8A6',
  ctaButtonColor: '#000000',
  ctaButtonTextColor: '#FFFFFF',
};

/** The defaults, where the widget is called `name`. */
export function defaultLook(name: string): Look {
  return {
    mode: 'chat',
    position: 'bottom-right',
    size: 'full',
    radius: 'medium',
    theme: 'light',
    ...DEFAULT_COLORS,
    title: name,
    ctaTitle: '',
    ctaSubtitle: '',
  };
}

/** Puts what a page gave in the place of defaults, whether by itself or among the `styles`. */
export function fillInLook<Options extends Look>(
  defaults: Options,
  given: AssistantOptions,
  checks: Partial<Checks<keyof AssistantOptions>>,
): Resolved<Options> {
  const styles = record.accepts(given.styles) ? Object.entries(given.styles ?? {}) : [];
  const known = styles.filter(([name]) => STYLES.includes(name));
  const { options, warnings } = fillIn(defaults, [...known, ...Object.entries(given)], checks);
  const strange = styles.filter(([name]) => !STYLES.includes(name));
  return {
    options: { ...options, ctaTitle: options.ctaTitle || options.title },
    warnings: [...warnings, ...strange.map(([name]) => notKnown(`styles.${name}`))],
  };
}

/** How the widget looks at first. */
export function resolveLook(given: AssistantOptions): Resolved<Look> {
  return fillInLook(defaultLook(wordAtRest('title', given)), given, LOOK_CHECKS);
}

/** One of the words that the widget needs before all others are looked at. */
export function wordAtRest(
  name: 'title' | 'notLoaded' | 'language',
  { texts }: AssistantOptions,
): string {
  const word = texts?.[name];
  return typeof word === 'string' ? word : en[name];
}
