import type { CallWords } from '../../machine/effects.js';

/** The event that adds words to the conversation. */
export function itemOf({ role, text, toolCallId }: CallWords): object {
  const type = role === 'assistant' ? 'output_text' : 'input_text';
  const item = toolCallId
    ? { type: 'function_call_output', call_id: toolCallId, output: text }
    : { type: 'message', role, content: [{ type, text }] };
  return { type: 'conversation.item.create', item };
}

/** Requests answers, one at a time: a session refuses another one meanwhile. */
export class AnswerRequests {
  readonly #write: (event: object) => void;
  #active = false;
  #waits = false;

  constructor(write: (event: object) => void) {
    this.#write = write;
  }

  /** Requests an answer, or one after the answer in progress. `instead` cuts that off. */
  request({ instead }: { readonly instead: boolean }): void {
    this.#waits = this.#active;
    if (this.#active && instead) this.#write({ type: 'response.cancel' });
    if (instead) this.#write({ type: 'output_audio_buffer.clear' });
    if (!this.#waits) this.#write({ type: 'response.create' });
  }

  /** Follows the events of the session by their types and the codes of their errors. */
  follow(type: unknown, code: unknown): void {
    if (type === 'response.created') this.#active = true;
    if (code === 'conversation_already_has_active_response') this.#active = this.#waits = true;
    // Where the end of an answer is withheld, its sound has ended.
    if (type !== 'response.done' && type !== 'output_audio_buffer.stopped') return;
    this.#active = false;
    if (!this.#waits) return;
    this.#waits = false;
    this.#write({ type: 'response.create' });
  }
}
