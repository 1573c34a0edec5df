import type { IncomingMessage } from 'node:http';

import { ApiError } from './api-error.js';

/** A key that is refused, to test a page's error handling. */
const REFUSED_KEY = 'invalid';

/**
 * The bearer key, which must be sent. Any one word will do: there are no accounts here.
 *
 * @throws ApiError 401
 */
export function checkBearer({ headers }: IncomingMessage): string {
  const { authorization } = headers;
  if (!authorization) {
    throw new ApiError(401, 'Authorization is missing: send "Authorization: Bearer <public key>"');
  }
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (key === undefined) {
    throw new ApiError(401, 'Authorization must be "Bearer <public key>", the key one word');
  }
  if (key === REFUSED_KEY) throw new ApiError(401, 'The key is not known');
  return key;
}
