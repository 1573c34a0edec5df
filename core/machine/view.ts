import type { FailureKind } from './failures.js';
import { emptyTranscript, greet, type Entry } from './regions/transcript.js';
import { conditionsOf, isLive, type CallConditions, type PastCall } from './regions/voice.js';
import { typesInCall } from './rules/call.js';
import { failuresOf } from './rules/conversation.js';
import type { State } from './state.js';

/** Which of the ten texts the status line shows. */
export type StatusText =
  | 'connecting'
  | 'speaking'
  | 'listening'
  | 'typing'
  | 'chatActive'
  | 'ready'
  | 'connected'
  | 'voice'
  | 'chat'
  | 'hybrid';

/** What the activity icon shows. */
export type Activity = 'error' | 'connecting' | 'speaking' | 'active' | 'typing' | 'idle';

/** What is to be seen, derived from the state and from nothing else. */
export interface View {
  readonly panel: 'closed' | 'open';
  /** The dialog that asks for consent stands in front of everything else. */
  readonly consent: boolean;
  readonly status: StatusText;
  readonly activity: Activity;
  readonly call: {
    readonly status: State['voice']['status'];
    readonly available: boolean;
    /** The call that is over and of which nothing was said since. */
    readonly past: PastCall | null;
  } & CallConditions;
  readonly chat: { readonly available: boolean; readonly typing: boolean };
  /** Instead of the list: an invitation, or in a call without a transcript a moving picture. */
  readonly conversation:
    | {
        readonly kind: 'empty';
        readonly text: 'voice' | 'connecting' | 'voiceActive' | 'chat' | 'hybrid';
      }
    | { readonly kind: 'visual' }
    | { readonly kind: 'list'; readonly entries: readonly Entry[] };
  readonly failure: {
    readonly of: 'call' | 'chat';
    readonly kind: FailureKind;
    /** Whether asking again can help. */
    readonly retry: boolean;
    /** Whether the visitor can type what they could not say. */
    readonly typeInstead: boolean;
  } | null;
}

export function view(state: State): View {
  const { consent, panel, voice, chat } = state;
  const typing = chat.status === 'streaming';
  return {
    panel: panel.status,
    consent: consent.status === 'needed' && (panel.status === 'open' || consent.held !== null),
    status: statusText(state),
    activity: activity(state),
    call: {
      status: voice.status,
      available: state.settings.mode !== 'chat' && voice.status === 'disconnected' && !typing,
      past: voice.status === 'disconnected' ? voice.past : null,
      ...conditionsOf(voice),
    },
    chat: { available: canType(state), typing },
    conversation: conversation(state),
    failure: failure(state),
  };
}

function statusText({ settings, voice, chat, mode, transcript }: State): StatusText {
  if (voice.status === 'connecting') return 'connecting';
  if (voice.status === 'connected') {
    if (voice.speaker === 'assistant') return 'speaking';
    return voice.begun && !voice.muted ? 'listening' : 'connected';
  }
  if (chat.status === 'streaming') return 'typing';
  if (mode.status === 'chat') return 'chatActive';
  return transcript.status === 'begun' ? 'ready' : settings.mode;
}

function activity(state: State): Activity {
  const { voice, chat } = state;
  if (voice.status === 'connecting') return 'connecting';
  if (voice.status === 'connected') return voice.speaker === 'assistant' ? 'speaking' : 'active';
  if (chat.status === 'streaming') return 'typing';
  return failure(state) ? 'error' : 'idle';
}

function conversation({ settings, voice, transcript }: State): View['conversation'] {
  const inCall = voice.status === 'connected';
  if (inCall && !settings.showTranscript) return { kind: 'visual' };
  const greeted =
    settings.mode === 'voice' || voice.status !== 'disconnected'
      ? transcript
      : greet(transcript, settings.firstChatMessage, 0);
  if (greeted.status === emptyTranscript.status)
    return { kind: 'empty', text: EMPTY[voice.status] ?? settings.mode };
  return { kind: 'list', entries: greeted.entries };
}

/** What an empty conversation says of a call; without one it invites, as the mode has it. */
const EMPTY = {
  connecting: 'connecting',
  connected: 'voiceActive',
  disconnected: undefined,
} as const;

function canType(state: State): boolean {
  const { settings, voice, chat } = state;
  if (settings.mode === 'voice' || chat.status === 'streaming') return false;
  return !isLive(voice) || typesInCall(state);
}

function failure(state: State): View['failure'] {
  const { call, chat } = failuresOf(state);
  const failed = call ?? chat;
  if (!failed) return null;
  return {
    of: call ? 'call' : 'chat',
    kind: failed.kind,
    retry: canRetry(failed.kind),
    typeInstead: call !== null && state.settings.chatConfigured && canType(state),
  };
}

/** Asking again helps only where the answer can change. */
function canRetry(kind: FailureKind): boolean {
  return !['unsupported', 'unauthorized', 'rejected', 'misconfigured'].includes(kind);
}
