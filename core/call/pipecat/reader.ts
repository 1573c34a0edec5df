import { inWords } from '../../provider/api.js';
import { anyFieldsOf, anyTextIn, type Fields } from '../../provider/fields.js';
import { SPEECH_LENGTH } from '../call-messages.js';
import type { CallInput } from '../machine/events.js';

/** How many sentences may wait to be spoken. */
const SEGMENTS = 500;

/** A sentence of the assistant, and how much of it has been spoken. */
interface Segment {
  readonly text: string;
  readonly heard: string;
}

/** Reads the messages of RTVI. They say themselves how much of a sentence has been spoken. */
export class RtviReader {
  /** Whether the words of an answer are shown before they are spoken. */
  readonly #showsUnheard: boolean;
  /** The sentences that are being spoken or wait for that, by their ids, oldest first. */
  readonly #segments = new Map<unknown, Segment>();
  /** The words that a bot before version 2 has spoken in its turn. */
  #spoken = '';
  #isOld = false;
  /** The sentence that was spoken last. */
  #last: unknown;
  /** Whether the visitor has begun to speak since the assistant has. */
  #isTalkedOver = false;

  constructor(showsUnheard: boolean) {
    this.#showsUnheard = showsUnheard;
  }

  receive(message: Fields): readonly CallInput[] {
    const data = anyFieldsOf(message['data']);
    const text = (anyTextIn(data, 'text') ?? '').slice(0, SPEECH_LENGTH);
    switch (message['type']) {
      case 'bot-ready':
        this.#isOld = !/^([2-9]|\d\d)/.test(anyTextIn(data, 'version') ?? '');
        return [{ type: 'listening' }];
      case 'user-started-speaking':
        this.#isTalkedOver = true;
        return [{ type: 'call-speech-started', role: 'user' }];
      case 'user-stopped-speaking':
        return [{ type: 'call-speech-ended', role: 'user' }];
      case 'user-transcription':
        return [transcribed('user', text, data['final'] === true)];
      case 'bot-llm-started':
        return [thinking(true)];
      case 'bot-llm-stopped':
        return [thinking(false)];
      case 'bot-started-speaking':
        this.#isTalkedOver = false;
        return [thinking(false)];
      case 'bot-output':
        return this.#isOld ? [] : this.#output(text, data);
      case 'bot-tts-text':
        return this.#isOld ? this.#say(text) : [];
      case 'bot-interrupted':
        return [thinking(false), ...this.#interrupt()];
      case 'bot-stopped-speaking':
        // A server that does not report interruptions stops in the middle of a sentence.
        return this.#isTalkedOver ? this.#interrupt() : this.#finish();
      case 'error':
        return [failed(data)];
      case 'error-response':
        return [degraded(data)];
      default:
        return [];
    }
  }

  #output(text: string, data: Fields): readonly CallInput[] {
    const { segment_id: id, spoken_status: status } = data;
    if (!text || (id !== undefined && id === this.#last)) return [];
    if (data['will_be_spoken'] === false || status === 'completed') {
      const before = this.#settleBefore(id);
      this.#last = id;
      this.#segments.delete(id);
      const rest = this.#showsUnheard ? this.#show() : [];
      return [...before, transcribed('assistant', text, true), ...rest];
    }
    if (!this.#segments.has(id) && this.#segments.size >= SEGMENTS) return [];
    const progress = anyFieldsOf(data['spoken_progress']);
    const heard = (anyTextIn(progress, 'accumulated_text') ?? '').slice(0, SPEECH_LENGTH);
    const before = heard ? this.#settleBefore(id) : [];
    this.#segments.set(id, { text, heard });
    return heard || this.#showsUnheard ? [...before, ...this.#show()] : [];
  }

  /** Settles the sentences before one that is being spoken: nothing more of them will be. */
  #settleBefore(id: unknown): readonly CallInput[] {
    if (!this.#segments.has(id)) return [];
    const before = [...this.#segments].slice(0, [...this.#segments.keys()].indexOf(id));
    return before.flatMap(([other, { heard }]) => {
      this.#segments.delete(other);
      return heard ? [transcribed('assistant', heard, true)] : [];
    });
  }

  #say(text: string): readonly CallInput[] {
    const gap = !this.#spoken || /\s$/.test(this.#spoken) || /^\s/.test(text) ? '' : ' ';
    this.#spoken = (this.#spoken + gap + text).slice(0, SPEECH_LENGTH);
    return [transcribed('assistant', this.#spoken)];
  }

  #show(): readonly CallInput[] {
    const segments = [...this.#segments.values()];
    const heard = join(segments.map((each) => each.heard));
    if (!this.#showsUnheard) return [transcribed('assistant', heard)];
    const text = join(segments.map((each) => each.text)).slice(0, SPEECH_LENGTH);
    return text ? [{ ...transcribed('assistant', text), heard }] : [];
  }

  #interrupt(): readonly CallInput[] {
    const isCut = this.#segments.size > 0 || this.#spoken !== '';
    const heard = join([...this.#segments.values()].map((each) => each.heard));
    const said = heard || this.#spoken;
    this.#segments.clear();
    this.#spoken = '';
    if (!isCut) return [];
    return [
      ...(said ? [transcribed('assistant', `${said}…`, true)] : []),
      { type: 'call-interrupted' },
    ];
  }

  #finish(): readonly CallInput[] {
    const said = this.#spoken;
    this.#spoken = '';
    return said ? [transcribed('assistant', said, true)] : [];
  }
}

function join(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}

function transcribed(role: 'user' | 'assistant', text: string, final = false) {
  return { type: 'call-transcribed', role, text, final } as const;
}

function thinking(now: boolean): CallInput {
  return { type: 'call-changed', change: { thinking: now } };
}

function failed(data: Fields): CallInput {
  const { message } = degraded(data).error;
  return data['fatal'] === true ? { type: 'broken', kind: 'call-failed', message } : degraded(data);
}

function degraded(data: Fields) {
  const message = inWords(data['error'] ?? data['message']) || 'The bot reports an error';
  return { type: 'call-degraded', error: { type: 'rtvi-error', message } } as const;
}
