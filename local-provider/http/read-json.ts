import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';

/** Far above any chat turn or assistant, far below what would hurt: 1 MiB. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * The request's body as JSON.
 *
 * @throws ApiError 413 for a body above {@link BODY_LIMIT}, 400 for one that is not JSON.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, text ? 'The body is not valid JSON' : 'The body is empty: send JSON');
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The request must outlive an early end of the loop: it shares its socket with the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) {
      request.resume();
      throw new ApiError(413, `The body is larger than ${BODY_LIMIT} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
