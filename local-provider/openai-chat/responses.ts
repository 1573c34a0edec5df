import type { Asked } from './asked.js';
import { newId, now, tokensIn, type Format, type FunctionCall, type Piece } from './format.js';

/** The answer of `POST /v1/responses`. */
export function responseFormat({ model, messages, tools }: Asked): Format {
  const about = {
    id: newId('resp_'),
    object: 'response',
    created_at: now(),
    model,
    tools: tools.map(({ type, function: named }) => ({ type, ...named })),
    tool_choice: 'auto',
    parallel_tool_calls: true,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
  };
  const asked = tokensIn(messages.map(({ content }) => content).join(' '));

  async function* untold(pieces: AsyncIterable<Piece>): AsyncGenerator<Event> {
    const output: object[] = [];
    const begun = { ...about, status: 'in_progress', output: [] };
    yield ['response.created', { response: begun }];
    yield ['response.in_progress', { response: begun }];
    let message: Message | undefined;
    let written = 0;
    for await (const piece of pieces) {
      if (typeof piece === 'string') {
        if (!message) yield* (message = new Message(output.length)).begin();
        written += tokensIn(piece);
        yield message.write(piece);
        continue;
      }
      if (message) output.push(yield* message.end());
      message = undefined;
      output.push(yield* callEvents(piece, output.length));
    }
    if (message) output.push(yield* message.end());
    const usage = {
      input_tokens: asked,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: written,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: asked + written,
    };
    yield ['response.completed', { response: { ...about, status: 'completed', output, usage } }];
  }

  async function* events(pieces: AsyncIterable<Piece>): AsyncGenerator<object> {
    let number = 0;
    for await (const [type, fields] of untold(pieces))
      yield { type, sequence_number: number++, ...fields };
  }

  return {
    events,
    async whole(pieces) {
      let last: { response?: object } = {};
      for await (const event of events(pieces)) last = event;
      return last.response ?? {};
    },
  };
}

type Event = readonly [type: string, fields: object];

/** A message of an answer, and the events about it. */
class Message {
  readonly #id = newId('msg_');
  readonly #index: number;
  #text = '';

  constructor(index: number) {
    this.#index = index;
  }

  *begin(): Generator<Event> {
    const item = this.#item('in_progress', []);
    yield ['response.output_item.added', { output_index: this.#index, item }];
    yield ['response.content_part.added', { ...this.#place(), part: partOf('') }];
  }

  write(delta: string): Event {
    this.#text += delta;
    return ['response.output_text.delta', { ...this.#place(), delta, logprobs: [] }];
  }

  *end(): Generator<Event, object> {
    const part = partOf(this.#text);
    const item = this.#item('completed', [part]);
    yield ['response.output_text.done', { ...this.#place(), text: this.#text, logprobs: [] }];
    yield ['response.content_part.done', { ...this.#place(), part }];
    yield ['response.output_item.done', { output_index: this.#index, item }];
    return item;
  }

  #place() {
    return { item_id: this.#id, output_index: this.#index, content_index: 0 };
  }

  #item(status: string, content: readonly object[]) {
    return { id: this.#id, type: 'message', status, role: 'assistant', content };
  }
}

function partOf(text: string) {
  return { type: 'output_text', text, annotations: [], logprobs: [] };
}

function* callEvents({ id: call, name, arguments: args }: FunctionCall, index: number) {
  const id = newId('fc_');
  const place = { item_id: id, output_index: index };
  const item = { id, type: 'function_call', call_id: call, name };
  const added = { ...item, status: 'in_progress', arguments: '' };
  const done = { ...item, status: 'completed', arguments: args };
  yield ['response.output_item.added', { output_index: index, item: added }] as const;
  for (const delta of args.match(/[^]{1,8}/g) ?? [])
    yield ['response.function_call_arguments.delta', { ...place, delta }] as const;
  yield ['response.function_call_arguments.done', { ...place, name, arguments: args }] as const;
  yield ['response.output_item.done', { output_index: index, item: done }] as const;
  return done;
}
