import type { ConversationMessage } from '../answers/answer-engine.js';
import type { StoredRecord } from './collection.js';

/** The events of a streamed response, in the shape that clients of OpenAI's API know. */
export async function* responseEvents(
  deltas: AsyncIterable<string>,
  kept: () => StoredRecord,
): AsyncGenerator<object> {
  const place = { output_index: 0, content_index: 0 };
  let text = '';
  for await (const delta of deltas) {
    text += delta;
    yield { type: 'response.output_text.delta', ...place, delta };
  }
  yield { type: 'response.output_text.done', ...place, text };
  yield { type: 'response.completed', response: responseOf(kept()) };
}

/** A chat as a response in the shape that clients of OpenAI's API know. */
export function responseOf({ id, createdAt, output }: StoredRecord) {
  return {
    id,
    object: 'response',
    created_at: Math.floor(Date.parse(createdAt) / 1000),
    status: 'completed',
    error: null,
    output: (output as readonly ConversationMessage[]).map(({ role, content }, index) => ({
      id: `${id}-${index}`,
      type: 'message',
      role,
      status: 'completed',
      content: [{ type: 'output_text', text: content, annotations: [] }],
    })),
  };
}
