import { createHash } from 'node:crypto';

/** The number that a challenge asks for. */
export function solve(challenge: string, bits: number): number {
  for (let solution = 0; ; solution++) {
    const hash = createHash('sha256').update(`${challenge}:${solution}`).digest();
    if (hash.readUInt32BE(0) < 2 ** (32 - bits)) return solution;
  }
}
