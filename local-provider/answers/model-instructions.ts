import type { ConversationMessage } from './answer-engine.js';
import { questionsIn } from './knowledge-answers.js';
import { nearestEntries } from './knowledge-search.js';

const WHO_YOU_ARE =
  'You are the assistant on the website of a provider of 360-degree virtual tours, AI sales agents ' +
  'and an AI property intelligence engine for property builders in India. Answer briefly, in ' +
  'markdown, in the language of the visitor, and from the following facts alone; where they do not ' +
  'hold the answer, say that you do not know.';

/** How many facts go with a question: enough to answer it, few enough for a small model. */
const FACT_COUNT = 8;

/** How many of the visitor's last questions they are chosen by. */
const REACH = 3;

/**
 * A conversation as a model needs it: told who it is, and the facts that are nearest to what was
 * asked. An assistant that has instructions of its own is given nothing of ours.
 */
export function withInstructions(
  conversation: readonly ConversationMessage[],
): readonly ConversationMessage[] {
  if (conversation.some(({ role }) => role === 'system')) return conversation;
  const asked = ['What do you offer?', ...questionsIn(conversation).slice(-REACH)];
  const facts = nearestEntries(asked, FACT_COUNT);
  const content = [WHO_YOU_ARE, ...facts.map(({ answer }) => answer)].join('\n\n');
  return [{ role: 'system', content }, ...conversation];
}
