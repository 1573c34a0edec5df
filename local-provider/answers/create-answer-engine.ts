import { readModelServer } from '../environment.js';
import type { AnswerEngine } from './answer-engine.js';
import { knowledgeAnswers } from './knowledge-answers.js';
import { modelAnswers } from './model-answers.js';
import { rememberedAnswers } from './remembered-answers.js';
import { sampleAnswers } from './sample-answers.js';
import {
  checkAnswers,
  readAnswersFile,
  type ScriptedAnswer,
  scriptedAnswers,
} from './scripted-answers.js';

export interface AnswerOptions {
  /**
   * The source of answers: an engine, which then answers everything; a function that returns one from the engine that would answer
   * otherwise; or scripted answers, which come before those of `answersFile`.
   */
  answers?: AnswerEngine | ((otherwise: AnswerEngine) => AnswerEngine) | readonly ScriptedAnswer[];
  /** A JSON file with scripted answers. */
  answersFile?: string;
  /** A file or folder of HTML or Markdown that is quoted, and given to the model as context. */
  knowledge?: string;
}

interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  log(line: string): void;
}

/**
 * Returns what answers: the engine of `answers`; else scripted answers, then the model that the
 * environment names, else the knowledge, else a sample. Without a model, what the visitor has said about
 * themselves comes first.
 *
 * @throws AnswersError, KnowledgeError, EnvironmentError for an option or a variable that cannot be
 *   used
 */
export async function createAnswerEngine(
  { answers = [], answersFile, knowledge }: AnswerOptions,
  { environment, log }: Surroundings,
): Promise<AnswerEngine> {
  if ('answer' in answers) return answers;
  const scripted = [
    ...(typeof answers === 'function' ? [] : checkAnswers(answers, 'answers')),
    ...(answersFile === undefined ? [] : await readAnswersFile(answersFile)),
  ];
  const quoting = knowledge === undefined ? undefined : await knowledgeAnswers(knowledge);
  const fallback = quoting ?? sampleAnswers;
  const server = readModelServer(environment);
  const unscripted = server?.chatModel
    ? modelAnswers({ server, model: server.chatModel, index: quoting?.index, fallback, log })
    : rememberedAnswers(fallback);
  const answering = typeof answers === 'function' ? answers(unscripted) : unscripted;
  return scripted.length > 0 ? scriptedAnswers(scripted, answering) : answering;
}
