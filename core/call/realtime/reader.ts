import { inWords } from '../../provider/api.js';
import { anyFieldsOf, anyTextIn, type Fields } from '../../provider/fields.js';
import { SPEECH_LENGTH } from '../call-messages.js';
import type { CallInput, ForwardedFact } from '../machine/events.js';

/** The letters that a voice says in a second, where nothing tells how far it has come. */
const LETTERS_PER_SECOND = 15;

/** How soon after the visitor has begun to speak an assistant that falls silent was interrupted, in milliseconds. */
const FALLS_SILENT_MS = 1000;

/** The visitor's words until they are known. They keep their place before the answer. */
const NOT_YET_KNOWN = '…';

/** A fact of a Realtime event, or the end that it announces. */
export type RealtimeFact = ForwardedFact | Extract<CallInput, { readonly type: 'end-announced' }>;

const WORDS =
  /^response\.(output_audio_transcript|audio_transcript|output_text|text)\.(delta|done)$/;

/**
 * Reads the events of a Realtime session. The words of an answer come faster than they are spoken: how many
 * have been heard is estimated from the time, and known at the end. A back end may withhold any event.
 */
export class RealtimeReader {
  /** Whether the words of an answer are shown before they are spoken. */
  readonly #showsUnheard: boolean;
  /** The answer that is being spoken, and how much of it has been shown. */
  #words = '';
  #shown = '';
  #response: unknown;
  /** An answer that is over. What still comes of it is not heard. */
  #over: unknown;
  #playedSince: number | null = null;
  #visitorSince: number | null = null;
  /** Whether words of the visitor will come. */
  #transcribes = false;
  readonly #said = new Map<unknown, string>();
  /** The words of the visitor that were known last. */
  #known: unknown;

  constructor(showsUnheard: boolean) {
    this.#showsUnheard = showsUnheard;
  }

