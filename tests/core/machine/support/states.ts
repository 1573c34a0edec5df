import type { CallFailure, ChatFailure } from '../../../../core/machine/failures.js';
import type { Delivery, Entry, Transcript } from '../../../../core/machine/regions/transcript.js';
import type { ConnectedCall, ConnectingCall } from '../../../../core/machine/regions/call.js';
import type { Settings } from '../../../../core/machine/settings.js';
import { initialState, type State } from '../../../../core/machine/state.js';

/** The key of the current call and of the current chat turn. */
export const CALL = 7;
export const TURN = 8;

/** The key of an event that may start something, and of a fact about something that is over. */
export const FRESH = 50;
export const OLD = 3;

/** The id of the message that an event sends. */
export const MESSAGE = 'message-of-the-event';

export const AT = 1_700_000_000_000;

export const HYBRID: Settings = {
  mode: 'hybrid',
  consentRequired: false,
  consentVersion: '',
  consentPurposes: [],
  chatConfigured: true,
  firstChatMessage: '',
  typingInCall: false,
  sharedContext: false,
  fallback: 'none',
  showTranscript: true,
};

export const idle = initialState(HYBRID);

/** The idle state with other settings. */
export function set(settings: Partial<Settings>, from: State = idle): State {
  return { ...from, settings: { ...from.settings, ...settings } };
}

export const DENIED: CallFailure = {
  kind: 'microphone-denied',
  type: 'daily-call-join-error',
  message: 'Permission denied',
  stage: 'daily-call-join',
};

export const DROPPED: CallFailure = {
  kind: 'call-dropped',
  type: 'call-error',
  message: 'The network went away',
};

export const ELSEWHERE: CallFailure = {
  kind: 'call-elsewhere',
  type: 'start-method-error',
  message: 'Another tab has a call',
  stage: 'initialization',
};

export const BROKEN: ChatFailure = {
  kind: 'stream-broken',
  message: 'network error',
  turn: { id: 'message-1', text: 'And then?' },
};

export const noCall = { status: 'disconnected', failure: null, past: null } as const;

/** No call, after one that ended with a reason. */
export const pastCall = (reason: string, failure: CallFailure | null = null) =>
  ({ status: 'disconnected', failure, past: { reason, since: AT, until: AT } }) as const;
export const noChat = { status: 'idle', sessionId: null, failure: null } as const;

/** The conditions of a call without problems, apart from the machine’s own: tests notice a change. */
export const usual = {
  muted: false,
  playback: 'allowed',
  unheard: null,
  thinking: false,
  network: 'good',
  hangUp: null,
  handedOver: false,
} as const;

export const callOf = (change: Partial<ConnectedCall> = {}): ConnectedCall => ({
  status: 'connected',
  key: CALL,
  ...usual,
  since: AT,
  speaker: 'nobody',
  heard: change.speaker === 'assistant',
  begun: false,
  endReported: false,
  ...change,
});

/** A call that has just started connecting. */
export const callStarting = (key = FRESH): ConnectingCall => ({
  ...usual,
  status: 'connecting',
  key,
  stage: null,
  endReported: false,
});

export const connecting: State = { ...idle, voice: callStarting(CALL) };

export const inCall: State = { ...connecting, voice: callOf() };

export const failedCall: State = { ...idle, voice: { ...noCall, failure: DENIED } };

export const listOf = (...entries: readonly Entry[]): Transcript => ({ entries });

/** An entry of the transcript at the time of the tests. */
const entry = (id: number, role: Entry['role'], text: string, source: Entry['source']): Entry => ({
  id,
  role,
  text,
  at: AT,
  source,
});

/** A message that the visitor typed: by default one that the provider has. */
export const typed = (
  id: number,
  text: string,
  delivery: Delivery = { status: 'sent', to: 'chat' },
  messageId = `message-${id}`,
): Entry => entry(id, 'user', text, { kind: 'typed', messageId, delivery });

/** The message of the event, on its way. */
export const sending = (id: number, text: string): Entry =>
  typed(id, text, { status: 'sending' }, MESSAGE);

/** A message that waits. */
export const waiting = (id: number, text: string, messageId = `message-${id}`): Entry =>
  typed(id, text, { status: 'waiting' }, messageId);

/** The message of the event, in a call. */
export const typedInCall = (id: number, text: string): Entry =>
  typed(id, text, { status: 'sent', to: 'call' }, MESSAGE);

/** A message that was not accepted, or may not have been received. */
export const unsent = (id: number, text: string, uncertain = false, messageId?: string): Entry =>
  typed(id, text, { status: 'failed', uncertain }, messageId);

/** The mark of a call that began or ended in a conversation that goes on. */
export const mark = (id: number, mark: 'began' | 'ended'): Entry =>
  entry(id, 'assistant', '', { kind: 'call', mark });

export const greeted = (text: string): Entry => entry(1, 'assistant', text, { kind: 'greeting' });

export const BLOCK = { kind: 'block', block: 1 } as const;

export const block = (id: number, partId: string, text = partId): Entry =>
  entry(id, 'assistant', text, { kind: 'part', partId, part: BLOCK });

export const spoken = (id: number, role: Entry['role'], text: string, partial = ''): Entry =>
  entry(id, role, text, { kind: 'spoken', partial });

/** Words of the assistant that are shown before they are spoken. */
export const written = (id: number, text: string, partial: string, heard: string): Entry =>
  entry(id, 'assistant', text, { kind: 'spoken', partial, heard });

export const reply = (
  id: number,
  text: string,
  progress: 'streaming' | 'whole' | 'stopped' | 'broken' = 'streaming',
  output = 0,
  key = TURN,
): Entry => entry(id, 'assistant', text, { kind: 'reply', key, output, progress });

/** The visitor has sent a question, and half of the answer has arrived. */
export const streaming: State = {
  ...idle,
  chat: { status: 'streaming', sessionId: 'session-1', key: TURN },
  transcript: listOf(typed(1, 'And then?'), reply(2, 'Then we')),
};

export const failedReply: State = {
  ...streaming,
  chat: { status: 'idle', sessionId: 'session-1', failure: BROKEN },
  transcript: listOf(typed(1, 'And then?'), reply(2, 'Then we', 'broken')),
};

/** Two messages wait for the network. */
export const offline: State = {
  ...idle,
  chat: { status: 'offline', sessionId: 'session-1' },
  transcript: listOf(waiting(1, 'One'), waiting(2, 'Two')),
};

/** Consent is needed. */
export const asking: State = initialState({ ...HYBRID, consentRequired: true });

/** A consent to no notice. */
export const RECEIPT = { version: '', language: '', purposes: {}, time: AT };

export const grantedConsent = { status: 'granted', receipt: RECEIPT } as const;

export const granted: State = { ...asking, consent: grantedConsent };
