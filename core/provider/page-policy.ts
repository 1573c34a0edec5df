import { attempt } from '../reports/safely.js';

/**
 * Watches what the policy of this page blocks of requests to some URLs, or to hosts that match a pattern, until
 * the signal aborts. Returns a function that returns a message with the last one, if any was blocked. The browser
 * reports it in a task after it has refused the request. Values that are no URL are ignored.
 */
export function watchPolicy(
  urls: readonly unknown[],
  signal: AbortSignal,
  hosts?: RegExp,
): () => string | undefined {
  const origins = urls.flatMap(
    (url) =>
      (typeof url === 'string' && url && attempt(() => new URL(url, document.baseURI).origin)) ||
      [],
  );
  let blocked = '';
  globalThis.document?.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) => {
      // A sink of Trusted Types has the address in its sample.
      const what = `${blockedURI} ${sample}`;
      const isOurs = hosts?.test(what) || origins.some((origin) => what.includes(origin));
      if (disposition === 'enforce' && isOurs) blocked = `${effectiveDirective} ${what.trim()}`;
    },
    { signal },
  );
  return () => (blocked ? `This page's policy does not allow ${blocked}` : undefined);
}
