import type { CallTransport } from '../ports.js';
import type { CallRoom } from './call-room.js';
import type { CallInput } from './machine/events.js';
import type { TransportEffect } from './machine/effects.js';
import type * as Rooms from './rooms.js';

/** The part of a call that its transport needs. */
export interface CallContext {
  dispatch(event: CallInput): void;
  /** Sound that was opened in the press that asked for the call. */
  readonly sound?: AudioContext | undefined;
  /** Whether the visitor asked to be muted. */
  muted(): boolean;
}

/** Carries one call: performs the effects of the machine and dispatches facts to it. */
export interface TransportDriver extends CallTransport {
  perform(effect: TransportEffect): void;
  /** Creates the room of the call for its controls, which bring the code. Null until there is one. */
  callRoom(rooms: typeof Rooms): CallRoom | null;
  /** Aborts when the call is over. */
  readonly over: AbortSignal;
}
