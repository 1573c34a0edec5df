import { randomUUID } from 'node:crypto';

/** A piece of an answer: words, or after them the call of a function. */
export type Piece = string | FunctionCall;

export interface FunctionCall {
  readonly id: string;
  readonly name: string;
  /** JSON. */
  readonly arguments: string;
}

/** An answer as one of the APIs sends it. */
export interface Format {
  /** The events of a stream. */
  events(pieces: AsyncIterable<Piece>): AsyncIterable<object>;
  /** The whole answer. */
  whole(pieces: AsyncIterable<Piece>): Promise<object>;
}

/** An id as OpenAI's APIs have them. */
export function newId(kind: string): string {
  return `${kind}${randomUUID().replaceAll('-', '')}`;
}

/** Seconds since the epoch. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** About how many tokens a text has. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

/** The words and the calls of a whole answer. */
export async function collected(pieces: AsyncIterable<Piece>) {
  let content = '';
  const calls: FunctionCall[] = [];
  for await (const piece of pieces) {
    if (typeof piece === 'string') content += piece;
    else calls.push(piece);
  }
  return { content, calls };
}
