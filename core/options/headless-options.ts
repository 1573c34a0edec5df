import { DEFAULT_API_URL } from '../constants.js';
import { fillIn, type Checks, type Resolved } from './fill-in.js';
import {
  boolean,
  callback,
  id,
  notKnown,
  oneOf,
  record,
  seconds,
  text,
  url,
  urlOrPath,
} from './checks.js';
import { MODES } from '../machine/settings.js';
import type { AssistantOptions } from './assistant-options.js';

type Given =
  | 'publicKey'
  | 'assistantId'
  | 'assistant'
  | 'assistantOverrides'
  | 'squad'
  | 'workflow'
  | 'workflowOverrides'
  | 'callBundleUrl'
  | 'dailyOptions'
  | 'onCallStart'
  | 'onCallEnd'
  | 'onMessage'
  | 'onError'
  | 'errorReporter';

type Filled =
  | 'apiUrl'
  | 'mode'
  | 'showTranscript'
  | 'typingInCall'
  | 'showModelOutput'
  | 'startMuted'
  | 'pushToTalk'
  | 'maxDurationSeconds'
  | 'silenceTimeoutSeconds'
  | 'rejoin'
  | 'firstChatMessage'
  | 'consentRequired'
  | 'consentStorageKey';

/** The options of an assistant without a face: all but those on which only the look depends. */
export type HeadlessOptions = Pick<AssistantOptions, Given | Filled>;

/** What an assistant does, with every default filled in. */
export type Behaviour = Pick<AssistantOptions, Given> & Required<Pick<AssistantOptions, Filled>>;

export const BEHAVIOUR_CHECKS: Checks<keyof HeadlessOptions> = {
  publicKey: text,
  assistantId: text,
  assistant: record,
  assistantOverrides: record,
  squad: [id, record],
  workflow: [id, record],
  workflowOverrides: record,
  apiUrl: urlOrPath,
  callBundleUrl: url,
  mode: oneOf(MODES),
  showTranscript: boolean,
  typingInCall: boolean,
  showModelOutput: boolean,
  startMuted: boolean,
  pushToTalk: boolean,
  maxDurationSeconds: seconds,
  silenceTimeoutSeconds: seconds,
  rejoin: boolean,
  dailyOptions: record,
  firstChatMessage: text,
  consentRequired: boolean,
  consentStorageKey: text,
  onCallStart: callback,
  onCallEnd: callback,
  onMessage: callback,
  onError: callback,
  errorReporter: callback,
};

export const DEFAULT_BEHAVIOUR: Behaviour = {
  apiUrl: DEFAULT_API_URL,
  mode: 'chat',
  showTranscript: false,
  typingInCall: false,
  showModelOutput: false,
  startMuted: false,
  pushToTalk: false,
  maxDurationSeconds: 0,
  silenceTimeoutSeconds: 0,
  rejoin: false,
  firstChatMessage: '',
  consentRequired: false,
  consentStorageKey: 'voice-assistant-consent',
};

/**
 * Fills in the defaults of an assistant without a face. A value that is not allowed gets one warning
 * that names it, and its default; so does an option that is not known, or only of a face. Nothing is
 * thrown.
 */
export function resolveBehaviour(given: HeadlessOptions): Resolved<Behaviour> {
  const { options, warnings } = fillIn(DEFAULT_BEHAVIOUR, Object.entries(given), BEHAVIOUR_CHECKS);
  return { options, warnings: [...warnings, ...strangers(given, BEHAVIOUR_CHECKS)] };
}

/** A warning for each option that is not known. */
export function strangers(given: object, checks: object): string[] {
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(checks, name))
    .map(notKnown);
}
