import { knownKey } from '../provider/keys.js';
import { type KeyedRequest } from '../provider/keyed-request.js';
import { redact, secretsIn } from './redact.js';
import { warnOnce } from '../reports/warn-once.js';
import type { ReportedError } from '../machine/failures.js';
import { MISSING_CONFIGURATION } from '../machine/messages.js';
import { failuresOf } from '../machine/rules/conversation.js';
import type { Mode } from '../machine/settings.js';
import type { State } from '../machine/state.js';

/** An error with the context that an error service needs. */
export interface ErrorReport {
  readonly error: ReportedError;
  /** The state of the conversation when it happened. */
  readonly state: {
    readonly mode: Mode;
    readonly voice: State['voice']['status'];
    readonly chat: State['chat']['status'];
    /** The provider's id of the newest call. */
    readonly callId: string | null;
  };
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The context of an error. */
interface Known {
  readonly state: State;
  readonly at: number;
  readonly clientId: string;
  readonly options: {
    readonly publicKey?: KeyedRequest['publicKey'] | undefined;
    readonly dailyOptions?: unknown;
  };
}

/** An error as it may be known outside: without keys, tokens and user data. */
export function reportOf(
  error: ReportedError,
  { state, at, clientId, options }: Known,
): ErrorReport {
  const { publicKey = '' } = options;
  const { settings, voice, chat, callId } = state;
  const where = { mode: settings.mode, voice: voice.status, chat: chat.status, callId };
  const report = redact({ error, state: where, at }, [knownKey({ publicKey, clientId })]);
  // Only in the message: a visitor's name may equal a word of the report itself.
  const message = redact(report.error.message, secretsIn(options.dailyOptions));
  return { ...report, error: { ...report.error, message } };
}

/** Tells the page's author in the console what visitors can do nothing about. */
export function warnOfMistake({ error: { message } }: ErrorReport, state: State): void {
  const { call, chat } = failuresOf(state);
  if (message === MISSING_CONFIGURATION) warnOnce([`voice-assistant: ${message}`]);
  else if ([call?.kind, chat?.kind].includes('unauthorized'))
    warnOnce([`voice-assistant: the provider refused the option publicKey: ${message}`]);
}
