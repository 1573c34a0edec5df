import { withTimeout } from '../async/timing.js';
import { warnOnce } from '../reports/warn-once.js';
import { CallError } from './call-error.js';

/**
 * How long a browser may take to answer, in milliseconds. Then the call starts without the answer: Firefox
 * never answers in a hidden page.
 */
const ANSWER_LIMIT_MS = 1000;

/** The policy interface of Chromium, and the one of its next versions. */
interface Policed {
  readonly permissionsPolicy?: { allowsFeature(feature: string): boolean };
  readonly featurePolicy?: Policed['permissionsPolicy'];
}

/**
 * Rejects with a `CallError` if it is known already that the visitor cannot speak. Asks the visitor
 * nothing: the browser may still do that in the join.
 */
export async function checkMicrophone(): Promise<void> {
  const isFramed = window !== top;
  const { permissionsPolicy, featurePolicy } = document as Policed;
  const policy = permissionsPolicy ?? featurePolicy;
  if (policy && !policy.allowsFeature('microphone')) throw forbidden(isFramed ? FRAME : HEADER);
  if (!navigator.mediaDevices) {
    if (globalThis.isSecureContext === false) throw forbidden('the page is not served over https');
    throw new CallError('unsupported', 'This browser has no microphones (navigator.mediaDevices).');
  }
  const [permission, devices] = await Promise.all([
    answerOf(navigator.permissions?.query({ name: 'microphone' })),
    answerOf(navigator.mediaDevices.enumerateDevices()),
  ]);
  const isDenied = permission?.state === 'denied';
  const isMissing = devices?.every(({ kind }) => kind === 'audiooutput' || kind === 'videoinput');
  // Firefox does not tell the policy, and names no device to a frame without it.
  if (isDenied && isMissing && isFramed && !policy) throw forbidden(FRAME);
  if (isDenied)
    throw new CallError('microphone-denied', 'The microphone is denied in the browser’s settings');
  if (isMissing) throw new CallError('microphone-missing', 'There is no microphone');
}

const FRAME =
  'the frame that this page is in, or the Permissions-Policy header of this page, does not allow it: add allow="microphone" to the <iframe>, and serve this page with microphone=(self)';
const HEADER =
  'the Permissions-Policy header of this page does not allow it: serve it with microphone=(self)';

function forbidden(why: string): CallError {
  const message = `Calls need the microphone, but ${why}`;
  warnOnce([`voice-assistant: ${message}`]);
  return new CallError('microphone-forbidden', message);
}

/** Settles with null where the browser does not answer. */
async function answerOf<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | null> {
  return asked ? withTimeout(asked, ANSWER_LIMIT_MS).catch(() => null) : null;
}
