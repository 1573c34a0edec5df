import type { CallTransport } from '../ports.js';
import type { CallEvent } from './machine/events.js';
import type { TransportEffect } from './machine/effects.js';

/** What a transport needs of its call. */
export interface CallContext {
  dispatch(event: CallEvent): void;
  /** Sound that was opened in the press that asked for the call. */
  readonly sound?: AudioContext | undefined;
  /** Whether the visitor asked to be muted. */
  muted(): boolean;
  /** Loads the rules that the created call needs. */
  loadRules(recording: boolean): Promise<void>;
}

/** Carries one call: performs the effects of the machine and dispatches facts to it. */
export interface TransportDriver extends CallTransport {
  perform(effect: TransportEffect): void;
}
