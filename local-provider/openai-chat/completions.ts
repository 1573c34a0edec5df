import type { Asked } from './asked.js';
import { collected, newId, now, tokensIn, type Format, type FunctionCall } from './format.js';

/** The answer of `POST /v1/chat/completions`. */
export function completionFormat({ model, messages, usage: told }: Asked): Format {
  const about = { id: newId('chatcmpl-'), created: now(), model };
  const asked = tokensIn(messages.map(({ content }) => content).join(' '));
  const usageOf = (written: number) => ({
    prompt_tokens: asked,
    completion_tokens: written,
    total_tokens: asked + written,
  });
  const chunk = (choices: readonly object[], more = {}) => ({
    ...about,
    object: 'chat.completion.chunk',
    choices,
    ...more,
  });
  const said = (delta: object, reason: string | null = null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason: reason }]);

  return {
    async *events(pieces) {
      yield said({ role: 'assistant', content: '', refusal: null });
      let calls = 0;
      let written = 0;
      for await (const piece of pieces) {
        if (typeof piece === 'string') {
          written += tokensIn(piece);
          yield said({ content: piece });
          continue;
        }
        const index = calls++;
        yield said({ tool_calls: [{ index, ...callOf({ ...piece, arguments: '' }) }] });
        for (const json of piece.arguments.match(/[^]{1,8}/g) ?? [])
          yield said({ tool_calls: [{ index, function: { arguments: json } }] });
      }
      yield said({}, calls > 0 ? 'tool_calls' : 'stop');
      if (told) yield chunk([], { usage: usageOf(written) });
    },
    async whole(pieces) {
      const { content, calls } = await collected(pieces);
      const message = {
        role: 'assistant',
        content: content || null,
        refusal: null,
        ...(calls.length > 0 && { tool_calls: calls.map(callOf) }),
      };
      const reason = calls.length > 0 ? 'tool_calls' : 'stop';
      return {
        ...about,
        object: 'chat.completion',
        choices: [{ index: 0, message, logprobs: null, finish_reason: reason }],
        usage: usageOf(tokensIn(content)),
      };
    },
  };
}

function callOf({ id, ...called }: FunctionCall) {
  return { id, type: 'function', function: called };
}
