import { attempt } from '../reports/safely.js';
import { NO_REDIRECT, textOf } from './api.js';
import { anyFieldsOf } from './fields.js';
import { NoKeyError } from './keyed-request.js';
import { solveChallenge } from './solve-challenge.js';

/** The most work that is done for a key, in bits: four times what a token server asks at most. */
const MOST_BITS = 18;

/** How long the server may take for each answer, in milliseconds. All requests of the widget wait for it. */
const ANSWER_LIMIT_MS = 30_000;

/** How much of an answer is read, in characters. A token has a few hundred. */
const ANSWER_LENGTH = 16_384;

/** How often a challenge is solved: the second may have become harder meanwhile. */
const MOST_CHALLENGES = 3;

/**
 * Requests a short-lived key from a token server, and does the work that it asks for.
 *
 * @param visitor - The id by which the token server counts.
 * @throws NoKeyError if the server gives none
 */
export async function requestKey(url: string, visitor: string | undefined): Promise<string> {
  let proof: object | undefined;
  for (let solved = 0; ; solved++) {
    const response = await post(url, JSON.stringify({ visitor, proof }));
    const { token, error, challenge, bits } = await fieldsOf(response);
    if (response.ok && typeof token === 'string' && token) return token;
    const isChallenge = typeof challenge === 'string' && typeof bits === 'number';
    if (!isChallenge || solved === MOST_CHALLENGES)
      throw new NoKeyError(
        `The token server answered ${response.status}: ${describe(error)}`,
        // A server that asks for more work than was done may be content with it later.
        /^4(?!28)/.test(`${response.status}`) ? 'rejected' : 'no-answer',
      );
    if (bits > MOST_BITS)
      throw new NoKeyError(
        `The token server asks for ${bits} bits of work, more than ${MOST_BITS}`,
      );
    proof = { challenge, solution: await solveChallenge(challenge, bits) };
  }
}

async function post(url: string, body: string): Promise<Response> {
  try {
    // A body of this type needs no preflight.
    const headers = { 'Content-Type': 'text/plain' };
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    return await fetch(url, { ...NO_REDIRECT, method: 'POST', headers, body, signal });
  } catch (error) {
    throw new NoKeyError(`The token server cannot be reached: ${String(error)}`);
  }
}

async function fieldsOf(response: Response) {
  if (response.type === 'opaqueredirect')
    throw new NoKeyError(
      'The token server redirects, which is not followed: publicKey must be its final URL',
    );
  const text = await textOf(response, ANSWER_LENGTH).catch(() => '');
  return anyFieldsOf(attempt(() => JSON.parse(text) as unknown));
}

function describe(error: unknown): string {
  return typeof error === 'string' ? error.slice(0, 100) : 'no JSON with a token';
}
