/** One answer of the scripted server. */
export interface ScriptedAnswer {
  /** Default 200. */
  readonly status?: number;
  /** Default: an event stream. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent, piece by piece: text, or bytes where a piece ends within a character. */
  readonly parts?: readonly (string | readonly number[])[];
  /**
   * `close` ends the answer properly, `hold` leaves it open, `break` drops the connection after the
   * parts, and `refuse` drops it without any answer. Default `close`.
   */
  readonly end?: 'close' | 'hold' | 'break' | 'refuse';
}

/** What the scripted server was asked. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether the client went away before the answer was through. Undefined until one of the two. */
  readonly abandoned?: boolean | undefined;
}

/** Sets up one address that gives these answers, one for each request in turn. */
export const SCRIPT = 'scripted-server:script';

/** Tells what an address was asked so far. */
export const RECEIVED = 'scripted-server:received';
