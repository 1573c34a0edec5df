import type { ScriptedAnswer } from '../../../support/scripted-answer.js';
import type { ReplyFact } from '../../../../core/machine/events.js';
import type { ChatRequest } from '../../../../core/ports.js';
import { requestAnswer } from '../../../../core/chat/chat-client.js';
import { requestAnswer as requestOpenAiAnswer } from '../../../../core/chat/openai/request-answer.js';
import { serve } from '../../../support/scripted-provider.js';

export const REQUEST: Omit<ChatRequest, 'apiUrl'> = {
  publicKey: 'key-1',
  clientId: 'widget-1',
  assistantId: 'assistant-1',
  turn: { id: 'message-1', text: 'Hello' },
  sessionId: null,
};

export interface Asked {
  readonly apiUrl: string;
  /** The facts, without the one that the provider has accepted the turn. */
  readonly facts: readonly ReplyFact[];
  /** Whether the provider has accepted the turn. */
  readonly accepted: () => boolean;
  /** Settles when the reply has finished or failed. */
  readonly over: Promise<void>;
  readonly stop: () => void;
}

/** Requests an answer from a real server and records its facts. `chat` is the path of another wire. */
export async function ask(
  answers: readonly ScriptedAnswer[],
  request: Partial<ChatRequest> = {},
  chat?: string,
): Promise<Asked> {
  const apiUrl = await serve(...answers);
  const chosen = chat === undefined ? requestAnswer : requestOpenAiAnswer;
  const chatUrl = chat === undefined ? {} : { chatUrl: apiUrl + chat };
  const facts: ReplyFact[] = [];
  let stop = () => {};
  let accepted = false;
  const over = new Promise<void>((resolve) => {
    stop = chosen({ ...REQUEST, apiUrl, ...chatUrl, ...request }, (reported) => {
      if (reported.type === 'reply-accepted') accepted = true;
      else facts.push(reported);
      if (/finished|failed|held/.test(reported.type)) resolve();
    });
  });
  return { apiUrl, facts, accepted: () => accepted, over, stop };
}

/** The same to its end. */
export async function askAll(...given: Parameters<typeof ask>): Promise<Asked> {
  const asked = await ask(...given);
  await asked.over;
  return asked;
}

/** Joins what was written to each output: the network decides how it is cut. */
export function together(facts: readonly ReplyFact[]): ReplyFact[] {
  const reported: ReplyFact[] = [];
  for (const next of facts) {
    const at = reported.findLastIndex(
      (before) => 'output' in before && 'output' in next && before.output === next.output,
    );
    const before = reported[at];
    if (next.type === 'reply-delta' && before && 'text' in before)
      reported[at] = { ...before, text: before.text + next.text };
    else reported.push(next);
  }
  return reported;
}
