import type { Counters } from './counters.js';
import type { Signer } from './signature.js';

/** How long a challenge can be answered, in seconds. A slow phone takes a few for the hardest. */
const LIFETIME_S = 120;

/** The proof that a browser has worked: the challenge, and the number that it was looking for. */
export interface Proof {
  readonly challenge: string;
  readonly solution: number;
}

/** A challenge: find a number whose hash, after the challenge, begins with so many zero bits. */
export async function newChallenge(signer: Signer, bits: number, now: number): Promise<string> {
  return signer.seal([crypto.randomUUID(), bits, now + LIFETIME_S * 1000]);
}

/** Whether a proof answers a challenge of this server that is unused, still valid and hard enough. */
export async function isProven(
  { challenge, solution }: Partial<Proof>,
  {
    signer,
    counters,
    bits,
    now,
  }: { signer: Signer; counters: Counters; bits: number; now: number },
): Promise<boolean> {
  if (!Number.isSafeInteger(solution)) return false;
  const [id, proven, ends] = (await signer.open(challenge)) ?? [];
  if (!id || Number(proven) < bits || Number(ends) <= now) return false;
  const text = new TextEncoder().encode(`${challenge}:${solution}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  if (hash.getUint32(0) >= 2 ** (32 - Number(proven))) return false;
  return (await counters.add(`work:${id}`, 1, LIFETIME_S)) === 1;
}

/** Tokens for one network in ten minutes before it must work: an office whose staff look at one page. */
const FREE_IN_NETWORK = 5;

/** 4,096 hashes on average: half a second on a phone. Each bit doubles it. */
const EASIEST = 12;

/** The most that one network must do: innocent visitors share its address. */
const HARDEST_IN_NETWORK = 14;

/** The most while tokens are requested from everywhere. */
const HARDEST = 16;

/**
 * The bits of work for the next token: none for the first of a network while the site has enough, and more
 * with each doubling of what its network, or all visitors, got before.
 *
 * @param ofNetwork - Tokens for the network in ten minutes.
 * @param ofSite - Tokens in this hour, as a share of what it has.
 */
export function bitsFor(ofNetwork: number, ofSite: number): number {
  const bits = (share: number, most: number) =>
    share < 1 ? 0 : Math.min(most, EASIEST + Math.floor(Math.log2(share)));
  return Math.max(
    bits(ofNetwork / FREE_IN_NETWORK, HARDEST_IN_NETWORK),
    // From a quarter of the hour's tokens on, and as hard as it gets at the last one.
    bits((ofSite * 4) ** 2, HARDEST),
  );
}
