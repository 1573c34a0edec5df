import type { ModelServer } from '../environment.js';
import { type AnswerEngine, type ConversationMessage, visitorMessages } from './answer-engine.js';
import type { KnowledgeIndex } from './knowledge/knowledge-index.js';
import { wholeText } from './knowledge/quote.js';
import { modelStream } from './model-stream.js';

const INSTEAD = '*The model server does not answer, so this answer is not from the model.*\n\n';
const INTERRUPTED = '\n\n*The model server stopped in the middle of this answer.*';

interface ModelAnswersSetup {
  readonly server: ModelServer;
  readonly model: string;
  /** The source of passages for the model. */
  readonly index: KnowledgeIndex | undefined;
  /** The engine that answers when the server fails. */
  readonly fallback: AnswerEngine;
  log(line: string): void;
}

/** Answers by a model. If its server fails, the answer says so, and `fallback` answers. */
export function modelAnswers(setup: ModelAnswersSetup): AnswerEngine {
  const { server, model, index, fallback, log } = setup;

  return {
    description: `${model} at ${server.url}`,

    async *answer(conversation, signal, use) {
      const messages = withPassages(conversation, index);
      let begun = false;
      try {
        for await (const made of modelStream({
          server,
          model,
          messages,
          signal,
          tools: use?.tools,
        })) {
          begun = true;
          if (typeof made === 'string') yield made;
          else use?.callTool(made);
        }
        if (!begun) throw new Error('it answered nothing');
      } catch (error) {
        if (signal.aborted) return;
        log(`Model server ${server.url}: ${reason(error)}`);
        if (begun) yield INTERRUPTED;
        else {
          yield INSTEAD;
          yield* fallback.answer(conversation, signal);
        }
      }
    },
  };
}

/** The reason of a failed fetch is in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

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
