import { FAILURES, type FailureKind } from './failures.js';
import { isStreaming } from './regions/chat.js';
import { greet, isEmpty, type Entry } from './regions/transcript.js';
import { conditionsOf, isLive, type CallConditions, type PastCall } from './regions/call.js';
import { typesInCall } from './rules/call.js';
import { sentText } from './rules/chat.js';
import { failuresOf } from './rules/conversation.js';
import { currentMode } from './rules/mode.js';
import type { Mode, Settings } from './settings.js';
import type { State } from './state.js';

/** The text of the status line. */
export type StatusText =
  | 'connecting'
  | 'speaking'
  | 'listening'
  | 'typing'
  | 'chat-active'
  | 'ready'
  | 'connected'
  | 'voice'
  | 'chat'
  | 'hybrid';

/** The activity icon. */
export type Activity = 'error' | 'connecting' | 'speaking' | 'active' | 'typing' | 'idle';

/** The interface as data, derived from the state alone. */
export interface View {
  readonly panel: 'closed' | 'open';
  /** Whether the consent dialog is shown, which hides everything else. */
  readonly consent: boolean;
  /** Whether a consent to the page's notice was given, which the visitor can withdraw. */
  readonly withdrawable: boolean;
  readonly status: StatusText;
  readonly activity: Activity;
  readonly call: {
    readonly status: State['voice']['status'];
    readonly available: boolean;
    /** The call that is over, until it is dismissed or something new begins. */
    readonly past: PastCall | null;
    /** When the assistant began to listen, in milliseconds since the epoch. Null before that. */
    readonly since: number | null;
  } & CallConditions;
  readonly chat: { readonly available: boolean; readonly typing: boolean };
  /** The mode, which is `hybrid` while a text box takes the place of a call that failed. */
  readonly mode: Mode;
  /** The text in the text box. */
  readonly draft: string;
  /**
   * The messages; or a text while there are none; or, in a call without a transcript, what stands beside the
   * messages or an animation.
   */
  readonly conversation:
    | {
        readonly kind: 'empty';
        readonly text: 'voice' | 'connecting' | 'voice-active' | 'chat' | 'hybrid';
      }
    | { readonly kind: 'visual' }
    | { readonly kind: 'list'; readonly entries: readonly Entry[] };
  readonly failure: {
    readonly of: 'call' | 'chat';
    readonly kind: FailureKind;
    /** Whether a retry can help. */
    readonly retry: boolean;
    /** Whether the visitor can type instead. */
    readonly typeInstead: boolean;
  } | null;
}

/** Derives the view from the state. */
export function view(state: State): View {
  const { consent, panel, voice, chat } = state;
  const typing = isStreaming(chat);
  return {
    panel: panel.status,
    consent: consent.status === 'needed' && (panel.status === 'open' || consent.held !== null),
    withdrawable: consent.status === 'granted' && hasNotice(state.settings),
    status: statusText(state),
    activity: activity(state),
    call: {
      status: voice.status,
      available: state.settings.mode !== 'chat' && !isLive(voice) && !typing,
      past: isLive(voice) ? null : voice.past,
      since: voice.status === 'connected' ? voice.since : null,
      ...conditionsOf(voice),
    },
    chat: { available: canType(state), typing },
    mode: currentMode(state),
    draft: state.draft,
    conversation: conversation(state),
    failure: failure(state),
  };
}

function hasNotice({ consentVersion, consentPurposes }: Settings): boolean {
  return consentVersion !== '' || consentPurposes.length > 0;
}

/** Returns whether the draft in the composer can be sent. While an answer streams it will wait. */
export function canSend({ chat }: View, draft: string): boolean {
  return (chat.available || chat.typing) && sentText(draft) !== '';
}

/** Returns whether the visitor writes: from the first typed message until the next call or a reset. */
export function isChatting({ voice, transcript }: State): boolean {
  const last = transcript.entries.findLast(({ source }) => source.kind !== 'part');
  const kind = last?.source.kind;
  return !isLive(voice) && !voice.past && (kind === 'typed' || kind === 'reply');
}

function statusText(state: State): StatusText {
  const { settings, voice, chat, transcript } = state;
  if (isReaching(voice)) return 'connecting';
  if (voice.status === 'connected') {
    if (voice.speaker === 'assistant') return 'speaking';
    return voice.begun && !voice.muted ? 'listening' : 'connected';
  }
  if (isStreaming(chat)) return 'typing';
  if (isChatting(state)) return 'chat-active';
  return isEmpty(transcript) ? settings.mode : 'ready';
}

/** Whether a call connects, for the first time or again. */
function isReaching(voice: State['voice']): boolean {
  return voice.status === 'connecting' || conditionsOf(voice).network === 'lost';
}

function activity(state: State): Activity {
  const { voice, chat } = state;
  if (isReaching(voice)) return 'connecting';
  if (voice.status === 'connected') return voice.speaker === 'assistant' ? 'speaking' : 'active';
  if (isStreaming(chat)) return 'typing';
  return failure(state) ? 'error' : 'idle';
}

function conversation({ settings, voice, transcript }: State): View['conversation'] {
  const pictured =
    voice.status === 'connected' || (voice.status === 'connecting' && isEmpty(transcript));
  if (pictured && !settings.showTranscript) {
    const parts = transcript.entries.filter(({ source }) => source.kind === 'part');
    return parts.length ? { kind: 'list', entries: parts } : { kind: 'visual' };
  }
  const greeted =
    settings.mode === 'voice' || voice.status !== 'disconnected'
      ? transcript
      : greet(transcript, settings.firstChatMessage, 0);
  // The mark of a call that has just begun is no word yet.
  const begins = isLive(voice) && greeted.entries.every(({ source }) => source.kind === 'call');
  if (begins || isEmpty(greeted))
    return { kind: 'empty', text: EMPTY[voice.status] ?? settings.mode };
  return { kind: 'list', entries: greeted.entries };
}

/** The text of an empty conversation in a call; without a call it depends on the mode. */
const EMPTY: Partial<Record<State['voice']['status'], 'connecting' | 'voice-active'>> = {
  connecting: 'connecting',
  connected: 'voice-active',
};

function canType(state: State): boolean {
  const { voice, chat } = state;
  if (currentMode(state) === 'voice' || isStreaming(chat)) return false;
  return !isLive(voice) || typesInCall(state);
}

function failure(state: State): View['failure'] {
  const { call, chat } = failuresOf(state);
  const failed = call ?? chat;
  if (!failed) return null;
  return {
    of: call ? 'call' : 'chat',
    kind: failed.kind,
    retry: !!FAILURES[failed.kind].retry,
    typeInstead: call !== null && state.settings.chatConfigured && canType(state),
  };
}