  receive(event: Fields, now: number): RealtimeFact[] {
    const type = anyTextIn(event, 'type') ?? '';
    if (WORDS.test(type)) return this.#write(event, now);
    switch (type) {
      case 'session.created':
      case 'session.updated': {
        const { audio, input_audio_transcription: old } = anyFieldsOf(event['session']);
        const { transcription = old } = anyFieldsOf(anyFieldsOf(audio)['input']);
        this.#transcribes ||= Boolean(transcription);
        return [];
      }
      case 'input_audio_buffer.speech_started':
        this.#visitorSince = now;
        return [{ type: 'call-speech-started', role: 'user' }];
      case 'input_audio_buffer.speech_stopped':
        return [
          { type: 'call-speech-ended', role: 'user' },
          ...(this.#transcribes ? [transcribed('user', NOT_YET_KNOWN)] : []),
        ];
      case 'conversation.item.input_audio_transcription.delta': {
        const item = event['item_id'];
        if (this.#isKnown(item)) return [];
        const said = (this.#said.get(item) ?? '') + (anyTextIn(event, 'delta') ?? '');
        this.#said.set(item, said.slice(0, SPEECH_LENGTH));
        return [transcribed('user', said || NOT_YET_KNOWN)];
      }
      case 'conversation.item.input_audio_transcription.completed':
      case 'conversation.item.input_audio_transcription.failed':
        this.#transcribes ||= type.endsWith('completed');
        if (this.#isKnown(event['item_id'])) return [];
        this.#known = event['item_id'];
        this.#said.delete(this.#known);
        return [transcribed('user', anyTextIn(event, 'transcript') ?? '', true)];
      case 'response.created':
        return [...this.#finish(anyFieldsOf(event['response'])['id']), thinking(true)];
      case 'response.done':
        return this.#responseDone(anyFieldsOf(event['response']), now);
      case 'output_audio_buffer.started': {
        const { response_id: response = this.#response } = event;
        const before = this.#turnTo(response);
        this.#playedSince = now;
        return [...before, thinking(false)];
      }
      case 'output_audio_buffer.stopped':
        return this.#finish();
      case 'output_audio_buffer.cleared':
      case 'conversation.item.truncated':
        return this.#interrupt(now);
      case 'error':
        return errorIn(anyFieldsOf(event['error'] ?? event));
      default:
        return [];
    }
  }

  /** The words that have been heard by now. `audible` is whether the assistant's sound is not silent. */
  follow(audible: boolean, now: number): RealtimeFact[] {
    if (this.#playedSince === null) return [];
    // Nobody says that the answer was cut off: the voice is.
    const since = this.#visitorSince ?? -Infinity;
    const cutOff = since > this.#playedSince && now - since <= FALLS_SILENT_MS && !audible;
    if (cutOff && this.#heard(now) !== this.#words) return this.#interrupt(now);
    return this.#show(now);
  }

  /** The page cuts the answer off. Where nobody confirms that, the voice that falls silent does. */
  cutOff(now: number): RealtimeFact[] {
    this.#visitorSince = now;
    return this.#playedSince === null ? this.#interrupt(now) : [];
  }

  #write(event: Fields, now: number): RealtimeFact[] {
    const { response_id: response } = event;
    if (response !== undefined && response === this.#over) return [];
    const before = this.#turnTo(response);
    // The end repeats the words, and is all there is of them where they do not stream.
    const whole = anyTextIn(event, 'transcript') ?? anyTextIn(event, 'text') ?? '';
    const more = anyTextIn(event, 'delta') ?? '';
    this.#words = ((this.#words || whole) + more).slice(0, SPEECH_LENGTH);
    return [...before, ...this.#show(now)];
  }

  /** Turns to an answer: the one before is over. Its sound may begin before its words. */
  #turnTo(response: unknown): RealtimeFact[] {
    const before = response !== this.#response && this.#words ? this.#finish() : [];
    this.#response = response;
    return before;
  }

  #isKnown(item: unknown): boolean {
    return item !== undefined && item === this.#known;
  }

  #heard(now: number): string {
    if (this.#playedSince === null) return '';
    const letters = ((now - this.#playedSince) / 1000) * LETTERS_PER_SECOND;
    if (letters >= this.#words.length) return this.#words;
    return this.#words.slice(0, this.#words.lastIndexOf(' ', letters) + 1).trimEnd();
  }

  #show(now: number): RealtimeFact[] {
    const heard = this.#heard(now);
    const shown = this.#showsUnheard ? `${this.#words}\n${heard}` : heard;
    if (shown === this.#shown) return [];
    this.#shown = shown;
    if (!this.#showsUnheard) return [transcribed('assistant', heard)];
    return [{ ...transcribed('assistant', this.#words), heard }];
  }

  #responseDone(response: Fields, now: number): RealtimeFact[] {
    const { status } = response;
    const details = anyFieldsOf(response['status_details']);
    const { message = details['reason'] } = anyFieldsOf(details['error']);
    const reason = inWords(message) || 'no reason is given';
    const failed = status === 'failed' || status === 'incomplete';
    return [
      thinking(false),
      // A text, or nothing at all: no sound says when it is over.
      ...(this.#playedSince !== null
        ? []
        : status === 'cancelled'
          ? this.#interrupt(now)
          : this.#finish()),
      ...(failed ? [degraded(`The answer is ${status}: ${reason}`)] : []),
    ];
  }

  #interrupt(now: number): RealtimeFact[] {
    if (!this.#words) return [];
    const heard = this.#heard(now);
    const text = heard === this.#words ? heard : `${heard}…`;
    this.#forget();
    return [...(heard ? [transcribed('assistant', text, true)] : []), { type: 'call-interrupted' }];
  }

  /** Ends the answer. Some servers give all of them the same id: that of the next one is not over. */
  #finish(next?: unknown): RealtimeFact[] {
    const words = this.#words;
    this.#forget();
    if (next === this.#over) this.#over = undefined;
    return words ? [transcribed('assistant', words, true)] : [];
  }

  #forget(): void {
    if (this.#words) this.#over = this.#response;
    this.#words = '';
    this.#shown = '';
    this.#playedSince = null;
    this.#visitorSince = null;
  }
}

function transcribed(role: 'user' | 'assistant', text: string, final = false) {
  return { type: 'call-transcribed', role, text, final } as const;
}

function thinking(now: boolean): RealtimeFact {
  return { type: 'call-changed', change: { thinking: now } };
}

function degraded(message: string): RealtimeFact {
  return { type: 'call-degraded', error: { type: 'realtime-error', message } };
}

/** Nearly every error leaves the session as it is. */
function errorIn(error: Fields): RealtimeFact[] {
  const { code, message } = error;
  if (code === 'session_expired')
    return [{ type: 'end-announced', reason: 'exceeded-max-duration' }];
  return [degraded(inWords(message ?? code) || 'The session reports an error')];
}
