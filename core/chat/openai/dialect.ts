import type { HistoryMessage } from '../../machine/failures.js';
import type { Fields } from '../../provider/fields.js';
import type { AssistantTool } from '../../tools/assistant-tool.js';

/** A call of a function by the assistant. */
export interface FunctionCall {
  readonly id: string;
  readonly name: string;
  /** JSON, which may be malformed. */
  readonly arguments: string;
}

/** One item of the conversation that is sent. */
export type Item =
  | ({ readonly type: 'message' } & HistoryMessage)
  /** Calls of functions, after what the assistant wrote before them. */
  | { readonly type: 'calls'; readonly content: string; readonly calls: readonly FunctionCall[] }
  | { readonly type: 'result'; readonly id: string; readonly content: string };

/** A piece of an answer. Its place tells apart what is written or called beside it. */
export type AnswerPiece =
  | {
      readonly type: 'text';
      readonly place: unknown;
      readonly text: string;
      /** All words of the answer, for servers that do not stream them. */
      readonly whole?: true;
    }
  /** The arguments of a call may come in pieces, after the id and the name. One that is `whole` may be repeated. */
  | ({ readonly type: 'call'; readonly place: unknown; readonly whole?: true } & FunctionCall)
  /** The end, and why it came too early. `marked`: nothing else comes. */
  | { readonly type: 'end'; readonly reason?: unknown; readonly marked?: true }
  | { readonly type: 'error'; readonly error: unknown };

/** One of the APIs that others have copied. */
export interface Dialect {
  /** The fields of a request. */
  body(items: readonly Item[], tools: readonly AssistantTool[]): object;
  /** Reads a piece of an answer, or a whole one. */
  read(chunk: Fields): readonly AnswerPiece[];
}

/** The entries of a list that may be missing or malformed. */
export function listIn(fields: Fields, name: string): readonly unknown[] {
  const list = fields[name];
  return Array.isArray(list) ? list : [];
}
