import type { ScriptedAnswer } from '../../../support/scripted-answer.js';
import type { ChatRequest, ReplyNews } from '../../../../core/ports.js';
import { requestReply } from '../../../../core/chat/chat-client.js';
import { serve } from '../../../support/scripted-provider.js';

export const REQUEST: Omit<ChatRequest, 'apiUrl'> = {
  publicKey: 'key-1',
  clientId: 'widget-1',
  assistantId: 'assistant-1',
  turn: { text: 'Hello' },
  sessionId: null,
};

export interface Asked {
  readonly apiUrl: string;
  readonly news: readonly ReplyNews[];
  /** Settles when the reply has finished or failed. */
  readonly over: Promise<void>;
  readonly stop: () => void;
}

/** Requests an answer from a real server and records its facts. */
export async function ask(
  answers: readonly ScriptedAnswer[],
  request: Partial<ChatRequest> = {},
): Promise<Asked> {
  const apiUrl = await serve(...answers);
  const news: ReplyNews[] = [];
  let stop = () => {};
  const over = new Promise<void>((resolve) => {
    stop = requestReply({ ...REQUEST, apiUrl, ...request }, (told) => {
      news.push(told);
      if (told.type === 'reply-finished' || told.type === 'reply-failed') resolve();
    });
  });
  return { apiUrl, news, over, stop };
}

/** The same to its end. */
export async function askAll(
  answers: readonly ScriptedAnswer[],
  request: Partial<ChatRequest> = {},
): Promise<Asked> {
  const asked = await ask(answers, request);
  await asked.over;
  return asked;
}
