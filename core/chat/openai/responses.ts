import { anyFieldsOf, anyTextIn, type Fields } from '../../provider/fields.js';
import { NO_ARGUMENTS } from '../../tools/assistant-tool.js';
import { listIn, type AnswerPiece, type Dialect, type Item } from './dialect.js';

/** `POST /v1/responses`, whose events have types. */
export const responses: Dialect = {
  body: (items, tools) => ({
    input: items.flatMap(inputOf),
    // The conversation is sent each time: the server need not keep it.
    store: false,
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema: parameters = NO_ARGUMENTS }) => ({
        type: 'function',
        name,
        description,
        parameters,
        strict: false,
      })),
    }),
  }),
  read(chunk) {
    const type = anyTextIn(chunk, 'type') ?? '';
    const place = chunk['output_index'] ?? 0;
    switch (type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        return [{ type: 'text', place, text: anyTextIn(chunk, 'delta') ?? '' }];
      case 'response.output_item.done':
        return callsIn([chunk['item']], place);
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        return wholeOf(anyFieldsOf(chunk['response']));
      case 'error':
        return [{ type: 'error', error: chunk['error'] ?? chunk }];
    }
    if (chunk['error']) return [{ type: 'error', error: chunk['error'] }];
    return chunk['object'] === 'response' ? [...textsIn(chunk), ...endOf(chunk)] : [];
  },
};

function inputOf(item: Item): object[] {
  switch (item.type) {
    case 'message':
      return [{ role: item.role, content: item.content }];
    case 'calls':
      return [
        ...(item.content ? [{ role: 'assistant', content: item.content }] : []),
        ...item.calls.map(({ id, ...called }) => ({
          type: 'function_call',
          call_id: id,
          ...called,
        })),
      ];
    case 'result':
      return [{ type: 'function_call_output', call_id: item.id, output: item.content }];
  }
}

/** The end of an answer, with its words. */
function wholeOf(response: Fields): AnswerPiece[] {
  const texts = textsIn(response).map(({ text }) => text);
  return [{ type: 'text', whole: true, place: 0, text: texts.join('') }, ...endOf(response)];
}

/** The end of an answer. Its calls are repeated, for servers that have not sent them as items. */
function endOf(response: Fields): AnswerPiece[] {
  const { error, incomplete_details: details } = response;
  if (error) return [{ type: 'error', error }];
  const { reason } = anyFieldsOf(details);
  return [
    ...listIn(response, 'output').flatMap((item, place) => callsIn([item], place)),
    { type: 'end', reason, marked: true },
  ];
}

function textsIn(response: Fields) {
  return listIn(response, 'output').flatMap((item, place) =>
    listIn(anyFieldsOf(item), 'content').map((part) => {
      const said = anyFieldsOf(part);
      const text = anyTextIn(said, 'text') ?? anyTextIn(said, 'refusal') ?? '';
      return { type: 'text', place, text } as const;
    }),
  );
}

function callsIn(items: readonly unknown[], place: unknown): AnswerPiece[] {
  return items.map(anyFieldsOf).flatMap((item) =>
    item['type'] === 'function_call'
      ? [
          {
            type: 'call',
            whole: true,
            place: item['call_id'] ?? place,
            id: anyTextIn(item, 'call_id') ?? '',
            name: anyTextIn(item, 'name') ?? '',
            arguments: anyTextIn(item, 'arguments') ?? '',
          } as const,
        ]
      : [],
  );
}
