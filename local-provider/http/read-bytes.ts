import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';

/** @throws ApiError 413 for a body of more bytes than `limit`. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The request must outlive an early end of the loop: it shares its socket with the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit) {
      request.resume();
      throw new ApiError(413, `The body is larger than ${limit} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
