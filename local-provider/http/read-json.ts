import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';
import { readBytes } from './read-bytes.js';

/** Far above any chat turn or assistant, far below what would hurt: 1 MiB. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Reads the body as JSON.
 *
 * @throws ApiError 413 above {@link BODY_LIMIT}, 400 for any other body
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request, BODY_LIMIT)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, text ? 'The body is not valid JSON' : 'The body is empty: send JSON');
  }
}
