import type { ForwardedFact } from './machine/events.js';
import { interpret } from './call-messages.js';
import { restOf } from '../machine/rules/opening.js';
import { anyFieldsOf, anyTextIn } from '../provider/fields.js';

/** How many words may wait to be spoken, in characters. */
const UNSAID_LENGTH = 20_000;

/** How many interrupted turns are remembered: messages are late by one or two. */
const INTERRUPTED_TURNS = 50;

/**
 * Reads the messages of a call so that the assistant's words appear as they are written, and become
 * final as they are spoken. A turn that the visitor interrupted is dropped, with its late messages.
 */
export function modelOutputReader(): (message: unknown) => ForwardedFact[] {
  let unsaid = '';
  /** The part that has been heard. */
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
      unsaid = (unsaid + written.text).slice(0, UNSAID_LENGTH);
      return [show()];
    }
    return interpret(message).flatMap((fact): ForwardedFact[] => {
      if (fact.type === 'call-interrupted') {
        const ended = turnOf(message);
        if (ended !== undefined) interrupted.add(ended);
        if (interrupted.size > INTERRUPTED_TURNS)
          interrupted.delete(interrupted.values().next().value);
        // Without an id, the turn is the one that is shown.
        if ((ended ?? turn) === (turn ?? ended)) leave();
        return unsaid ? [fact, show()] : [fact];
      }
      if (fact.type !== 'call-transcribed' || fact.role !== 'assistant' || !unsaid) return [fact];
      if (!fact.final) {
        heard = fact.text;
        return [show()];
      }
      leave(restOf(unsaid, fact.text));
      return unsaid ? [fact, show()] : [fact];
    });
  };
}

function outputOf(message: unknown): { text: string; turn: unknown } | undefined {
  const fields = anyFieldsOf(message);
  const text = anyTextIn(fields, 'output');
  const isOutput = fields['type'] === 'model-output' && text !== undefined;
  return isOutput ? { text, turn: turnOf(fields) } : undefined;
}

/** The id of the answer that a message is about. */
function turnOf(message: unknown): unknown {
  return anyFieldsOf(message)['turnId'] ?? undefined;
}
