import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import {
  type AnswerEngine,
  type ToolCall,
  toolResultIn,
  visitorMessages,
} from './answer-engine.js';

/** A prompt, and the answer to it. */
export interface ScriptedAnswer {
  /**
   * The condition for the visitor's message: a text that it contains, equals or matches, ignoring case. Without it, the entry
   * answers every message.
   */
  readonly when?: string | { readonly equals: string } | { readonly matches: string };
  /** The answer, in Markdown. */
  readonly say?: string;
  /** A tool that is called in a call, or several. */
  readonly call?: ToolCall | readonly ToolCall[];
}

/** Scripted answers that cannot be used: the message names the file and the entry. */
export class AnswersError extends Error {
  override readonly name = 'AnswersError';
}

const EMPTY = 'must be a text that is not empty';
const text = z.string(EMPTY).check(z.minLength(1, EMPTY));
const expression = text.check(z.refine(isExpression, 'must be a regular expression'));

const tool = z.strictObject(
  {
    name: text,
    arguments: z.union(
      [z.string(), z.record(z.string(), z.unknown())],
      'must be an object, or a text in its place',
    ),
  },
  'must be { "name", "arguments" }, or a list of them',
);

const entrySchema = z
  .strictObject(
    {
      when: z.optional(
        z.union(
          [text, z.strictObject({ equals: text }), z.strictObject({ matches: expression })],
          'must be a text, { "equals": text } or { "matches": regular expression }',
        ),
      ),
      say: z.optional(text),
      call: z.optional(
        z.union([tool, z.array(tool)], 'must be { "name", "arguments" }, or a list of them'),
      ),
    },
    'must be { "when", "say", "call" } and nothing else',
  )
  .check(z.refine(({ say, call }) => say ?? call, 'must have "say" or "call"'));

const listSchema = z.array(entrySchema, 'must be a list of { "when", "say", "call" }');

/**
 * Checks scripted answers.
 *
 * @param source how the error's message names them
 * @throws AnswersError
 */
export function checkAnswers(value: unknown, source: string): readonly ScriptedAnswer[] {
  const checked = listSchema.safeParse(value);
  if (checked.success) return checked.data;
  const [{ path, message } = { path: [], message: '' }] = checked.error.issues;
  const [index, field] = path;
  const place = index === undefined ? '' : `, entry ${Number(index) + 1}`;
  throw new AnswersError(`${source}${place}: ${field ? `${String(field)} ` : ''}${message}`);
}

/** @throws AnswersError for a file that cannot be read or does not hold scripted answers */
export async function readAnswersFile(file: string): Promise<readonly ScriptedAnswer[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new AnswersError(`answers "${file}" cannot be read: ${(error as Error).message}`);
  }
  return checkAnswers(value, `answers "${file}"`);
}

/** Answers by the first entry that fits; where none does, `otherwise` answers. */
export function scriptedAnswers(
  list: readonly ScriptedAnswer[],
  otherwise: AnswerEngine,
): AnswerEngine {
  return {
    description: `${list.length} scripted, then ${otherwise.description}`,
    async *answer(conversation, signal, use) {
      if (signal.aborted) return;
      const result = toolResultIn(conversation);
      const message = result ?? visitorMessages(conversation).at(-1) ?? '';
      // Without a prompt of its own, an entry would answer its own tool for ever.
      const entry = list.find(({ when }) => (result ? when : true) && fits(message, when));
      if (entry) yield entry.say ?? '';
      else if (!result) yield* otherwise.answer(conversation, signal, use);
      for (const call of [entry?.call ?? []].flat()) use?.callTool(call);
    },
  };
}

function fits(message: string, when: ScriptedAnswer['when']): boolean {
  if (when === undefined) return true;
  if (typeof when === 'string') return folded(message).includes(folded(when));
  if ('equals' in when) return folded(message) === folded(when.equals);
  return new RegExp(when.matches, 'iu').test(message);
}

function folded(message: string): string {
  return message.trim().replace(/\s+/g, ' ').toLowerCase();
}

function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'iu'));
  } catch {
    return false;
  }
}
