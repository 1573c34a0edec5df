import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * The name of a request that is processed once however often it arrives: its `Idempotency-Key`, bound
 * to everything by which another request differs, such as its bearer. Undefined without a key.
 */
export function requestName(
  { headers }: IncomingMessage,
  ...bound: readonly unknown[]
): string | undefined {
  const key = headers['idempotency-key'];
  if (!key) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, ...bound]))
    .digest('base64');
}
