import type { CallRequest } from '../ports.js';
import { attempt } from '../reports/safely.js';
import type { StageFailure } from './machine/state.js';

/** The hosts of the call library. */
const DAILY = /\/\/[\w.-]*\.daily\.co\b/;

/**
 * Watches what the policy of this page blocks of a call, until the signal aborts. Returns a function that
 * returns the failure to which that leads, if anything was blocked.
 */
export function watchPolicy(
  { apiUrl, callBundleUrl }: Pick<CallRequest, 'apiUrl' | 'callBundleUrl'>,
  signal: AbortSignal,
): () => StageFailure | undefined {
  const own = [apiUrl, callBundleUrl].flatMap(
    (url) => (url && attempt(() => new URL(url, document.baseURI).origin)) || [],
  );
  let blocked = '';
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) => {
      // A sink of Trusted Types has the address in its sample.
      const what = `${blockedURI} ${sample}`;
      if (disposition === 'enforce' && (DAILY.test(what) || own.some((url) => what.includes(url))))
        blocked = `${effectiveDirective} ${what.trim()}`;
    },
    { signal },
  );
  return () =>
    blocked
      ? { kind: 'misconfigured', message: `This page's policy does not allow ${blocked}` }
      : undefined;
}
