import type { KnowledgeEntry } from './knowledge/entry.js';
import { smallTalkEntries } from './knowledge/small-talk.js';
import { topicAskedAs } from './search/asked-as.js';
import { askingClauses, clausesOf } from './search/clauses.js';
import { continuationOf, moreAfter } from './search/continuation.js';
import { bareFollowUpOf, followUpOf, isAllLeaning } from './search/follow-up.js';
import { bundleOf, planPricedIn, plansIn } from './search/plans.js';
import { looseSmallTalkIn, smallTalkIn, withoutGreeting } from './search/small-talk.js';
import { topicOf, topicsNear } from './search/topics.js';
import { bothTold, type Turn } from './search/turn.js';

/** How many questions a conversation is remembered for. */
const MEMORY = 12;

/**
 * The entry that answers the last of a visitor's questions, or undefined where none does.
 *
 * @param questions what the visitor said, oldest first
 */
export function findEntry(questions: readonly string[]): KnowledgeEntry | undefined {
  const turns: Turn[] = [];
  let turn: Turn | undefined;
  for (const said of questions.slice(-MEMORY)) {
    const question = withoutGreeting(said) || said;
    turn = continuationOf(question, turns) ?? answered(question, turns);
    if (turn && !smallTalkEntries.includes(turn.entry)) turns.push(turn);
  }
  return turn?.entry;
}

/** The entries that have most to do with what was said, best first, whether or not they answer it. */
export function nearestEntries(questions: readonly string[], count: number): KnowledgeEntry[] {
  return topicsNear(questions.join(' '), count);
}

function answered(question: string, turns: readonly Turn[]): Turn | undefined {
  const polite = smallTalkIn(question);
  if (polite) return { question, entry: polite };
  const more = isAllLeaning(question) ? moreAfter(turns) : undefined;
  if (more) return more;
  const found = bothOf(question, turns) ?? plansTogether(question) ?? asked(question, turns);
  if (found) return found;
  return told(
    question,
    topicOf(question) ?? topicInClauses(question) ?? looseSmallTalkIn(question),
  );
}

/** What is asked in so many words, or of what was told before. */
function asked(question: string, turns: readonly Turn[]): Turn | undefined {
  const priced = planPricedIn(question);
  if (priced) return { question, entry: priced };
  const leant = followUpOf(question, turns);
  if (leant) return told(leant.questions[0] ?? question, leant);
  const entry = topicAskedAs(question);
  if (entry) return { question, entry };
  const added = bareFollowUpOf(question, turns);
  return told(added?.questions[0] ?? question, added);
}

function told(question: string, entry?: KnowledgeEntry): Turn | undefined {
  return entry && { question, entry };
}

/** Two things that are asked at once, the one after the other, as if they had been asked so. */
function bothOf(question: string, turns: readonly Turn[]): Turn | undefined {
  let first: Turn | undefined;
  for (const clause of askingClauses(question)) {
    const before = first ? [...turns, first] : turns;
    const turn = asked(clause, before) ?? told(clause, topicOf(clause));
    if (first && turn && first.entry !== turn.entry) return bothTold(first, turn);
    first ??= turn;
  }
  return undefined;
}

/** Two plans of which one is added to the other: the bundle that has both, or each by itself. */
function plansTogether(question: string): Turn | undefined {
  const [first, second] = plansIn(question);
  if (!first || !second) return undefined;
  const bundle = bundleOf(first.entry, second.entry);
  return bundle ? { question, entry: bundle } : bothTold(first, second);
}

/** People say who they are before they ask: "We build in Pune, what would tours cost?" */
function topicInClauses(question: string): KnowledgeEntry | undefined {
  const clauses = clausesOf(question);
  if (clauses.length === 1) return undefined;
  for (const clause of clauses.reverse()) {
    const found = topicAskedAs(clause) ?? topicOf(clause);
    if (found) return found;
  }
  return undefined;
}
