import type { KnowledgeEntry } from '../knowledge/entry.js';
import { topicAskedAs } from './asked-as.js';
import { isAbout } from './entries.js';
import { topicOf } from './topics.js';
import type { Turn } from './turn.js';
import { namesSubject, tellingWords, wordsSaid } from './vocabulary.js';

/** What leans on an earlier question. */
const LEANING =
  /^(and|or|but|then|also|what about|how about)\b|\b(it|they|them|that|those|this|these|one|ones|included?)\b/;

/** What names a thing and asks nothing of it: "and the AI agent?", "AI agents". */
const NAMING =
  /^(and|or|what about|how about)\b|^(?!.*\b(what|how|who|why|when|where|which|can|do|does|is|are|tell|explain)\b)/;

/** What one asks of many things, and goes on asking of the next. */
const ASPECTS = new Set(
  (
    'price pricing cost much charge rate year yearly annual annually month monthly ' +
    'plan package option include included long day'
  ).split(' '),
);

/** What one asks of how soon things are there, of which all are told together. */
const TIMES = new Set('long day soon quick quickly fast ready deliver delivery'.split(' '));

/** With at most so many topic words a question may lean on an earlier one, if its grammar does. */
const SHORT = 3;

/** With at most so many it may lean on one in any case: "price?", "per year?". */
const BARE = 2;

/** How many questions back it may lean. */
const REACH = 3;

/**
 * "And yearly?" after the price of a plan is the yearly price of that plan; "and the agent?" after
 * the price of a tour is the price of the agent.
 */
export function followUpOf(question: string, turns: readonly Turn[]): KnowledgeEntry | undefined {
  const own = tellingWords(question);
  const said = wordsSaid(question).join(' ');
  if (own.length > SHORT) return undefined;
  if (namesSubject(question)) {
    return NAMING.test(said) ? sameOfAnother(own, turns.at(-1)) : undefined;
  }
  const isAspect = own.length > 0 && own.every((word) => ASPECTS.has(word));
  return isAspect || LEANING.test(said) ? joined(question, own, turns) : undefined;
}

/** Whether a question says nothing by itself and points at what was told: "who is it for?" */
export function isAllLeaning(question: string): boolean {
  return tellingWords(question).length === 0 && LEANING.test(wordsSaid(question).join(' '));
}

/** Few words may add to an earlier question even where nothing in them says so: "branding?" */
export function bareFollowUpOf(
  question: string,
  turns: readonly Turn[],
): KnowledgeEntry | undefined {
  const own = tellingWords(question);
  if (own.length === 0 || own.length > BARE || namesSubject(question)) return undefined;
  return joined(question, own, turns);
}

/** What lists other things is no context: what is asked next is one of them, or something else. */
function joined(
  question: string,
  own: readonly string[],
  turns: readonly Turn[],
): KnowledgeEntry | undefined {
  for (const { question: context, entry } of turns.slice(-REACH).reverse()) {
    const found = entry.choices ? undefined : topicOf(`${context} ${question}`, own);
    if (found) return found;
  }
  return undefined;
}

/** What was asked of one thing, asked of another one. */
function sameOfAnother(own: readonly string[], before?: Turn): KnowledgeEntry | undefined {
  if (own.some(isAsked)) return undefined;
  const aspects = tellingWords(before?.question ?? '').filter(isAsked);
  if (aspects.length === 0) return undefined;
  const question = [...aspects, ...own].join(' ');
  const found = topicAskedAs(question) ?? topicOf(question, own);
  const told: readonly unknown[] = before?.both ?? [before?.entry];
  const isToldOf = told.includes(found) && aspects.every((word) => TIMES.has(word));
  return found && (isToldOf || isAbout(found, own)) ? found : undefined;
}

function isAsked(word: string): boolean {
  return ASPECTS.has(word) || TIMES.has(word);
}
