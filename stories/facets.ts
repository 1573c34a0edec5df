import { view, type FailureKind } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import { en } from '../core/i18n/en.js';
import type { Delivery, Entry } from '../core/machine/regions/transcript.js';
import { isChatting, type View } from '../core/machine/view.js';
import {
  isLive,
  type CallNetwork,
  type HangUpReason,
  type Speaker,
} from '../core/machine/regions/call.js';

/** One respect in which states differ, and which of its values a state shows. */
interface Facet {
  readonly name: string;
  readonly values: readonly string[];
  readonly shownBy: (state: State, seen: View) => readonly string[];
}

/** All members of a union. A missing one does not compile. */
function every<Value extends string>(values: Record<Value, true>): Value[] {
  return Object.keys(values) as Value[];
}

type Status<Region extends keyof State> = State[Region] extends {
  status: infer Value extends string;
}
  ? Value
  : never;

type Conversation = Exclude<View['conversation'], { kind: 'empty' }>['kind'] | `empty ${EmptyText}`;
type EmptyText = Extract<View['conversation'], { kind: 'empty' }>['text'];
type EntryKind =
  | Exclude<Entry['source']['kind'], 'reply' | 'spoken' | 'typed'>
  | `typed, ${Delivery['status'] | 'uncertain'}`
  | `reply ${Extract<Entry['source'], { kind: 'reply' }>['progress']}`
  | 'spoken, certain'
  | 'spoken, uncertain';

function entryKind({ source }: Entry): EntryKind {
  if (source.kind === 'reply') return `reply ${source.progress}`;
  if (source.kind === 'typed') {
    const { delivery } = source;
    const isUncertain = delivery.status === 'failed' && delivery.uncertain;
    return `typed, ${isUncertain ? 'uncertain' : delivery.status}`;
  }
  if (source.kind === 'spoken') return source.partial ? 'spoken, uncertain' : 'spoken, certain';
  return source.kind;
}

/** The microphone failures of a connected call; on a page that forbids it none starts. */
type LostMicrophone = Exclude<Extract<FailureKind, `microphone-${string}`>, 'microphone-forbidden'>;

/** The launcher shows these only while the panel is closed. */
type Playback = `${View['call']['playback']}, panel ${Status<'panel'>}`;

