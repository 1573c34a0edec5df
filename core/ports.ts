import type { DailyCall } from '@daily-co/daily-js';
import type { CallOrigin } from './machine/effects.js';
import type { CallFact, ReplyFact } from './machine/events.js';
import type { ChatTurn } from './machine/failures.js';
import type { ACCESS, CALL, OptionsOf, ProviderObject } from './options/table.js';

/** What a call reports. The runtime adds `about`, the key and the time. */
export type CallNews = CallFact;

/** What an answer reports. The runtime adds `about`, the key and the time. */
export type ReplyNews = ReplyFact;

/** The parameters of a call. */
export interface CallRequest extends Readonly<
  OptionsOf<typeof ACCESS & typeof CALL> &
    Required<Pick<OptionsOf<typeof ACCESS>, 'apiUrl' | 'publicKey'>>
> {
  /** Which widget asks: the call that it keeps to be joined again is its own alone. */
  readonly clientId?: string;
  /** When the assistant of a call that is taken up again began to listen, in ms since the epoch. */
  readonly since?: number;
  /** What was before this call. Default `new`. */
  readonly origin?: CallOrigin;
}

/** A call that was asked for. */
export interface CallHandle {
  /** Ends it at whatever stage it is. Nothing is told after that. */
  stop(): void;
  /** Mutes the visitor or not; in the start, when the call begins. */
  mute(muted: boolean): void;
  /** The call itself, as soon as there is what makes it. */
  current(): LiveCall | undefined;
}

/** A call that was begun. Every method may be called at any time, also after the end. */
export interface LiveCall {
  /** Sends a message to the assistant, as JSON. */
  send(message: unknown): void;
  /** Plays what the browser refused to play; to be called on a visitor's click. */
  resumePlayback(): void;
  /** How loud the assistant is at this moment, 0 to 1. */
  volume(): number;
  /** The call library's object. Null until it is made; after the end it may be there, destroyed. */
  daily(): DailyCall | null;
  /** How the assistant is played. */
  output(): Promise<SoundOutput>;
}

/** How the assistant's voice is played. */
export interface SoundOutput {
  /** 0 is silent, 1 as it was sent, 2 twice that. */
  setVolume(volume: number): Promise<void>;
  /** Plays through another device. Rejects where the browser cannot, or does not know it. */
  setSpeaker(deviceId: string): Promise<void>;
}

export interface CallPort {
  start(request: CallRequest, tell: (news: CallNews) => void): CallHandle;
}

/** One turn of a chat. */
export interface ChatRequest {
  readonly apiUrl: string;
  readonly publicKey: string;
  /** Which widget asks, for the provider's records. */
  readonly clientId: string;
  readonly assistantId?: string;
  readonly assistantOverrides?: ProviderObject;
  readonly turn: ChatTurn;
  readonly sessionId: string | null;
}

export interface ChatPort {
  /** Asks, and returns what stops it. Nothing is told after that. */
  send(request: ChatRequest, tell: (news: ReplyNews) => void): () => void;
}

/** Remembers the consent beyond the page. May fail, by throwing: then it is asked for again. */
export interface Memory {
  recall(key: string): boolean;
  store(key: string): void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** All that the assistant needs from outside. */
export interface Ports {
  readonly call: CallPort;
  readonly chat: ChatPort;
  readonly memory: Memory;
  readonly clock: Clock;
  /** Loads ahead of use what a call or a chat will need, and a call's large library by itself. */
  warm?(what: 'call' | 'chat' | 'call-library'): void;
}
