import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';
import { readBytes } from './read-bytes.js';

/** Enough for a document or a minute of sound: 16 MiB. */
const FORM_LIMIT = 16 * 1024 * 1024;

/**
 * Reads the body as a multipart form.
 *
 * @throws ApiError 413 above {@link FORM_LIMIT}, 400 for any other body
 */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiError(400, 'Content-Type must be multipart/form-data');
  const bytes = new Uint8Array(await readBytes(request, FORM_LIMIT));
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new ApiError(400, 'The body is not a valid multipart form');
  }
}
