import { readModelServer } from '../environment.js';
import type { AnswerEngine } from './answer-engine.js';
import { knowledgeAnswers } from './knowledge-answers.js';
import { modelAnswers } from './model-answers.js';

/**
 * The model that the environment names, else the built-in knowledge.
 *
 * @throws EnvironmentError for a variable that cannot be used
 */
export function createAnswerEngine(
  environment: NodeJS.ProcessEnv,
  log: (line: string) => void,
): AnswerEngine {
  const server = readModelServer(environment);
  if (!server?.chatModel) return knowledgeAnswers;
  return modelAnswers({ server, model: server.chatModel, log });
}
