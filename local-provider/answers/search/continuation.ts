import type { KnowledgeEntry } from '../knowledge/entry.js';
import { isTopic, words } from '../knowledge/words.js';
import { entryCalled } from './entries.js';
import { phraseKey } from './phrases.js';
import { topicOf } from './topics.js';
import type { Turn } from './turn.js';
import { wordsSaid } from './vocabulary.js';

/** What asks to go on with what was just told, and means little by itself. */
const MORE = keysOf(
  'more, tell me more, tell me more about it, tell me more about that, tell me more about ' +
    'this, show me more, show me, more details, more information, more info, details, give me ' +
    'more details, i want to know more, can you tell me more, what else, all, all of it, all of ' +
    'them, everything, anything else, and, go on, continue, explain, explain more, explain it, ' +
    'explain that, explain in detail, elaborate, how, what is it, what is that, what is this, ' +
    'what does it do, how does it work, how it works, how does that work, how does this work, ' +
    'how do they work, aur batao, kaise kaam karta hai',
);

const AGREEMENT = keysOf(
  'yes, yeah, yep, yup, sure, yes of course, of course, ok yes, ok sure, yes i do, yes i ' +
    'would, go ahead, haan, ha, haan ji',
);

const REPETITION = keysOf(
  'repeat, please repeat, repeat that, repeat it, can you repeat, can you repeat that, can you ' +
    'repeat it, say that again, say it again, can you say that again, again, come again, pardon, ' +
    'what did you say, phir se bolo',
);

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  1: 0,
  second: 1,
  '2nd': 1,
  2: 1,
  third: 2,
  '3rd': 2,
  3: 2,
  fourth: 3,
  '4th': 3,
  4: 3,
  last: -1,
};

/** What may stand beside an ordinal. */
const BESIDE = new Set(['option', 'number', 'point']);

const WHICH_ONE = 'which-one';

const WANTS_MORE = new Set(['more', 'else', 'elaborate', 'detail', 'details']);

/**
 * What is meant by words that say it only together with what was told before: "the second one",
 * "yes", "tell me more".
 */
export function continuationOf(question: string, turns: readonly Turn[]): Turn | undefined {
  const last = turns.at(-1);
  if (!last) return undefined;
  const key = phraseKey(words(question));
  const chosen = choiceIn(question, turns);
  if (chosen) return turnTo(chosen);
  if (REPETITION.has(key)) return last;
  if (MORE.has(key)) return moreAfter(turns) ?? turnTo(lastResort(turns));
  if (AGREEMENT.has(key)) return last.entry.choices ? turnTo(WHICH_ONE) : moreAfter([last]);
  return asksMoreOf(last, question) ? moreAfter(turns) : undefined;
}

function choiceIn(question: string, turns: readonly Turn[]): string | undefined {
  const choices = turns.findLast(({ entry }) => entry.choices)?.entry.choices;
  const said = wordsSaid(question).filter((word) => isTopic(word) && !BESIDE.has(word));
  const [ordinal] = said;
  if (!choices || ordinal === undefined || said.length > 1) return undefined;
  return choices.at(ORDINALS[ordinal] ?? choices.length);
}

/** What there is to tell next of the topic, and if all of it is told, of those before it. */
export function moreAfter(turns: readonly Turn[]): Turn | undefined {
  const told = new Set(turns.flatMap(({ entry, both = [entry] }) => both.map(({ id }) => id)));
  const last = turns.at(-1);
  const moreOf = last?.moreOf ?? last?.entry;
  const next = [moreOf, ...turns.map(({ entry }) => entry).reverse()]
    .flatMap((entry) => entry?.more ?? entry?.choices ?? [])
    .find((id) => !told.has(id));
  return turnTo(next, moreOf);
}

/** People know what is not written, and then there is only what else one may ask. */
function lastResort(turns: readonly Turn[]): string {
  return turns.some(({ entry }) => entry.id === 'contact') ? 'help' : 'contact';
}

/** "Tell me more about virtual tours", when they have just been explained. */
function asksMoreOf({ entry }: Turn, question: string): boolean {
  return wordsSaid(question).some((word) => WANTS_MORE.has(word)) && topicOf(question) === entry;
}

function turnTo(id?: string, moreOf?: KnowledgeEntry): Turn | undefined {
  const entry = entryCalled(id);
  return entry && { question: entry.questions[0] ?? '', entry, moreOf };
}

/** @param phrases a list with commas */
function keysOf(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(', ').map((phrase) => phraseKey(words(phrase))));
}
