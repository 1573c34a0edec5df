import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';
import { isTooDeep, MOST_LEVELS } from './nesting.js';
import { readBytes } from './read-bytes.js';

/** Far above any chat turn or assistant, far below what would hurt: 1 MiB. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Reads the body as JSON.
 *
 * @throws ApiError 413 above {@link BODY_LIMIT}, 400 for any other body, or one nested too deep
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request, BODY_LIMIT)).toString('utf8');
  const body = parsed(text);
  if (isTooDeep(body))
    throw new ApiError(400, `The body is nested more than ${MOST_LEVELS} levels deep`);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, text ? 'The body is not valid JSON' : 'The body is empty: send JSON');
  }
}
