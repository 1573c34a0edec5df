import * as z from 'zod/mini';
import { GRID_TILES_MAX } from './numbers.js';
import { address, checked, fields, named, oneOf, text, textLike } from './schema-parts.js';

/**
 * Settings of Daily's own frame. The widget makes calls without a frame; a page that shows one can
 * check its settings with these.
 */

/** The languages of the frame; `user` is the one that the visitor chose. */
export const LANGUAGES = [
  'da',
  'de',
  'en-us',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'jp',
  'ka',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ru',
  'sv',
  'tr',
  'user',
] as const;

export const language = oneOf(...LANGUAGES);

export const hexColor = textLike(
  /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/,
  'a colour of "#" and 3 or 6 hexadecimal digits',
);

const color = z.optional(hexColor);

const colors = fields({
  accent: color,
  accentText: color,
  background: color,
  backgroundAccent: color,
  baseText: color,
  border: color,
  mainAreaBg: color,
  mainAreaBgAccent: color,
  mainAreaText: color,
  supportiveText: color,
});

const oneTheme = fields({ colors });

export const theme = z.union(
  [oneTheme, fields({ light: oneTheme, dark: oneTheme })],
  'an object with colors, or with light and dark',
);

const grid = checked(
  fields({
    maxTilesPerPage: z.optional(
      checked(
        z.number(`a whole number of at most ${GRID_TILES_MAX}`),
        z.refine(Number.isInteger),
        z.maximum(GRID_TILES_MAX),
      ),
    ),
    minTilesPerPage: z.optional(
      checked(z.number('a whole number, 1 or more'), z.refine(Number.isInteger), z.minimum(1)),
    ),
  }),
  z.refine(
    ({
      minTilesPerPage,
      maxTilesPerPage,
    }: {
      minTilesPerPage?: number;
      maxTilesPerPage?: number;
    }) =>
      minTilesPerPage === undefined ||
      maxTilesPerPage === undefined ||
      minTilesPerPage <= maxTilesPerPage,
    { path: ['minTilesPerPage'], error: 'a number that is not above maxTilesPerPage' },
  ),
);

export const layoutConfig = fields({ grid: z.optional(grid) });

export const customTrayButtons = named(
  fields({
    iconPath: address(),
    iconPathDarkMode: z.optional(address()),
    label: text(),
    tooltip: text(),
    visualState: z.optional(oneOf('default', 'sidebar-open', 'active')),
  }),
  'an object of buttons by id',
);

const ids = z.array(z.string('a session id'));

const integration = checked(
  fields({
    allow: z.optional(text()),
    controlledBy: z.optional(
      z.union([z.enum(['*', 'owners']), ids], '"*", "owners", or a list of session ids'),
    ),
    csp: z.optional(text()),
    iconURL: z.optional(address()),
    label: text(),
    loading: z.optional(oneOf('eager', 'lazy')),
    location: oneOf('main', 'sidebar'),
    name: z.optional(text()),
    referrerPolicy: z.optional(text()),
    sandbox: z.optional(text()),
    src: z.optional(address()),
    srcdoc: z.optional(text()),
    shared: z.optional(
      z.union(
        [z.boolean(), z.literal('owners'), ids],
        'true, false, "owners", or a list of session ids',
      ),
    ),
  }),
  z.refine(
    ({ src, srcdoc }: { src?: string; srcdoc?: string }) =>
      (src === undefined) !== (srcdoc === undefined),
    'an object with exactly one of src and srcdoc',
  ),
);

export const customIntegrations = named(integration, 'an object of integrations by id');

export const iframeStyle = named(
  z.union([z.string(), z.number()], 'a text or a number'),
  'an object of CSS properties',
);
