import { FRAME_SAMPLES, type Pcm } from '../sound/format.js';
import { type Voice } from '../speech-out/voice.js';
import { type Utterance } from './turns/state.js';

/**
 * How many sentences are synthesised ahead: enough to avoid gaps, and no more at once than a speech
 * server accepts from one client.
 */
const MOST_AHEAD = 3;

export interface SpeakerEvents {
  /** Another word of the utterance is played. */
  words(utterance: number, spoken: string): void;
  ended(utterance: number): void;
}

interface Prepared {
  sound: Promise<Pcm | undefined>;
  abandon: AbortController;
}

interface Playing {
  utterance: Utterance;
  sound: Pcm;
  position: number;
  words: string[];
  /** The beginning of each word, in samples. */
  starts: number[];
  reported: number;
}

/** Makes the sound of utterances, of the next few ahead, and gives it out frame by frame. */
export class Speaker {
  readonly #voice: Voice;
  readonly #events: SpeakerEvents;
  readonly #log: (line: string) => void;
  readonly #prepared = new Map<number, Prepared>();
  /** Utterances without sound yet, in order. */
  #waiting: Utterance[] = [];
  #playing: Playing | undefined;

  constructor(voice: Voice, events: SpeakerEvents, log: (line: string) => void) {
    this.#voice = voice;
    this.#events = events;
    this.#log = log;
  }

  /** Synthesises an utterance, now or after the ones before it, so that it is ready in time. */
  prepare(utterance: Utterance): void {
    this.#waiting.push(utterance);
    this.#makeNext();
  }

  /** Plays an utterance that was prepared, as soon as its sound is there. */
  async play(utterance: Utterance): Promise<void> {
    const { id, text } = utterance;
    const prepared = this.#prepared.get(id);
    const sound = await prepared?.sound;
    if (!this.#prepared.delete(id)) return;
    this.#makeNext();
    if (!sound) return this.#events.ended(id);
    const words = text.split(' ');
    this.#playing = {
      utterance,
      sound,
      position: 0,
      words,
      starts: wordStarts(words, sound.length),
      reported: 0,
    };
  }

  /** Forgets utterances, prepared or playing; the next frame is without them. */
  drop(utterances: readonly number[]): void {
    this.#waiting = this.#waiting.filter(({ id }) => !utterances.includes(id));
    for (const id of utterances) {
      this.#prepared.get(id)?.abandon.abort();
      this.#prepared.delete(id);
      if (this.#playing?.utterance.id === id) this.#playing = undefined;
    }
    this.#makeNext();
  }

  /** Forgets everything. */
  stop(): void {
    this.#waiting = [];
    this.drop([...this.#prepared.keys()]);
    this.#playing = undefined;
  }

  /** The next 20 ms, or undefined if there is nothing to play. */
  nextFrame(): Pcm | undefined {
    const playing = this.#playing;
    if (!playing) return undefined;
    const { utterance, sound, position } = playing;
    if (position >= sound.length) {
      this.#playing = undefined;
      this.#events.ended(utterance.id);
      return this.nextFrame();
    }
    const frame = new Int16Array(FRAME_SAMPLES);
    frame.set(sound.subarray(position, position + FRAME_SAMPLES));
    playing.position += FRAME_SAMPLES;
    this.#tellWords(playing);
    return frame;
  }

  #makeNext(): void {
    const free = MOST_AHEAD - this.#prepared.size;
    for (const utterance of this.#waiting.splice(0, free)) this.#make(utterance);
  }

  #make({ id, text }: Utterance): void {
    const abandon = new AbortController();
    const sound = this.#voice.speak(text, abandon.signal).catch((error: unknown) => {
      if (!abandon.signal.aborted) this.#log(`a sentence could not be spoken: ${String(error)}`);
      return undefined;
    });
    this.#prepared.set(id, { sound, abandon });
  }

  #tellWords(playing: Playing): void {
    const { utterance, words, starts, position, reported } = playing;
    const begun = starts.filter((start) => start < position).length;
    if (begun === reported) return;
    playing.reported = begun;
    this.#events.words(utterance.id, words.slice(0, begun).join(' '));
  }
}

/** The beginnings of the words, as if every letter took the same time. */
function wordStarts(words: readonly string[], samples: number): number[] {
  const letters = words.join(' ').length;
  let before = 0;
  return words.map((word) => {
    const start = Math.floor((before / letters) * samples);
    before += word.length + 1;
    return start;
  });
}
