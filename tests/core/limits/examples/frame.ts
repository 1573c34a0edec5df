import * as limits from '../../../../core/limits/index.js';
import { limited, type Example } from './example.js';

const button = { iconPath: 'https://example.org/i.svg', label: 'Map', tooltip: 'Open the map' };
const integration = { label: 'Map', location: 'main', src: 'https://example.org/map' };

/** As the specification lists them. */
const LANGUAGES = 'da de en-us en es fi fr it jp ka nl no pl pt pt-BR ru sv tr user'.split(' ');

const grid = (tiles: Record<string, unknown>) => ({ grid: tiles });

const integrated = (
  rule: string,
  accepted: readonly unknown[],
  refused: Example['refused'],
): Example =>
  limited(rule, 'customIntegrations', limits.customIntegrations, {
    accepted: accepted.map((each) => ({ map: each })),
    refused: refused.map(([each, message]) => [{ map: each }, message]),
  });

export const FRAME_EXAMPLES: readonly Example[] = [
  limited('Frame: lang is one of a fixed list', 'lang', limits.language, {
    accepted: LANGUAGES,
    refused: [
      [
        'hi',
        'lang: "hi" is not allowed: it must be one of "da", "de", "en-us", "en", "es", "fi", "fr", "it", "jp", "ka", "nl", "no", "pl", "pt", "pt-BR", "ru", "sv", "tr", "user"',
      ],
    ],
  }),
  limited('Frame: theme colours are hex, of a fixed key list', 'theme', limits.theme, {
    accepted: [
      { colors: { accent: '#0a0', background: '#FFFFFF' } },
      { light: { colors: {} }, dark: { colors: { border: '#123456' } } },
    ],
    refused: [
      [
        { colors: { accent: 'green' } },
        'theme.colors.accent: "green" is not allowed: it must be a colour of "#" and 3 or 6 hexadecimal digits',
      ],
      [
        { colors: { accent: '#1234' } },
        'theme.colors.accent: "#1234" is not allowed: it must be a colour of "#" and 3 or 6 hexadecimal digits',
      ],
      [
        { colors: { foreground: '#000' } },
        'theme.colors.foreground is not known: the fields are accent, accentText, background, backgroundAccent, baseText, border, mainAreaBg, mainAreaBgAccent, mainAreaText, supportiveText',
      ],
      [{ light: { colors: {} } }, 'theme.dark is missing: it must be an object with colors'],
    ],
  }),
  limited(
    'Frame: grid maxTilesPerPage a whole number of at most 49',
    'layoutConfig',
    limits.layoutConfig,
    {
      accepted: [grid({ maxTilesPerPage: 49 })],
      refused: [
        [
          grid({ maxTilesPerPage: 50 }),
          'layoutConfig.grid.maxTilesPerPage: 50 is not allowed: it must be a whole number of at most 49',
        ],
        [
          grid({ maxTilesPerPage: 4.5 }),
          'layoutConfig.grid.maxTilesPerPage: 4.5 is not allowed: it must be a whole number of at most 49',
        ],
      ],
    },
  ),
  limited(
    'Frame: grid minTilesPerPage at least 1 and not above the maximum',
    'layoutConfig',
    limits.layoutConfig,
    {
      accepted: [grid({ minTilesPerPage: 1 }), grid({ minTilesPerPage: 4, maxTilesPerPage: 4 })],
      refused: [
        [
          grid({ minTilesPerPage: 0 }),
          'layoutConfig.grid.minTilesPerPage: 0 is not allowed: it must be a whole number, 1 or more',
        ],
        [
          grid({ minTilesPerPage: 5, maxTilesPerPage: 4 }),
          'layoutConfig.grid.minTilesPerPage: 5 is not allowed: it must be a number that is not above maxTilesPerPage',
        ],
      ],
    },
  ),
  limited('Frame: custom tray buttons', 'customTrayButtons', limits.customTrayButtons, {
    accepted: [{ map: { ...button, visualState: 'active' } }, {}],
    refused: [
      [
        { map: { ...button, iconPath: 'i.svg' } },
        'customTrayButtons.map.iconPath: "i.svg" is not allowed: it must be a URL',
      ],
      [
        { map: { ...button, visualState: 'hidden' } },
        'customTrayButtons.map.visualState: "hidden" is not allowed: it must be one of "default", "sidebar-open", "active"',
      ],
      [
        { map: { ...button, colour: 'red' } },
        'customTrayButtons.map.colour is not known: the fields are iconPath, iconPathDarkMode, label, tooltip, visualState',
      ],
      [
        [button],
        'customTrayButtons: a list of 1 is not allowed: it must be an object of buttons by id',
      ],
    ],
  }),
  integrated(
    'Frame: custom integrations have a label and a location, main or sidebar',
    [integration, { ...integration, location: 'sidebar' }],
    [
      [
        { ...integration, location: 'top' },
        'customIntegrations.map.location: "top" is not allowed: it must be one of "main", "sidebar"',
      ],
      [
        { location: 'main', srcdoc: '' },
        'customIntegrations.map.label is missing: it must be a text',
      ],
    ],
  ),
  integrated(
    'Frame: custom integrations have src or srcdoc, not both',
    [{ label: 'Map', location: 'main', srcdoc: '<p>Map</p>' }],
    [
      [
        { ...integration, srcdoc: '<p>Map</p>' },
        'customIntegrations.map: an object with label, location, src, srcdoc is not allowed: it must be an object with exactly one of src and srcdoc',
      ],
      [
        { label: 'Map', location: 'main' },
        'customIntegrations.map: an object with label, location is not allowed: it must be an object with exactly one of src and srcdoc',
      ],
      [
        { ...integration, src: '/map' },
        'customIntegrations.map.src: "/map" is not allowed: it must be a URL',
      ],
    ],
  ),
  integrated(
    'Frame: custom integrations are controlledBy everyone, owners or a list of ids',
    [
      { ...integration, controlledBy: '*' },
      { ...integration, controlledBy: 'owners' },
      { ...integration, controlledBy: ['p-1'], shared: true },
    ],
    [
      [
        { ...integration, controlledBy: 'me' },
        'customIntegrations.map.controlledBy: "me" is not allowed: it must be "*", "owners", or a list of session ids',
      ],
      [
        { ...integration, shared: 'some' },
        'customIntegrations.map.shared: "some" is not allowed: it must be true, false, "owners", or a list of session ids',
      ],
    ],
  ),
  limited('Frame: iframeStyle is CSS by property', 'iframeStyle', limits.iframeStyle, {
    accepted: [{ width: '100%', zIndex: 3 }],
    refused: [
      [
        { width: ['100%'] },
        'iframeStyle.width: a list of 1 is not allowed: it must be a text or a number',
      ],
      [
        'width: 375px',
        'iframeStyle: "width: 375px" is not allowed: it must be an object of CSS properties',
      ],
    ],
  }),
  limited('Receive settings: a layer, or "inherit"', 'receiveSettings', limits.receiveSettings, {
    accepted: [{ base: { video: { layer: 0 } } }],
    refused: [
      [
        { base: { video: { layer: -1 } } },
        'receiveSettings.base.video.layer: -1 is not allowed: it must be a whole number, 0 or more, or "inherit"',
      ],
    ],
  }),
];
