import { abortable } from '../../async/abort.js';
import { toJson } from '../../json.js';
import type { ReplyFact } from '../../machine/events.js';
import type { FailureKind } from '../../machine/failures.js';
import type { ChatRequest } from '../../ports.js';
import { inWords, kindOfRefusal, NO_REDIRECT, REFUSAL_LENGTH, textOf } from '../../provider/api.js';
import { anyFieldsOf, fieldsOf } from '../../provider/fields.js';
import { withKey } from '../../provider/keys.js';
import { attempt } from '../../reports/safely.js';
import { AnswerError, type ChatWire, type ReadAnswer } from '../chat-wire.js';
import { ANSWER_LENGTH, OUTPUTS } from '../answer-stream.js';
import type { AnswerPiece, Dialect, FunctionCall } from './dialect.js';

/** The most functions that one answer calls, and the most characters of the arguments of each. Others are ignored. */
const MOST_CALLS = 20;
const ARGUMENTS_LENGTH = 65_536;

/** The status and the code of a quota that is used up, which does not come back by itself. */
const TOO_MANY = 429;
const NO_QUOTA = 'insufficient_quota';

type Call = { -readonly [Name in keyof FunctionCall]: FunctionCall[Name] } & {
  readonly place: unknown;
};

/** One request for an answer, and the answer as it is read. */
export class Answer implements ChatWire {
  readonly #dialect: Dialect;
  readonly #body: object;
  readonly #firstOutput: number;
  readonly #calls: Call[] = [];
  /** The places of what is written, in their order, and the texts. */
  readonly #places: unknown[] = [];
  readonly #texts: string[] = [];
  #end: Extract<AnswerPiece, { readonly type: 'end' }> | undefined;
  #error: unknown;

  /** `firstOutput` is the number of messages that the answers before have had. */
  constructor(dialect: Dialect, body: object, firstOutput: number) {
    this.#dialect = dialect;
    this.#body = body;
    this.#firstOutput = firstOutput;
  }

