import type { AnswerEngine, ConversationMessage } from './answer-engine.js';
import { WHAT_TO_ASK } from './knowledge/small-talk.js';
import { findEntry } from './knowledge-search.js';
import { figuredOut } from './reckoning.js';
import { entryCalled } from './search/entries.js';

/** What is said where the knowledge has no answer. */
export const DO_NOT_KNOW = [
  'I don’t know that. What I can tell you about:',
  '',
  ...WHAT_TO_ASK,
  '',
  'The team knows the rest: ask them under [Contact](/contact).',
].join('\n');

/** Answers from the built-in knowledge of the product, with no model and no network. */
export const knowledgeAnswers: AnswerEngine = {
  description: 'built-in knowledge',

  async *answer(conversation, signal) {
    if (signal.aborted) return;
    const questions = questionsIn(conversation);
    const last = questions.at(-1) ?? '';
    const entry = findEntry(questions) ?? (isInOtherScript(last) ? inEnglishOnly : undefined);
    yield (entry && figuredOut(entry, last)) ?? entry?.answer ?? DO_NOT_KNOW;
  },
};

/** What those are told who write in the script of another language. */
const inEnglishOnly = entryCalled('assistant-languages');

/** Whether most letters are not Latin. */
function isInOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length < letters.length / 2;
}

/** What the visitor said, oldest first. */
export function questionsIn(conversation: readonly ConversationMessage[]): string[] {
  return conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
}
