import { attempt } from '../reports/safely.js';

/**
 * How long after a request was refused the browser may take to report that the policy has blocked it, in
 * milliseconds. Firefox does it by another process.
 */
export const REPORT_LIMIT_MS = 1000;

/**
 * Watches what the policy of this page blocks of requests to some URLs, or to hosts that match a pattern, until
 * the signal aborts. Returns a signal that aborts when the browser reports the first one, with a message as its
 * reason. Values that are no URL are ignored.
 */
export function watchPolicy(
  urls: readonly unknown[],
  signal: AbortSignal,
  hosts?: RegExp,
): AbortSignal {
  const origins = urls.flatMap(
    (url) =>
      (typeof url === 'string' && url && attempt(() => new URL(url, document.baseURI).origin)) ||
      [],
  );
  const blocked = new AbortController();
  globalThis.document?.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) => {
      // A sink of Trusted Types has the address in its sample.
      const what = `${blockedURI} ${sample}`;
      const isOurs = hosts?.test(what) || origins.some((origin) => what.includes(origin));
      if (disposition === 'enforce' && isOurs)
        blocked.abort(`This page's policy does not allow ${effectiveDirective} ${what.trim()}`);
    },
    { signal },
  );
  return blocked.signal;
}
