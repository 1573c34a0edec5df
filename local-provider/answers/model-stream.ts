import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';

import type { ModelServer } from '../environment.js';
import type { ConversationMessage, ToolCall, ToolDefinition } from './answer-engine.js';

/** A server on one's own machine may first have to load its model: two minutes of silence. */
const SILENCE_LIMIT_MS = 120_000;

/** A piece of a call of a tool, whose arguments arrive bit by bit. */
const toolPiece = z.object({
  index: z.number(),
  function: z.optional(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
});

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(toolPiece)) }),
        ),
      }),
    ),
  ),
  error: z.nullish(z.object({ message: z.string() })),
});

interface ModelRequest {
  readonly server: ModelServer;
  readonly model: string;
  readonly messages: readonly ConversationMessage[];
  readonly tools: readonly ToolDefinition[] | undefined;
  readonly signal: AbortSignal;
}

/**
 * The deltas of one streamed chat completion, then the tools that it calls.
 *
 * @throws Error if the server refuses, breaks off, sends no completion, or is silent for {@link
 * SILENCE_LIMIT_MS}
 */
export async function* modelStream({
  server,
  model,
  messages,
  tools = [],
  signal,
}: ModelRequest): AsyncIterable<string | ToolCall> {
  const calls = new Map<number, { name: string; arguments: string }>();
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('it fell silent')), SILENCE_LIMIT_MS);
  try {
    const response = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${server.key}`,
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
      },
      body: JSON.stringify({ model, messages, stream: true, ...(tools.length && { tools }) }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`it answered ${response.status} ${response.statusText}`);
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { data } of events) {
      timer.refresh();
      if (data === '[DONE]') break;
      const { choices, error } = chunkSchema.parse(JSON.parse(data));
      if (error) throw new Error(`it said: ${error.message}`);
      const { content, tool_calls: pieces } = choices?.[0]?.delta ?? {};
      for (const { index, function: piece } of pieces ?? []) {
        const call = calls.get(index) ?? { name: '', arguments: '' };
        call.name += piece?.name ?? '';
        call.arguments += piece?.arguments ?? '';
        calls.set(index, call);
      }
      if (content) yield content;
    }
    yield* calls.values();
  } finally {
    clearTimeout(timer);
  }
}
