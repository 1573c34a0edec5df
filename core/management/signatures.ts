import type { ManagementRecord, Page, RecordBatch } from './answer.js';
import type { AnswerSchema, Made } from './answer-schema.js';
import type { JsonBody, MultipartBody } from './body.js';
import type { Operation } from './operation.js';
import type { Query } from './query.js';

/** The last argument of every call. */
export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The timeout of this call, or of each page of a list, in milliseconds.
   *
   * @default the client's timeout
   */
  readonly timeoutMs?: number | undefined;
}

/** The options of a call whose answer is checked. */
export interface CheckedCallOptions<Schema extends AnswerSchema> extends CallOptions {
  /**
   * A schema of the answer, or of each record of a list, for instance zod's. The call resolves with
   * what it returns; an answer that it rejects is a `ManagementError` of the kind
   * `unexpected-answer`. Without one, the shape is not checked.
   */
  readonly schema: Schema;
}

/**
 * A list. As a promise it is its first page; with `for await` it is all records, and each further
 * page is requested when it is reached.
 */
export type Listing<Item> = Promise<Page<Item>> & AsyncIterable<Item>;

/** A call as the client has it: path parts, then body, then query, then options. */
export interface Call<Op extends Operation> {
  <Schema extends AnswerSchema>(
    ...args: [...Checked<Input<Op>>, options: CheckedCallOptions<Schema>]
  ): Answer<Op, Made<Schema>>;
  (...args: [...Input<Op>, options?: CallOptions]): Answer<Op, Unchecked<Op>>;
}

type Input<Op extends Operation> = [...Parts<Op['path']>, ...BodyOf<Op>, ...QueryOf<Op>];

type Parts<Path> = Path extends `${string}{${string}}${infer Rest}`
  ? [part: string, ...Parts<Rest>]
  : [];

type BodyOf<Op> = Op extends { body: 'json' }
  ? [body: JsonBody]
  : Op extends { body: 'multipart' }
    ? [body: MultipartBody]
    : [];

type QueryOf<Op> = Op extends { query: true } ? [query?: Query] : [];

/** An optional argument before a required one must be written out. */
type Checked<Args extends unknown[]> = Args extends [
  ...infer Before extends unknown[],
  query?: Query,
]
  ? [...Before, query: Query | undefined]
  : Args;

type Unchecked<Op> = Op extends { answer: 'record' | 'list' }
  ? ManagementRecord
  : Op extends { answer: 'record-or-batch' }
    ? ManagementRecord | RecordBatch
    : unknown;

type Answer<Op, Item> = Op extends { answer: 'list' } ? Listing<Item> : Promise<Item>;
