import { LIMITS } from './limits.js';
import { OURS } from './ours.js';
import { PEERS } from './peers.js';
import type { Subject } from './subject.js';

/** Everything that can be measured, in the order of the tables. */
export const SUBJECTS: readonly Subject[] = [...LIMITS, OURS, ...PEERS];

const BEFORE = `<!doctype html>
<html lang="en">
<title>A page with an assistant</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<h1>A page with an assistant</h1>
<p>The page itself is the same for all.</p>
`;

/** The page of a subject by its address: its id, followed by `/chat` for the one to talk on. */
export function pageNamed(name: string): string | undefined {
  const subject = SUBJECTS.find(({ id }) => id === name);
  return subject && BEFORE + subject.body;
}
