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

const WORDS = /^response\.(output_audio_transcript|audio_transcript|output_text|text)\.delta$/;

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
  #playedSince: number | null = null;
  #visitorSince: number | null = null;
  /** Whether words of the visitor will come. */
  #transcribes = false;
  readonly #said = new Map<unknown, string>();

  constructor(showsUnheard: boolean) {
    this.#showsUnheard = showsUnheard;
  }

  receive(event: Fields, now: number): RealtimeFact[] {
    const type = anyTextIn(event, 'type') ?? '';
    if (WORDS.test(type)) return this.#write(event, now);
    switch (type) {
      case 'session.created':
      case 'session.updated': {
        const { input } = anyFieldsOf(anyFieldsOf(event['session'])['audio']);
        this.#transcribes ||= Boolean(anyFieldsOf(input)['transcription']);
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
        const said = (this.#said.get(item) ?? '') + (anyTextIn(event, 'delta') ?? '');
        this.#said.set(item, said.slice(0, SPEECH_LENGTH));
        return [transcribed('user', said || NOT_YET_KNOWN)];
      }
      case 'conversation.item.input_audio_transcription.completed':
      case 'conversation.item.input_audio_transcription.failed':
        this.#transcribes ||= type.endsWith('completed');
        this.#said.delete(event['item_id']);
        return [transcribed('user', anyTextIn(event, 'transcript') ?? '', true)];
      case 'response.created':
        return [...this.#finish(), thinking(true)];
      case 'response.done':
        return this.#responseDone(anyFieldsOf(event['response']));
      case 'output_audio_buffer.started':
        this.#playedSince = now;
        return [thinking(false)];
      case 'output_audio_buffer.stopped':
        return this.#finish();
      case 'output_audio_buffer.cleared':
      case 'conversation.item.truncated':
        return this.#interrupt(now);
      case 'error':
        return errorIn(anyFieldsOf(event['error']));
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
    const before = event['response_id'] === this.#response ? [] : this.#finish();
    this.#response = event['response_id'];
    this.#words = (this.#words + (anyTextIn(event, 'delta') ?? '')).slice(0, SPEECH_LENGTH);
    return [...before, ...this.#show(now)];
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

  #responseDone(response: Fields): RealtimeFact[] {
    const { status } = response;
    const details = anyFieldsOf(response['status_details']);
    const { message = details['reason'] } = anyFieldsOf(details['error']);
    const failed = status === 'failed' || status === 'incomplete';
    return [
      thinking(false),
      // A text, or nothing at all: no sound says when it is over.
      ...(this.#playedSince === null && status !== 'cancelled' ? this.#finish() : []),
      ...(failed ? [degraded(`The answer is ${status}: ${String(message)}`)] : []),
    ];
  }

  #interrupt(now: number): RealtimeFact[] {
    if (!this.#words) return [];
    const heard = this.#heard(now);
    const text = heard === this.#words ? heard : `${heard}…`;
    this.#forget();
    return [...(heard ? [transcribed('assistant', text, true)] : []), { type: 'call-interrupted' }];
  }

  #finish(): RealtimeFact[] {
    const words = this.#words;
    this.#forget();
    return words ? [transcribed('assistant', words, true)] : [];
  }

  #forget(): void {
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
  return [degraded(String(message ?? code))];
}
