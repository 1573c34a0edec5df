import { toJson } from '../../json.js';
import { anyFieldsOf, anyTextIn, type Fields } from '../../provider/fields.js';
import { NO_ARGUMENTS } from '../../tools/assistant-tool.js';
import { listIn, type AnswerPiece, type Dialect, type Item } from './dialect.js';

/** `POST /v1/chat/completions`, which nearly every server of a model has. */
export const completions: Dialect = {
  body: (items, tools) => ({
    messages: items.map(messageOf),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema: parameters = NO_ARGUMENTS }) => ({
        type: 'function',
        function: { name, description, parameters },
      })),
    }),
  }),
  read(chunk) {
    if (chunk['error']) return [{ type: 'error', error: chunk['error'] }];
    // A part about usage has no choices.
    const choice = listIn(chunk, 'choices')
      .map(anyFieldsOf)
      .find(({ index }) => !index);
    if (!choice) return [];
    const { delta, message, finish_reason: reason } = choice;
    const said = anyFieldsOf(delta ?? message);
    return [
      ...[contentOf(said['content']), anyTextIn(said, 'refusal') ?? ''].map(
        (text) => ({ type: 'text', place: 0, text }) as const,
      ),
      ...listIn(said, 'tool_calls').map(callOf),
      ...(reason ? [{ type: 'end', reason } as const] : []),
    ];
  },
};

function messageOf(item: Item): object {
  switch (item.type) {
    case 'message':
      return { role: item.role, content: item.content };
    case 'calls': {
      const calls = item.calls.map(({ id, ...called }) => ({
        id,
        type: 'function',
        function: called,
      }));
      return { role: 'assistant', content: item.content || null, tool_calls: calls };
    }
    case 'result':
      return { role: 'tool', tool_call_id: item.id, content: item.content };
  }
}

/** A text, or a list of which some servers make items for reasoning, too. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const items = Array.isArray(content) ? content.map(anyFieldsOf) : [];
  return items.map((item: Fields) => anyTextIn(item, 'text') ?? '').join('');
}

function callOf(value: unknown): AnswerPiece {
  const call = anyFieldsOf(value);
  const id = anyTextIn(call, 'id') ?? '';
  const called = anyFieldsOf(call['function']);
  const { arguments: args = '' } = called;
  return {
    type: 'call',
    place: call['index'] ?? id,
    id,
    name: anyTextIn(called, 'name') ?? '',
    arguments: typeof args === 'string' ? args : toJson(args),
  };
}
