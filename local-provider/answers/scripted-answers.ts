import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { type AnswerEngine, visitorMessages } from './answer-engine.js';

/** A prompt, and the answer to it. */
export interface ScriptedAnswer {
  /**
   * What the visitor's message must contain, equal or match, ignoring case. Without it, the entry
   * answers every message.
   */
  readonly when?: string | { readonly equals: string } | { readonly matches: string };
  /** The answer, in Markdown. */
  readonly say: string;
}

/** Scripted answers that cannot be used: the message names the file and the entry. */
export class AnswersError extends Error {
  override readonly name = 'AnswersError';
}

const EMPTY = 'must be a text that is not empty';
const text = z.string(EMPTY).check(z.minLength(1, EMPTY));
const expression = text.check(z.refine(isExpression, 'must be a regular expression'));

const entrySchema = z.strictObject(
  {
    when: z.optional(
      z.union(
        [text, z.strictObject({ equals: text }), z.strictObject({ matches: expression })],
        'must be a text, { "equals": text } or { "matches": regular expression }',
      ),
    ),
    say: text,
  },
  'must be { "when", "say" } and nothing else',
);

const listSchema = z.array(entrySchema, 'must be a list of { "when", "say" }');

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
    async *answer(conversation, signal) {
      if (signal.aborted) return;
      const message = visitorMessages(conversation).at(-1) ?? '';
      const entry = list.find(({ when }) => fits(message, when));
      if (entry) yield entry.say;
      else yield* otherwise.answer(conversation, signal);
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
