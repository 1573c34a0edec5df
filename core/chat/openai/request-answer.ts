import { abortable } from '../../async/abort.js';
import type { ReplyFact } from '../../machine/events.js';
import type { ChatRequest } from '../../ports.js';
import { warnOfSecretKey } from '../../provider/secret-key.js';
import { listTools } from '../../tools/find-tool.js';
import { converse, requestAnswer as requestBy, type Talk } from '../chat-client.js';
import { AnswerError } from '../chat-wire.js';
import { Answer } from './answer.js';
import { completions } from './completions.js';
import { conversationOf, keepUsed, usedIn } from './conversation.js';
import { listIn, type Dialect } from './dialect.js';
import { responses } from './responses.js';

/** How often the assistant may call functions before it answers a message. */
export const MOST_ROUNDS = 8;

/** Requests the answer to one turn from a server with one of OpenAI's APIs, as `requestAnswer` of the other client. */
export function requestAnswer(request: ChatRequest, emit: (fact: ReplyFact) => void): () => void {
  warnOfSecretKey(request);
  return requestBy(request, emit, talk);
}

function dialectOf({ chatUrl = '' }: ChatRequest): Dialect {
  return /\/responses\/?([?#]|$)/.test(chatUrl) ? responses : completions;
}

/** Sends the conversation, and again with the results of the functions that the answer calls. */
const talk: Talk = async (request, emit, signal) => {
  const { assistantId: model, assistantOverrides: overrides = {}, turn } = request;
  const { toolOptions, toolUse } = request;
  const dialect = dialectOf(request);
  const before = conversationOf(request);
  const used = usedIn(turn.id);
  const known = used.items.length;
  for (let round = 1; ; round++) {
    // A function may provide others.
    const tools = toolOptions ? await abortable(listTools(toolOptions()), signal) : [];
    const body = dialect.body([...before, ...used.items.slice(known)], tools);
    const own = listIn(overrides, 'tools');
    const more = own.length > 0 && { tools: [...own, ...listIn({ ...body }, 'tools')] };
    const answer = new Answer(
      dialect,
      { ...overrides, model, stream: true, ...body, ...more },
      used.outputs,
    );
    await converse({ ...request, wire: answer }, emit, signal);
    const { calls, inputs, content } = answer;
    if (!calls.length) return;
    if (!toolUse || round > MOST_ROUNDS)
      throw new AnswerError('no-answer', 'The assistant calls functions instead of an answer');
    const use = await abortable(toolUse(), signal);
    const asked = calls.map(({ name }, index) => ({
      // Servers repeat ids.
      id: `${turn.id} ${used.items.length} ${index}`,
      name,
      input: inputs[index],
    }));
    const results = await abortable(use.use(asked), signal);
    used.items.push(
      { type: 'calls', content, calls },
      ...results.map(
        (text, index) => ({ type: 'result', id: calls[index]!.id, content: text }) as const,
      ),
    );
    used.outputs += answer.outputs;
    keepUsed(turn.id, used);
  }
};
