import { SentenceStream } from './sentences.js';

/** The sentences of a whole markdown text, as they are spoken. */
export function sentencesOf(markdown: string): string[] {
  const stream = new SentenceStream();
  return [...stream.push(markdown), ...stream.end()];
}
