import type { AnswerEngine } from '../../../local-provider/answers/answer-engine.js';

/** The whole answer to the last of these messages of a visitor. */
export async function answerTo(engine: AnswerEngine, ...messages: string[]): Promise<string> {
  const conversation = messages.map((content) => ({ role: 'user', content }) as const);
  let answer = '';
  for await (const delta of engine.answer(conversation, new AbortController().signal))
    answer += delta;
  return answer;
}
