import { type AnswerEngine, visitorMessages } from './answer-engine.js';

/** The longest message that is repeated in full. */
const ECHO_LENGTH = 200;

const SAMPLE = `This is the sample answer of the local provider, which has nothing to answer from. It shows what Markdown looks like:

- a list with **bold** and *italic* words
- a [link](/) and \`code\`

| To answer from | start it with |
| -------------- | ------------- |
| your own pages | \`--knowledge PATH\` |
| a script for tests | \`--answers FILE\` |
| a language model | \`VOICE_ASSISTANT_OPENAI_URL\` |`;

/** Gives the same answer to every message, so that a page works before anything is configured. */
export const sampleAnswers: AnswerEngine = {
  description: 'a sample (start with --knowledge or --answers for real ones)',
  async *answer(conversation, signal) {
    if (signal.aborted) return;
    const message = visitorMessages(conversation).at(-1)?.replace(/\s+/g, ' ').trim();
    if (message) yield `You said: “${cut(message)}”\n\n`;
    yield SAMPLE;
  },
};

function cut(message: string): string {
  return message.length > ECHO_LENGTH ? `${message.slice(0, ECHO_LENGTH)}…` : message;
}
