import { type ConversationMessage, visitorMessages } from './answer-engine.js';
import type { KnowledgeIndex } from './knowledge/knowledge-index.js';
import { wholeText } from './knowledge/quote.js';

const INSTRUCTIONS =
  'You are the assistant of a website. Answer briefly, in Markdown, in the language of the visitor, ' +
  'and from the following passages of the site alone; link to them where it helps. Where they do ' +
  'not hold the answer, say that you do not know.';

/** How many passages go with a question: enough to answer it, few enough for a small model. */
const PASSAGE_COUNT = 6;

/** How many of the visitor's last messages the passages are chosen by. */
const REACH = 3;

/**
 * Puts instructions and the passages nearest to the question before a conversation. An assistant
 * that has instructions of its own gets the passages alone.
 */
export function withPassages(
  conversation: readonly ConversationMessage[],
  index: KnowledgeIndex | undefined,
): readonly ConversationMessage[] {
  if (!index) return conversation;
  const isInstructed = conversation.some(({ role }) => role === 'system');
  const passages = index
    .nearest(visitorMessages(conversation).slice(-REACH), PASSAGE_COUNT)
    .map(wholeText);
  const intro = isInstructed ? 'Passages of the site that may help:' : INSTRUCTIONS;
  const context = { role: 'system', content: [intro, ...passages].join('\n\n') } as const;
  const first = conversation.findLastIndex(({ role }) => role === 'system') + 1;
  return [...conversation.slice(0, first), context, ...conversation.slice(first)];
}
