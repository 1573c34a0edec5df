import { LIMITS } from './limits.js';
import { OURS, OURS_BEFORE, OURS_PIPECAT, OURS_REALTIME } from './ours.js';
import { PEERS } from './peers.js';
import type { History, Subject } from './subject.js';

/** Everything that can be measured, in the order of the tables. */
export const SUBJECTS: readonly Subject[] = [
  ...LIMITS,
  OURS,
  OURS_BEFORE,
  OURS_REALTIME,
  OURS_PIPECAT,
  ...PEERS,
];

const BEFORE = `<!doctype html>
<html lang="en">
<title>A page with an assistant</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<h1>A page with an assistant</h1>
<p>The page itself is the same for all.</p>
`;

/**
 * The page of a subject by its address: its id, followed by `/call` for the one to call on, or by `/kept` for
 * the one whose conversation stays, where it can.
 *
 * @param history - what was said before, for widgets that have it in the page.
 */
export function pageNamed(name: string, history: History): string | undefined {
  const [wanted, below] = name.split('/');
  const subject = SUBJECTS.find(({ id }) => id === wanted);
  if (!subject) return undefined;
  if (below === 'kept') return BEFORE + (subject.chat?.kept ?? subject.body);
  if (below === undefined) return BEFORE + bodyWith(subject, history);
  return below === 'call' && subject.call ? BEFORE + subject.call.body : undefined;
}

function bodyWith({ body, chat }: Subject, history: History): string {
  const way = chat?.history;
  if (!history.length || typeof way !== 'object') return body;
  return body.replace(/<[a-z]+-[a-z-]+/, (tag) => `${tag} ${way.attribute(history)}`);
}