/** In what respects a state of the machine can be seen to differ from another. */
export const FACETS: readonly Facet[] = [
  {
    name: 'Consent',
    values: every<Status<'consent'>>({ 'not-needed': true, needed: true, granted: true }),
    shownBy: ({ consent }) => [consent.status],
  },
  {
    name: 'Panel',
    values: every<Status<'panel'>>({ closed: true, open: true }),
    shownBy: ({ panel }) => [panel.status],
  },
  {
    name: 'Voice',
    values: every<Status<'voice'>>({ disconnected: true, connecting: true, connected: true }),
    shownBy: ({ voice }) => [voice.status],
  },
  {
    name: 'Speaker',
    values: every<Speaker>({ nobody: true, assistant: true, user: true }),
    shownBy: ({ voice }) => (voice.status === 'connected' ? [voice.speaker] : []),
  },
  {
    name: 'Microphone',
    values: ['muted', 'unmuted'],
    shownBy: ({ voice }) =>
      voice.status === 'connected' ? [voice.muted ? 'muted' : 'unmuted'] : [],
  },
  {
    name: 'Playback',
    values: every<Playback>({
      'allowed, panel open': true,
      'allowed, panel closed': true,
      'refused, panel open': true,
      'refused, panel closed': true,
    }),
    shownBy: ({ voice, panel }) =>
      voice.status === 'connected' ? [`${voice.playback}, panel ${panel.status}`] : [],
  },
  {
    name: 'Visitor heard',
    values: every<'heard' | 'silent' | LostMicrophone>({
      heard: true,
      silent: true,
      'microphone-denied': true,
      'microphone-missing': true,
      'microphone-busy': true,
      'microphone-lost': true,
    }),
    shownBy: ({ voice }) => (voice.status === 'connected' ? [voice.unheard ?? 'heard'] : []),
  },
  {
    name: 'Assistant in thought',
    values: ['prompt', 'thinking'],
    shownBy: ({ voice }) =>
      voice.status === 'connected' ? [voice.thinking ? 'thinking' : 'prompt'] : [],
  },
  {
    name: 'Network',
    values: every<CallNetwork>({ good: true, low: true, lost: true }),
    shownBy: ({ voice }) => (voice.status === 'connected' ? [voice.network] : []),
  },
  {
    name: 'End that is near',
    values: every<HangUpReason>({ 'exceeded-max-duration': true, 'silence-timed-out': true }),
    shownBy: (_, { call }) => (call.hangUp ? [call.hangUp.reason] : []),
  },
  {
    name: 'Past call',
    values: Object.keys(en.pastCall.reasons),
    shownBy: (_, { call: { past } }) =>
      past ? [Object.hasOwn(en.pastCall.reasons, past.reason) ? past.reason : 'other'] : [],
  },
  {
    name: 'Active mode',
    values: ['none', 'voice', 'chat'],
    shownBy: (state) => [isLive(state.voice) ? 'voice' : isChatting(state) ? 'chat' : 'none'],
  },
  {
    name: 'Chat',
    values: every<Status<'chat'>>({ idle: true, streaming: true, offline: true }),
    shownBy: ({ chat }) => [chat.status],
  },
  {
    name: 'Message',
    values: every<EntryKind>({
      greeting: true,
      call: true,
      part: true,
      'typed, waiting': true,
      'typed, sending': true,
      'typed, sent': true,
      'typed, failed': true,
      'typed, uncertain': true,
      'spoken, certain': true,
      'spoken, uncertain': true,
      'reply streaming': true,
      'reply whole': true,
      'reply stopped': true,
      'reply broken': true,
    }),
    shownBy: (_, { conversation }) =>
      conversation.kind === 'list' ? conversation.entries.map(entryKind) : [],
  },
  {
    name: 'Status text',
    values: every<View['status']>({
      connecting: true,
      connected: true,
      speaking: true,
      listening: true,
      typing: true,
      'chat-active': true,
      ready: true,
      voice: true,
      chat: true,
      hybrid: true,
    }),
    shownBy: (_, { status }) => [status],
  },
  {
    name: 'Activity icon',
    values: every<View['activity']>({
      error: true,
      connecting: true,
      speaking: true,
      active: true,
      typing: true,
      idle: true,
    }),
    shownBy: (_, { activity }) => [activity],
  },
  {
    name: 'Conversation',
    values: every<Conversation>({
      list: true,
      visual: true,
      'empty voice': true,
      'empty connecting': true,
      'empty voice-active': true,
      'empty chat': true,
      'empty hybrid': true,
    }),
    shownBy: (_, { conversation }) => [
      conversation.kind === 'empty' ? `empty ${conversation.text}` : conversation.kind,
    ],
  },
  {
    name: 'Failure',
    // A microphone is lost in calls only, which go on.
    values: every<Exclude<FailureKind, 'microphone-lost'>>({
      'microphone-denied': true,
      'microphone-missing': true,
      'microphone-busy': true,
      'microphone-forbidden': true,
      unsupported: true,
      offline: true,
      unauthorized: true,
      rejected: true,
      misconfigured: true,
      'call-failed': true,
      'call-dropped': true,
      'call-elsewhere': true,
      'call-early': true,
      'call-full': true,
      'call-gone': true,
      'no-answer': true,
      'stream-broken': true,
      unconfirmed: true,
    }),
    shownBy: (_, { failure }) => (failure ? [failure.kind] : []),
  },
];

/** For each value of each facet, the stories that show it. */
export function storiesByFacet(
  states: Readonly<Record<string, State>>,
): { facet: string; value: string; stories: string[] }[] {
  return FACETS.flatMap(({ name: facet, values, shownBy }) =>
    values.map((value) => ({
      facet,
      value,
      stories: Object.keys(states).filter((story) =>
        shownBy(states[story]!, view(states[story]!)).includes(value),
      ),
    })),
  );
}
