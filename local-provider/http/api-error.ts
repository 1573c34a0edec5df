import { STATUS_CODES } from 'node:http';

/** The body of every refusal, as the provider's API words it. */
export interface ApiErrorBody {
  statusCode: number;
  /** One sentence, or for a body that breaks rules one sentence for each rule. */
  message: string | string[];
  /** The status in words: `Bad Request`. */
  error: string;
}

/** Thrown by a handler, and answered by the server as an {@link ApiErrorBody}. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: ApiErrorBody;

  constructor(
    readonly status: number,
    message: string | string[],
  ) {
    super(typeof message === 'string' ? message : message.join('; '));
    this.body = { statusCode: status, message, error: STATUS_CODES[status] ?? 'Error' };
  }
}
