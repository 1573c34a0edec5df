import type { CallRequest } from '../ports.js';
import { attempt } from '../reports/safely.js';
import type { StageFailure } from './machine/state.js';

/** The hosts that a call needs by default: those of the call library, and OpenAI's. */
const DEFAULT_HOSTS = /\/\/([\w.-]*\.daily\.co|api\.openai\.com)\b/;

/**
 * Watches what the policy of this page blocks of a call, until the signal aborts. Returns a function that
 * returns the failure to which that leads, if anything was blocked.
 */
export function watchPolicy(
  { apiUrl, callBundleUrl, exchange }: Pick<CallRequest, 'apiUrl' | 'callBundleUrl' | 'exchange'>,
  signal: AbortSignal,
): () => StageFailure | undefined {
  const own = [apiUrl, callBundleUrl, exchange].flatMap(
    (url) =>
      (typeof url === 'string' && url && attempt(() => new URL(url, document.baseURI).origin)) ||
      [],
  );
  let blocked = '';
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) => {
      // A sink of Trusted Types has the address in its sample.
      const what = `${blockedURI} ${sample}`;
      if (
        disposition === 'enforce' &&
        (DEFAULT_HOSTS.test(what) || own.some((url) => what.includes(url)))
      )
        blocked = `${effectiveDirective} ${what.trim()}`;
    },
    { signal },
  );
  return () =>
    blocked
      ? { kind: 'misconfigured', message: `This page's policy does not allow ${blocked}` }
      : undefined;
}
