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
    refused: Object.fromEntries(
      Object.entries(refused).map(([message, each]) => [message, { map: each }]),
    ),
  });

export const FRAME_EXAMPLES: readonly Example[] = [
  limited('Frame: lang is one of a fixed list', 'lang', limits.language, {
    accepted: LANGUAGES,
    refused: {
      'lang: "hi" is not allowed: it must be one of "da", "de", "en-us", "en", "es", "fi", "fr", "it", "jp", "ka", "nl", "no", "pl", "pt", "pt-BR", "ru", "sv", "tr", "user"':
        'hi',
    },
  }),
  limited('Frame: theme colours are hex, of a fixed key list', 'theme', limits.theme, {
    accepted: [
      { colors: { accent: '#0a0', background: '#FFFFFF' } },
      { light: { colors: {} }, dark: { colors: { border: '#123456' } } },
    ],
    refused: {
      'theme.colors.accent: "green" is not allowed: it must be a colour of "#" and 3 or 6 hexadecimal digits':
        { colors: { accent: 'green' } },
    },
  }),
  limited(
    'Frame: grid maxTilesPerPage a whole number of at most 49',
    'layoutConfig',
    limits.layoutConfig,
    {
      accepted: [grid({ maxTilesPerPage: 49 })],
      refused: {
        'layoutConfig.grid.maxTilesPerPage: 50 is not allowed: it must be a whole number of at most 49':
          grid({ maxTilesPerPage: 50 }),
      },
    },
  ),
  limited(
    'Frame: grid minTilesPerPage at least 1 and not above the maximum',
    'layoutConfig',
    limits.layoutConfig,
    {
      accepted: [grid({ minTilesPerPage: 1 }), grid({ minTilesPerPage: 4, maxTilesPerPage: 4 })],
      refused: {
        'layoutConfig.grid.minTilesPerPage: 0 is not allowed: it must be a whole number, 1 or more':
          grid({ minTilesPerPage: 0 }),
      },
    },
  ),
  limited('Frame: custom tray buttons', 'customTrayButtons', limits.customTrayButtons, {
    accepted: [{ map: { ...button, visualState: 'active' } }, {}],
    refused: {
      'customTrayButtons.map.iconPath: "i.svg" is not allowed: it must be a URL': {
        map: { ...button, iconPath: 'i.svg' },
      },
    },
  }),
  integrated(
    'Frame: custom integrations have a label and a location, main or sidebar',
    [integration, { ...integration, location: 'sidebar' }],
    {
      'customIntegrations.map.location: "top" is not allowed: it must be one of "main", "sidebar"':
        { ...integration, location: 'top' },
    },
  ),
  integrated(
    'Frame: custom integrations have src or srcdoc, not both',
    [{ label: 'Map', location: 'main', srcdoc: '<p>Map</p>' }],
    {
      'customIntegrations.map: an object with label, location, src, srcdoc is not allowed: it must be an object with exactly one of src and srcdoc':
        { ...integration, srcdoc: '<p>Map</p>' },
    },
  ),
  integrated(
    'Frame: custom integrations are controlledBy everyone, owners or a list of ids',
    [
      { ...integration, controlledBy: '*' },
      { ...integration, controlledBy: 'owners' },
      { ...integration, controlledBy: ['p-1'], shared: true },
    ],
    {
      'customIntegrations.map.controlledBy: "me" is not allowed: it must be "*", "owners", or a list of session ids':
        { ...integration, controlledBy: 'me' },
    },
  ),
  limited('Frame: iframeStyle is CSS by property', 'iframeStyle', limits.iframeStyle, {
    accepted: [{ width: '100%', zIndex: 3 }],
    refused: {
      'iframeStyle.width: a list of 1 is not allowed: it must be a text or a number': {
        width: ['100%'],
      },
    },
  }),
  limited('Receive settings: a layer, or "inherit"', 'receiveSettings', limits.receiveSettings, {
    accepted: [{ base: { video: { layer: 0 } } }],
    refused: {
      'receiveSettings.base.video.layer: -1 is not allowed: it must be a whole number, 0 or more, or "inherit"':
        { base: { video: { layer: -1 } } },
    },
  }),
];
