import { STATUS_CODES } from 'node:http';

import type { FatalType } from '../faults/fatal-ends.js';

/** The body of every refusal, as the provider's API words it. */
export interface ApiErrorBody {
  statusCode: number;
  /** One sentence, or for a body that breaks rules one sentence for each rule. */
  message: string | string[];
  /** The status in words: `Bad Request`. */
  error: string;
  /** Why a room refuses, as a type of Daily's fatal errors. */
  reason?: FatalType;
}

/** Thrown by a handler, and answered by the server as an {@link ApiErrorBody}. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: object;

  constructor(
    readonly status: number,
    message: string | string[],
    reason?: FatalType,
  ) {
    super(typeof message === 'string' ? message : message.join('; '));
    const error = STATUS_CODES[status] ?? 'Error';
    this.body = { statusCode: status, message, error, reason } satisfies ApiErrorBody;
  }
}
