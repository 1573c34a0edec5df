import type { CallWords } from '../../machine/effects.js';

/** The event that adds words to the conversation. */
export function itemOf({ role, text, toolCallId }: CallWords): object {
  const type = role === 'assistant' ? 'output_text' : 'input_text';
  const item = toolCallId
    ? { type: 'function_call_output', call_id: toolCallId, output: text }
    : { type: 'message', role, content: [{ type, text }] };
  return { type: 'conversation.item.create', item };
}

/**
 * How long neither words nor sound of an answer come before it counts as over, in milliseconds, where nothing says
 * when answers begin and end.
 */
const QUIET_MS = 2000;

/** An answer in progress, where its beginning is withheld. */
const IN_PROGRESS = /^(response\.\w+\.delta|output_audio_buffer\.started)$/;

/** Requests answers, one at a time: a session refuses another one meanwhile. */
export class AnswerRequests {
  readonly #write: (event: object) => void;
  #active = false;
  #waits = false;
  /** Whether the session says when answers begin and end. */
  #isTold = false;
  /** When the latest sign of an answer came. */
  #signAt = 0;

  constructor(write: (event: object) => void) {
    this.#write = write;
  }

  /** Requests an answer, or one after the answer in progress. `instead` cuts that off. */
  request({ instead }: { readonly instead: boolean }, now: number): void {
    this.#waits = this.#active;
    if (this.#active && instead) this.#write({ type: 'response.cancel' });
    if (instead) this.#write({ type: 'output_audio_buffer.clear' });
    if (!this.#waits) this.#create(now);
  }

  /** Follows the events of the session by their types and the codes of their errors. */
  follow(type: unknown, code: unknown, now: number): void {
    if (type === 'response.created') this.#isTold = this.#active = true;
    if (!this.#isTold && IN_PROGRESS.test(String(type))) this.#begin(now);
    if (code === 'conversation_already_has_active_response') {
      this.#begin(now);
      this.#waits = true;
    }
    // Where the end of an answer is withheld, its sound has ended.
    if (type === 'response.done' || type === 'output_audio_buffer.stopped') this.#finish(now);
  }

  /** Follows the sound. `audible` is whether it is not silent. */
  hear(audible: boolean, now: number): void {
    if (audible) this.#signAt = now;
    if (!this.#isTold && now - this.#signAt >= QUIET_MS) this.#finish(now);
  }

  #create(now: number): void {
    this.#write({ type: 'response.create' });
    if (!this.#isTold) this.#begin(now);
  }

  #begin(now: number): void {
    this.#active = true;
    this.#signAt = now;
  }

  #finish(now: number): void {
    this.#active = false;
    if (!this.#waits) return;
    this.#waits = false;
    this.#create(now);
  }
}
