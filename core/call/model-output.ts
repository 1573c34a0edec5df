import type { ForwardedFact } from './machine/events.js';
import { interpret } from './call-messages.js';
import { anyFieldsOf, fieldsOf, textIn } from '../provider/fields.js';

/**
 * Reads the messages of a call so that the assistant's words show as they are written, and become
 * certain as they are spoken. A turn that the visitor interrupted is dropped, and with it what still
 * comes of it.
 */
export function modelOutputReader(): (message: unknown) => ForwardedFact[] {
  let unsaid = '';
  /** What was heard of that so far. */
  let heard = '';
  let turn: unknown;
  const interrupted = new Set<unknown>();
  const show = (): ForwardedFact => ({
    type: 'call-transcribed',
    role: 'assistant',
    text: unsaid,
    heard,
    final: false,
  });
  const leave = (left = '') => {
    unsaid = left;
    heard = '';
  };
  return (message) => {
    const written = outputOf(message);
    if (written) {
      if (interrupted.has(written.turn)) return [];
      if (written.turn !== turn) leave();
      turn = written.turn;
      unsaid += written.text;
      return [show()];
    }
    return interpret(message).flatMap((news): ForwardedFact[] => {
      if (news.type === 'call-interrupted') {
        const ended = turnOf(message);
        if (ended !== undefined) interrupted.add(ended);
        // Where either is not named, it is the turn that is shown.
        if ((ended ?? turn) === (turn ?? ended)) leave();
        return unsaid ? [news, show()] : [news];
      }
      if (news.type !== 'call-transcribed' || news.role !== 'assistant' || !unsaid) return [news];
      if (!news.final) {
        heard = news.text;
        return [show()];
      }
      leave(after(unsaid, news.text));
      return unsaid ? [news, show()] : [news];
    });
  };
}

function outputOf(message: unknown): { text: string; turn: unknown } | undefined {
  try {
    const fields = fieldsOf(message);
    const text = textIn(fields, 'output');
    return fields['type'] === 'model-output' && text !== undefined
      ? { text, turn: turnOf(fields) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Which of the model's answers a message is about. */
function turnOf(message: unknown): unknown {
  return anyFieldsOf(message)['turnId'] ?? undefined;
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
