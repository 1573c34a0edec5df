import type { ModelServer } from '../environment.js';
import type { AnswerEngine } from './answer-engine.js';
import { knowledgeAnswers } from './knowledge-answers.js';
import { withInstructions } from './model-instructions.js';
import { modelStream } from './model-stream.js';

const INSTEAD = '*The model server does not answer, so this is from the built-in knowledge.*\n\n';
const BROKEN_OFF = '\n\n*The model server broke off here.*';

/** Answers by a model. Where its server fails, says so and answers from the knowledge instead. */
export function modelAnswers(parts: {
  server: ModelServer;
  model: string;
  log(line: string): void;
}): AnswerEngine {
  const { server, model, log } = parts;

  return {
    description: `${model} at ${server.url}`,

    async *answer(conversation, signal) {
      const messages = withInstructions(conversation);
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
        if (begun) yield BROKEN_OFF;
        else {
          yield INSTEAD;
          yield* knowledgeAnswers.answer(conversation, signal);
        }
      }
    },
  };
}

/** A failed fetch says why only in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
