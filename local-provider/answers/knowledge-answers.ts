import type { AnswerEngine, ConversationMessage } from './answer-engine.js';
import { WHAT_TO_ASK } from './knowledge/small-talk.js';
import { findEntry } from './knowledge-search.js';

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
    yield findEntry(questionsIn(conversation))?.answer ?? DO_NOT_KNOW;
  },
};

/** What the visitor said, oldest first. */
export function questionsIn(conversation: readonly ConversationMessage[]): string[] {
  return conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
}
