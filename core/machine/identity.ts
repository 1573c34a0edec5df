/** Identifies one call or one chat turn for as long as it lasts. Minted at the edge, never reused. */
export type Key = number;

/** The author of a message, written or spoken. */
export type Role = 'user' | 'assistant';

/** The stamp that the runtime adds to each event. */
export interface Stamp {
  /** The key of what the event is about, or a fresh one for what the event may start. */
  readonly key: Key;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The id of the message that the event may send, never used elsewhere. */
  readonly id: string;
}
