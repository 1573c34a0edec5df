import type { Transcript } from './machine/regions/transcript.js';
import type { State } from './machine/state.js';
import type { CallOrigin, CallWords } from './machine/effects.js';
import type { CallPhase } from './machine/stages.js';
import type { Role } from './machine/identity.js';
import type { CallFact, ReplyFact } from './machine/events.js';
import type { ChatTurn, HistoryMessage } from './machine/failures.js';
import type { KeySource } from './provider/keyed-request.js';
import type { ToolOptions } from './tools/find-tool.js';
import type { ToolUse } from './tools/tool-calls.js';
import type {
  ACCESS,
  CALL,
  MACHINE,
  OptionsOf,
  ProviderObject,
  Transport,
} from './options/table.js';

/** The parameters of a call. */
export interface CallRequest extends Readonly<
  OptionsOf<typeof ACCESS & typeof CALL> &
    Required<Pick<OptionsOf<typeof ACCESS>, 'apiUrl' | 'publicKey'>>
> {
  /** Identifies the widget: it resumes its own calls only, and has its own key. */
  readonly clientId?: string;
  /** The options about tools as they are at the moment, for a transport that tells the assistant about tools. */
  readonly toolOptions?: () => ToolOptions;
  /** When the assistant of a resumed call began to listen, in milliseconds since the epoch. */
  readonly since?: number;
  /** @default 'new' */
  readonly origin?: CallOrigin;
}

/** A requested call. */
export interface CallHandle {
  /** Ends the call at any stage. No fact is emitted after that. */
  stop(): void;
  /** Mutes or unmutes the visitor. Before the join, the call starts in that state. */
  mute(muted: boolean): void;
  /** The call itself, once its code has loaded. */
  current(): LiveCall | undefined;
}

/** A call whose code has loaded. Every method may be called at any time, also after the end. */
export interface LiveCall {
  /** How far the call has come. */
  phase(): CallPhase;
  readonly transport: CallTransport;
}

/** The transport of a call. */
export interface CallTransport {
  /** Sends a message to the assistant, as JSON. A failure is a `call-degraded` fact. */
  sendMessage(message: unknown): void;
  /** Adds words to the conversation of the call. A failure is a `call-degraded` fact. */
  addWords(words: CallWords): void;
  /** Plays what the browser refused to play. To be called on a click. */
  resumePlayback(): void;
  /** The volume of a voice, 0 to 1. 0 once the call is over. */
  volume(role: Role): number;
  /** Volume and speaker of the assistant's voice. */
  output(): Promise<SoundOutput>;
}

/** Volume and speaker of the assistant's voice. */
export interface SoundOutput {
  /** 0 is silent, 1 the original volume, 2 twice that. */
  setVolume(volume: number): Promise<void>;
  /** Plays through another device. Rejects if the browser cannot, or does not know the device. */
  setSpeaker(deviceId: string): Promise<void>;
}

export interface CallPort {
  start(request: CallRequest, emit: (fact: CallFact) => void): CallHandle;
}

/** A call that the provider has created. */
export interface WebCall {
  readonly id: string | null;
  readonly url: string;
  /** Joining with it starts the recording. */
  readonly token: string | null;
  readonly recording: boolean;
  readonly voiceProvider: string | null;
}

/** The progress of a call when its page was left. */
export interface CallProgress {
  readonly transcript: Transcript;
  /** When the assistant began to listen, in milliseconds since the epoch; undefined before that. */
  readonly since?: number;
  /** Whether the visitor was muted; undefined before the assistant listened. */
  readonly muted?: boolean;
}

/** A call that a page load may cut off. */
export interface StoredCall extends CallProgress {
  /** Identifies the callee. */
  readonly callee: string;
  readonly webCall: WebCall;
  /** When it was stored, in milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps the call of one widget beyond a page load. */
export interface CallStore {
  /** The call that the widget has saved or loaded. */
  readonly own: StoredCall | undefined;
  /** Saves a new call, or how far the widget's own call has come. Without a call it does nothing. */
  save(change: Partial<CallProgress> & { readonly webCall?: WebCall }): void;
  /** Loads the newest call with the same callee that no other widget of the page owns. */
  load(): StoredCall | undefined;
  /** Forgets the widget's own call. */
  forget(): void;
}

/** One turn of a chat. */
export interface ChatRequest extends Readonly<Pick<OptionsOf<typeof MACHINE>, 'sharedContext'>> {
  readonly apiUrl: string;
  /** The URL of a chat that is not the specified provider's. */
  readonly chatUrl?: string;
  /** The key, or the page's function that gives one. */
  readonly publicKey: string | KeySource;
  /** Identifies the widget, for the provider's records. */
  readonly clientId: string;
  readonly assistantId?: string;
  readonly assistantOverrides?: ProviderObject;
  readonly turn: ChatTurn;
  /** Messages that are new to the chat, oldest first. It includes the greeting. Default none. */
  readonly history?: readonly HistoryMessage[];
  readonly sessionId: string | null;
  /** Has the conversation that is shown, for a back end that keeps none. */
  readonly runtime?: { readonly state: Pick<State, 'transcript'> };
  /** The options about tools as they are at the moment. */
  readonly toolOptions?: () => ToolOptions;
  /** Loads what runs the functions of the page. */
  readonly toolUse?: () => Promise<ToolUse>;
}

export interface ChatPort {
  /** Sends a turn. Returns a function that aborts it; no fact is emitted after that. */
  send(request: ChatRequest, emit: (fact: ReplyFact) => void): () => void;
}

/** Stores the consent beyond the page. May throw: then the visitor is asked again. */
export interface Memory {
  /** Returns what is stored, if anything. */
  recall(key: string): string | null;
  store(key: string, value: string): void;
  forget(key: string): void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds by a clock that nobody sets, which counts during a call. Default: `now()`. */
  elapsed?(): number;
}

/** The options that decide which code carries calls and chats. */
export interface BackEnds {
  readonly transport: Transport;
  readonly chatUrl?: string;
}

/** The environment of an assistant. */
export interface Ports {
  readonly call: CallPort;
  readonly chat: ChatPort;
  readonly memory: Memory;
  readonly clock: Clock;
  /** Preloads the code of a call or a chat, or the large library of a transport that has one. */
  warm?(what: 'call' | 'chat' | 'call-library', options: BackEnds): void;
}