  /** The functions that the answer calls. Those without an id get one. */
  get calls(): readonly FunctionCall[] {
    return this.#calls.map(({ id, name, arguments: json }, index) => ({
      id: id || `call_${index}`,
      name,
      // Some servers fail when they get back what they sent.
      arguments: attempt(() => JSON.parse(json) as unknown) === undefined ? '{}' : json,
    }));
  }

  /** The arguments of the functions as they came. */
  get inputs(): readonly string[] {
    return this.#calls.map(({ arguments: json }) => json);
  }

  get content(): string {
    return this.#texts.join('\n\n');
  }

  /** How many messages the answer has. */
  get outputs(): number {
    return this.#texts.length;
  }

  /** Posts the conversation with the key, if there is one, and no header that a vendor's server does not know. */
  async send(request: ChatRequest, signal: AbortSignal): Promise<Response> {
    const response = await (request.publicKey
      ? withKey(request, (key) => this.#post(request, key, signal))
      : this.#post(request, '', signal));
    const { ok, status, headers } = response;
    const isJson = /json/i.test(headers.get('Content-Type') ?? '');
    if (status === TOO_MANY && isJson) {
      const words = await abortable(textOf(response.clone(), REFUSAL_LENGTH), signal);
      const { error } = anyFieldsOf(attempt(() => JSON.parse(words) as unknown));
      const { code, message } = anyFieldsOf(error);
      if (code === NO_QUOTA) throw new AnswerError('rejected', inWords(message) || NO_QUOTA);
    }
    return ok && isJson ? asStream(response) : response;
  }

  readChunk(data: string): readonly ReplyFact[] {
    return this.#dialect.read(fieldsOf(JSON.parse(data))).flatMap((piece) => this.#take(piece));
  }

  errorIn(): string | undefined {
    return this.#error === undefined ? undefined : describe(this.#error);
  }

  /** A stream without an end is broken, and so is one that a limit or a filter cut off. */
  check({ written, problem, marked }: ReadAnswer): void {
    const broken: FailureKind = written ? 'stream-broken' : 'no-answer';
    if (problem) throw new AnswerError(kindOfError(this.#error) ?? broken, problem, true);
    const reason = inWords(this.#end?.reason);
    if (reason === 'content_filter')
      throw new AnswerError('rejected', 'A filter has withheld the rest of the answer');
    if (/length|max_output_tokens/.test(reason))
      throw new AnswerError(broken, `The answer is cut off: ${reason}`);
    if (!marked && !this.#end)
      throw new AnswerError(broken, 'The stream ended before the answer', true);
    if (!written && !this.#calls.length)
      throw new AnswerError('no-answer', 'The back end answered without a word', true);
  }

  #post({ chatUrl = '' }: ChatRequest, key: string, signal: AbortSignal): Promise<Response> {
    let init: RequestInit;
    try {
      init = {
        headers: new Headers({
          ...(key && { Authorization: `Bearer ${key}` }),
          'Content-Type': 'application/json',
          Accept: 'text/event-stream',
        }),
        body: toJson(this.#body),
      };
    } catch (error) {
      throw new AnswerError('misconfigured', `The request cannot be sent: ${String(error)}`);
    }
    return fetch(chatUrl, { ...init, ...NO_REDIRECT, method: 'POST', signal });
  }

  #take(piece: AnswerPiece): ReplyFact[] {
    switch (piece.type) {
      case 'text':
        return piece.whole && this.#texts.length > 0 ? [] : this.#write(piece.place, piece.text);
      case 'call':
        this.#call(piece);
        return [];
      case 'end':
        this.#end = piece;
        return piece.marked ? [{ type: 'reply-finished' }] : [];
      case 'error':
        this.#error ??= piece.error;
        return [];
    }
  }

  #write(place: unknown, text: string): ReplyFact[] {
    if (!text) return [];
    let index = this.#places.indexOf(place);
    if (index < 0) {
      // What nobody reads would be searched for each of the others.
      if (this.#places.length >= OUTPUTS) return [];
      index = this.#places.push(place) - 1;
    }
    this.#texts[index] = (this.#texts[index] ?? '') + text;
    return [{ type: 'reply-delta', output: this.#firstOutput + index, text }];
  }

  #call(piece: Extract<AnswerPiece, { readonly type: 'call' }>): void {
    const { place, id, name, arguments: args, whole } = piece;
    const before = this.#calls.findLast((call) => place === '' || call.place === place);
    // Some servers give each call the same place.
    if (!before || (id && before.id && id !== before.id)) {
      if (this.#calls.length < MOST_CALLS) this.#calls.push({ place, id, name, arguments: args });
    } else if (!whole) {
      before.id ||= id;
      before.name ||= name;
      before.arguments = (before.arguments + args).slice(0, ARGUMENTS_LENGTH);
    }
  }
}

/** An answer that came whole, as a stream of one part. */
async function asStream(response: Response): Promise<Response> {
  const text = await textOf(response, ANSWER_LENGTH);
  const whole = attempt(() => toJson(JSON.parse(text)));
  if (whole === undefined) return new Response(text, response);
  return new Response(`data: ${whole}\n\n`, { headers: { 'Content-Type': 'text/event-stream' } });
}

function describe(error: unknown): string {
  const { message, code } = anyFieldsOf(error);
  return inWords(message) || inWords(typeof error === 'string' ? error : code) || 'An error';
}

/** The kind of an error in a stream, if it says so: some have the status of a refusal as their code. */
function kindOfError(error: unknown): FailureKind | undefined {
  const { code, type } = anyFieldsOf(error);
  if (code === NO_QUOTA || type === 'invalid_request_error') return 'rejected';
  return Number(code) >= 400 ? kindOfRefusal(Number(code)) : undefined;
}
