import MiniSearch from 'minisearch';

import type { KnowledgeEntry } from '../knowledge/entry.js';
import { smallTalkEntries } from '../knowledge/small-talk.js';
import { isNumber, words } from '../knowledge/words.js';
import { entryCalled } from './entries.js';
import { phraseKey } from './phrases.js';
import { wordsSaid } from './vocabulary.js';

const phrases = new Map(
  smallTalkEntries.flatMap((entry) =>
    entry.questions.map((phrase) => [phraseKey(words(phrase)), entry] as const),
  ),
);
const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

const loose = new MiniSearch<KnowledgeEntry>({
  fields: ['questions'],
  tokenize: words,
  searchOptions: { combineWith: 'AND', tokenize: (text) => text.split(' ') },
});
loose.addAll(smallTalkEntries);

/**
 * What a message means that is nothing but small talk, phrase after phrase: "hi there, thank you".
 * The last phrase counts, and a greeting only by itself.
 */
export function smallTalkIn(text: string): KnowledgeEntry | undefined {
  const said = phraseKey(words(text)).split(' ');
  /** What the message means from each of its words on, found from its end. */
  const meant: (KnowledgeEntry | undefined)[] = [];
  for (let start = said.length - 1; start >= 0; start--) {
    for (let end = Math.min(start + longest, said.length); end > start; end--) {
      const phrase = phrases.get(said.slice(start, end).join(' '));
      const rest = meant[end];
      if (!phrase || (end < said.length && !rest)) continue;
      meant[start] = rest && rest.id !== 'greeting' ? rest : phrase;
      break;
    }
  }
  return meant[0];
}

/** What is left of a message without the words of greeting that it begins with. */
export function withoutGreeting(text: string): string {
  const said = text.trim().split(/\s+/);
  let start = 0;
  let end = endOfGreeting(said, start);
  while (end !== undefined) {
    start = end;
    end = endOfGreeting(said, start);
  }
  return said.slice(start).join(' ');
}

function endOfGreeting(said: readonly string[], start: number): number | undefined {
  for (let end = Math.min(start + longest, said.length); end > start; end--) {
    const phrase = phraseKey(words(said.slice(start, end).join(' ')));
    if (phrases.get(phrase)?.id === 'greeting') return end;
  }
  return undefined;
}

/** What it may mean where every word of it, in whatever order, is small talk of one kind. */
export function looseSmallTalkIn(text: string): KnowledgeEntry | undefined {
  const said = wordsSaid(text);
  const [best] = said.every(isNumber) ? [] : loose.search(said.join(' '));
  return entryCalled(best?.id);
}
