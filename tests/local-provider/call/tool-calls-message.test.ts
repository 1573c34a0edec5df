import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toolCallsMessage } from '../../../local-provider/call/tool-calls-message.js';

it('a call of a tool has an id, and is in the message by both names', () => {
  const { type, toolCallList, toolCalls } = toolCallsMessage({
    name: 'book',
    arguments: { day: 1 },
  });
  const [call] = toolCallList;
  assert.deepEqual([type, toolCalls], ['tool-calls', toolCallList]);
  assert.match(call!.id, /^[\da-f-]{36}$/);
  assert.deepEqual(call!.function, { name: 'book', arguments: { day: 1 } });
});
