import type { CallNews } from '../ports.js';
import { interpret } from '../provider/call-messages.js';
import { fieldsOf, textIn } from '../provider/fields.js';

/**
 * Reads the messages of a call so that the assistant's words show as they are written, and become
 * certain as they are spoken. What was written and, after an interruption, never said is dropped.
 */
export function modelOutputReader(): (message: unknown) => CallNews[] {
  let unsaid = '';
  let turn: unknown;
  const show = (): CallNews => ({
    type: 'call-transcribed',
    role: 'assistant',
    text: unsaid,
    final: false,
  });
  return (message) => {
    const written = outputOf(message);
    if (written) {
      if (written.turn !== turn) unsaid = '';
      turn = written.turn;
      unsaid += written.text;
      return [{ type: 'call-changed', change: { thinking: false } }, show()];
    }
    return interpret(message).flatMap((news): CallNews[] => {
      if (news.type === 'call-interrupted') unsaid = '';
      if (news.type !== 'call-transcribed' || news.role !== 'assistant' || !unsaid) return [news];
      if (!news.final) return [];
      unsaid = after(unsaid, news.text);
      return unsaid ? [news, show()] : [news];
    });
  };
}

function outputOf(message: unknown): { text: string; turn: unknown } | undefined {
  try {
    const fields = fieldsOf(message);
    const text = textIn(fields, 'output');
    return fields['type'] === 'model-output' && text !== undefined
      ? { text, turn: fields['turnId'] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What is left of a text once its first words were said, however they were spaced and marked up. */
function after(text: string, said: string): string {
  const letters = [...text];
  let at = 0;
  for (const letter of said.toLowerCase()) {
    if (!isSpoken(letter)) continue;
    while (at < letters.length && !isSpoken(letters[at]!)) at++;
    if (letters[at++]?.toLowerCase() !== letter) return '';
  }
  const rest = letters.slice(at);
  return rest.some(isSpoken) ? rest.join('').replace(/^[^\p{L}\p{N}]*\s/u, '') : '';
}

function isSpoken(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
