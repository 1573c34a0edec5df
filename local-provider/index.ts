import { checkPackages } from './missing-packages.js';
import type { LocalProvider, LocalProviderOptions } from './server.js';

export type { AnswerEngine, ConversationMessage } from './answers/answer-engine.js';
export { KnowledgeError } from './answers/knowledge/pages.js';
export { AnswersError, type ScriptedAnswer } from './answers/scripted-answers.js';
export { RecordingsError } from './call/recording/recordings.js';
export { EnvironmentError } from './environment.js';
export { DataFileError } from './management/data-file.js';
export { MissingPackagesError } from './missing-packages.js';
export type { LocalProvider, LocalProviderOptions };

/**
 * Starts a development server that implements the provider's API, for this machine only. Its parts
 * are loaded on the first call: importing this module needs no other package.
 *
 * @example
 * const provider = await createLocalProvider({
 *   port: 0,
 *   answers: [{ when: 'refund', say: 'Within **30 days**.' }, { say: 'Please ask our team.' }],
 * });
 *
 * @throws MissingPackagesError for packages that must be installed beside this one; AnswersError,
 * KnowledgeError, DataFileError or RecordingsError for an invalid option; EnvironmentError for an
 * invalid variable; RangeError for a host that is not loopback; the system's error, with its
 * `code`, for a port that is not available
 */
export async function createLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  checkPackages();
  const { startServer } = await import('./server.js');
  return startServer(options);
}
