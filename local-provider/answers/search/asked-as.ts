import type { KnowledgeEntry } from '../knowledge/entry.js';
import { siteEntries } from '../knowledge/site.js';
import { words } from '../knowledge/words.js';
import { allows, hasNeeded, introductionOf } from './entries.js';
import { phraseKey } from './phrases.js';
import { tellingWords, wordsSaid } from './vocabulary.js';

const byPhrase = new Map<string, KnowledgeEntry>();
const byWords = new Map<string, Set<KnowledgeEntry>>();
for (const entry of siteEntries) {
  for (const question of entry.questions) {
    byPhrase.set(phraseKey(words(question)), entry);
    if (!hasNeeded(entry, tellingWords(question))) continue;
    const key = wordsKey(question);
    byWords.set(key, new Set([...(byWords.get(key) ?? []), entry]));
  }
}

/** The entry that has this very question, or one that differs in nothing but what says nothing. */
export function topicAskedAs(question: string): KnowledgeEntry | undefined {
  return byPhrase.get(phraseKey(wordsSaid(question))) ?? topicInSameWords(question);
}

/**
 * The one entry that has a question with the same topic words: "what plans have you got". Where the
 * only topic word names something that several tell of, it is the one that introduces it.
 */
function topicInSameWords(question: string): KnowledgeEntry | undefined {
  const key = wordsKey(question);
  const [found, ...others] = [...(byWords.get(key) ?? [])].filter((entry) =>
    allows(entry, question),
  );
  return key && found && others.length === 0 ? found : introductionOf(key, question);
}

function wordsKey(text: string): string {
  return tellingWords(text).sort().join(' ');
}
