import type { LitElement } from 'lit';
import { warnOnce } from '../../core/reports/warn-once.js';

/** Warns of attributes that resemble known ones. Others belong to the page or its framework. */
export function warnOfMisspelt(host: HTMLElement): void {
  const { observedAttributes: known } = host.constructor as typeof LitElement;
  const unknown = host
    .getAttributeNames()
    .filter((name) => !(name in host || known.includes(name)));
  for (const name of unknown) {
    // One letter of four may differ, be missing or be too many.
    const [nearest] = known
      .map((right) => ({ right, distance: distanceOf(bare(name), bare(right)) }))
      .filter(({ distance }) => distance <= name.length / 4)
      .sort((one, other) => one.distance - other.distance);
    if (nearest)
      warnOnce([`voice-assistant: attribute ${name} is not known. Did you mean ${nearest.right}?`]);
  }
}

/** HTML makes `publicKey` `publickey`; some write `public_key`. */
function bare(name: string): string {
  return name.replace(/[-_:]/g, '');
}

/** The Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min(row[at]! + Number(letter !== wanted), row[at + 1]! + 1, next[at]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
