import type { DailyAdvancedConfig, DailyCallOptions } from '@daily-co/daily-js';
import * as z from 'zod/mini';
import { isObject } from '../provider/is-object.js';
import { refusalOf } from './check.js';
import { userData } from './data.js';
import {
  customIntegrations,
  customTrayButtons,
  iframeStyle,
  language,
  layoutConfig,
  theme,
} from './frame.js';
import { inputSettings } from './input-settings.js';
import { audioMode } from './media.js';
import { receiveSettings } from './receive-settings.js';
import { address, flag, oneOf, text } from './schema-parts.js';
import { sendSettings, simulcastEncodings } from './send-settings.js';

const constraints = z.looseObject({}, 'an object of media track constraints');

/** The Daily options that a page may set. */
export const dailyOptions = {
  userName: text(),
  userData,
  lang: language,
  theme,
  layoutConfig,
  customTrayButtons,
  customIntegrations,
  customLayout: flag(),
  iframeStyle,
  bodyClass: text(),
  cssFile: text(),
  cssText: text(),
  activeSpeakerMode: flag(),
  showLeaveButton: flag(),
  showFullscreenButton: flag(),
  showUserNameChangeUI: flag(),
  receiveSettings,
  sendSettings,
  inputSettings,
} satisfies Partial<Record<keyof DailyCallOptions, z.ZodMiniType>>;

/** The options that a page may set in `dailyConfig`. */
export const dailyConfig = {
  camSimulcastEncodings: simulcastEncodings,
  screenSimulcastEncodings: simulcastEncodings,
  disableSimulcast: flag(),
  keepCamIndicatorLightOn: flag(),
  h264Profile: text(),
  micAudioMode: audioMode,
  noAutoDefaultDeviceChange: flag(),
  preferH264: flag(),
  preferH264ForCam: flag(),
  preferH264ForScreenSharing: flag(),
  useDevicePreferenceCookies: flag(),
  userMediaAudioConstraints: constraints,
  userMediaVideoConstraints: constraints,
  alwaysIncludeMicInPermissionPrompt: flag(),
  alwaysIncludeCamInPermissionPrompt: flag(),
  enableIndependentDevicePermissionPrompts: flag(),
  proxyUrl: address(),
  iceConfig: z.object(
    {
      iceServers: z.optional(z.array(z.looseObject({}), 'a list of ICE servers')),
      placement: z.optional(oneOf('front', 'back', 'replace')),
      iceTransportPolicy: z.optional(oneOf('all', 'relay')),
    },
    'an object with iceServers, placement, iceTransportPolicy',
  ),
  useLegacyVideoProcessor: flag(),
} satisfies Partial<Record<keyof DailyAdvancedConfig, z.ZodMiniType>>;

type Table = Readonly<Record<string, z.ZodMiniType>>;

/** Options that the widget sets, and the option of the page that affects each. */
export const RESERVED_DAILY_OPTIONS: Readonly<Record<string, string>> = {
  url: 'The provider says which room it is',
  baseUrl: 'The widget shows no frame',
  token: 'The provider gives the token',
  audioSource: 'The visitor chooses the microphone',
  videoSource: 'The provider says whether there is a picture',
  startAudioOff: 'Use the option startMuted',
  startVideoOff: 'The provider says whether there is a picture',
  subscribeToTracksAutomatically: 'The widget subscribes to the assistant',
  allowMultipleCallInstances: 'Several widgets may share a page',
  strictMode: 'Several widgets may share a page',
  layout: 'The widget shows no frame',
  showLocalVideo: 'The widget shows no frame',
  showParticipantsBar: 'The widget shows no frame',
  'dailyConfig.avoidEval': 'Pages need not allow unsafe-eval',
  'dailyConfig.callObjectBundleUrlOverride': 'Use the option callBundleUrl',
};

/** The options for the call library that a page may give. */
export type DailyOptions = Pick<DailyCallOptions, keyof typeof dailyOptions | 'dailyConfig'>;

/**
 * Checks the page's options for Daily. A value that is not allowed, or that the widget sets, is
 * dropped with one warning that names it. Never throws.
 */
export function checkDailyOptions(input: unknown): {
  readonly options: DailyOptions;
  readonly warnings: readonly string[];
} {
  const warnings: string[] = [];
  const root = 'dailyOptions';
  if (!isObject(input))
    return { options: {}, warnings: input === undefined ? [] : [notObject(root)] };
  const { dailyConfig: config, ...rest } = input;
  const options = take(rest, dailyOptions, root, warnings);
  if (isObject(config))
    options['dailyConfig'] = take(config, dailyConfig, `${root}.dailyConfig`, warnings);
  else if (config !== undefined) warnings.push(notObject(`${root}.dailyConfig`));
  return { options, warnings };
}

function take(
  input: Readonly<Record<string, unknown>>,
  table: Table,
  root: string,
  warnings: string[],
): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const argument = `${root}.${name}`;
    const path = argument.replace('dailyOptions.', '');
    const owned = Object.hasOwn(RESERVED_DAILY_OPTIONS, path)
      ? RESERVED_DAILY_OPTIONS[path]
      : undefined;
    const limit = Object.hasOwn(table, name) ? table[name] : undefined;
    if (value === undefined) continue;
    const complaint = owned
      ? `${argument} is the widget’s own. ${owned}`
      : limit
        ? refusalOf(limit, value, argument)?.message
        : `${argument} is not known`;
    if (complaint) warnings.push(ignored(complaint));
    else taken[name] = value;
  }
  return taken;
}

function notObject(argument: string): string {
  return ignored(`${argument} is not an object`);
}

function ignored(complaint: string): string {
  return `voice-assistant: option ${complaint}. It is ignored.`;
}
