import { randomUUID } from 'node:crypto';
import type { ToolCall } from '../answers/answer-engine.js';

/** The message of the wire by which the assistant calls a tool. Arguments are sent as they are. */
export function toolCallsMessage({ name, arguments: args }: ToolCall) {
  const call = { id: randomUUID(), type: 'function', function: { name, arguments: args } };
  return { type: 'tool-calls' as const, toolCallList: [call], toolCalls: [call] };
}
