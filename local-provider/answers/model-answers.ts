import type { ModelServer } from '../environment.js';
import type { AnswerEngine } from './answer-engine.js';
import type { KnowledgeIndex } from './knowledge/knowledge-index.js';
import { withPassages } from './model-instructions.js';
import { modelStream } from './model-stream.js';

const INSTEAD = '*The model server does not answer, so this answer is not from the model.*\n\n';
const INTERRUPTED = '\n\n*The model server stopped in the middle of this answer.*';

interface ModelAnswersParts {
  readonly server: ModelServer;
  readonly model: string;
  /** Where passages that help the model are found. */
  readonly index: KnowledgeIndex | undefined;
  /** What answers where the server fails. */
  readonly fallback: AnswerEngine;
  log(line: string): void;
}

/** Answers by a model. If its server fails, the answer says so, and `fallback` answers. */
export function modelAnswers(parts: ModelAnswersParts): AnswerEngine {
  const { server, model, index, fallback, log } = parts;

  return {
    description: `${model} at ${server.url}`,

    async *answer(conversation, signal) {
      const messages = withPassages(conversation, index);
      let begun = false;
      try {
        for await (const delta of modelStream({ server, model, messages, signal })) {
          begun = true;
          yield delta;
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
