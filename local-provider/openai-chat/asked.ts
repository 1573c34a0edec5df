import * as z from 'zod/mini';

import type { ConversationMessage, ToolDefinition } from '../answers/answer-engine.js';
import { messagesOf } from '../chat/conversation.js';
import { flag, listOf, nonEmptyListOf, partlyKnown, text } from '../http/body-schema.js';
import { OpenAiError } from '../http/openai-error.js';

/** A request, whichever of the two APIs it came by. */
export interface Asked {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly ConversationMessage[];
  readonly tools: readonly ToolDefinition[];
  /** Whether a stream tells the tokens that it has used. */
  readonly usage: boolean;
}

const content = z.union(
  [z.string(), listOf(partlyKnown({ type: text, text: z.optional(text) }))],
  'must be a string or an array of parts',
);
const about = {
  description: z.nullish(text),
  parameters: z.nullish(z.record(z.string(), z.unknown())),
};
const common = { model: z.nullish(text), stream: z.nullish(flag) };

export const completionSchema = partlyKnown({
  ...common,
  messages: nonEmptyListOf(
    partlyKnown({
      role: text,
      content: z.nullish(content),
      tool_call_id: z.optional(text),
    }),
  ),
  tools: z.nullish(
    listOf(
      partlyKnown({ type: text, function: z.optional(partlyKnown({ name: text, ...about })) }),
    ),
  ),
  stream_options: z.nullish(partlyKnown({ include_usage: z.nullish(flag) })),
});

export const responseSchema = partlyKnown({
  ...common,
  instructions: z.nullish(text),
  previous_response_id: z.nullish(text),
  input: z.union(
    [
      z.string(),
      listOf(
        partlyKnown({
          type: z.optional(text),
          role: z.optional(text),
          content: z.nullish(content),
          call_id: z.optional(text),
          output: z.nullish(content),
        }),
      ),
    ],
    'must be a string or an array of items',
  ),
  tools: z.nullish(listOf(partlyKnown({ type: text, name: z.optional(text), ...about }))),
});

export function askedByCompletion(body: z.output<typeof completionSchema>): Asked {
  const { messages, tools, stream_options: options } = body;
  return {
    ...commonOf(body),
    messages: messagesOf(
      messages.map(({ role, content: written, tool_call_id: id }) =>
        role === 'tool' ? resultOf(id, written) : { role, content: textOf(written) },
      ),
    ),
    tools: (tools ?? []).flatMap(({ function: named }) => (named ? toolOf(named) : [])),
    usage: options?.include_usage ?? false,
  };
}

/** @throws OpenAiError for a response before, which is not kept here */
export function askedByResponse(body: z.output<typeof responseSchema>): Asked {
  const { input, instructions, tools, previous_response_id: previous } = body;
  if (previous)
    throw new OpenAiError(
      404,
      `Previous response with id '${previous}' not found.`,
      'previous_response_not_found',
    );
  const items = typeof input === 'string' ? [{ role: 'user', content: input }] : input;
  return {
    ...commonOf(body),
    messages: messagesOf([
      { role: 'system', content: instructions ?? '' },
      ...items.map(({ type, role = '', content: written, call_id: id, output }) =>
        type === 'function_call_output' ? resultOf(id, output) : { role, content: textOf(written) },
      ),
    ]),
    tools: (tools ?? []).flatMap(({ name, ...rest }) => (name ? toolOf({ name, ...rest }) : [])),
    usage: true,
  };
}

function commonOf({
  model,
  stream,
}: {
  model?: string | null | undefined;
  stream?: boolean | null | undefined;
}) {
  return { model: model || 'local', stream: stream ?? false };
}

function textOf(written: z.output<typeof content> | null | undefined): string {
  return typeof written === 'string'
    ? written
    : (written ?? []).map(({ text: part = '' }) => part).join('');
}

/** The result of a tool as the engines of calls read it. */
function resultOf(id: string | undefined, written: Parameters<typeof textOf>[0]) {
  const result = textOf(written);
  const isKnown = result.startsWith('{"tool":');
  return {
    role: 'system',
    content: isKnown ? result : JSON.stringify({ tool: '', toolCallId: id, result }),
  };
}

function toolOf({
  name,
  description,
  parameters,
}: {
  name: string;
  description?: string | null | undefined;
  parameters?: Record<string, unknown> | null | undefined;
}): ToolDefinition {
  const more = { ...(description && { description }), ...(parameters && { parameters }) };
  return { type: 'function', function: { name, ...more } };
}
