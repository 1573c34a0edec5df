import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';

import type { ModelServer } from '../environment.js';
import type { ConversationMessage } from './answer-engine.js';

/** A server on one's own machine may first have to load its model: two minutes of silence. */
const SILENCE_LIMIT_MS = 120_000;

const chunkSchema = z.object({
  choices: z.optional(
    z.array(z.object({ delta: z.optional(z.object({ content: z.nullish(z.string()) })) })),
  ),
  error: z.nullish(z.object({ message: z.string() })),
});

interface ModelRequest {
  readonly server: ModelServer;
  readonly model: string;
  readonly messages: readonly ConversationMessage[];
  readonly signal: AbortSignal;
}

/**
 * The deltas of one streamed chat completion.
 *
 * @throws Error if the server refuses, breaks off, sends no completion, or is silent for {@link
 * SILENCE_LIMIT_MS}
 */
export async function* modelStream({
  server,
  model,
  messages,
  signal,
}: ModelRequest): AsyncIterable<string> {
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
      body: JSON.stringify({ model, messages, stream: true }),
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
      if (data === '[DONE]') return;
      const { choices, error } = chunkSchema.parse(JSON.parse(data));
      if (error) throw new Error(`it said: ${error.message}`);
      const delta = choices?.[0]?.delta?.content;
      if (delta) yield delta;
    }
  } finally {
    clearTimeout(timer);
  }
}
