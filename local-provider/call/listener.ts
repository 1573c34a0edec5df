import { FRAME_MS, type Pcm, secondsOf, silence } from '../sound/format.js';
import { Hearing } from '../speech-in/hearing.js';
import { type Recognizer } from '../speech-in/recognizer.js';

/** How much new speech justifies another interim transcript, in seconds. */
const GUESS_EVERY_S = 0.9;

/** A microphone that was removed sends nothing, not even silence. */
const STALLED_MS = 300;

export interface ListenerEvents {
  started(): void;
  stopped(): void;
  /** An interim transcript. */
  guessed(text: string): void;
  /** See {@link Recognizer.transcribe} for what no text means. */
  heard(text: string | undefined, seconds: number): void;
}

/** Listens to the visitor: finds speech, then its words. */
export class Listener {
  readonly #recognizer: Recognizer;
  readonly #events: ListenerEvents;
  readonly #log: (line: string) => void;
  readonly #stopped = new AbortController();
  readonly #hearing: Hearing;
  #on = true;
  #lastSound = 0;
  /** Finished speech that waits for its transcript. */
  #speech: Pcm | undefined;
  #guess: AbortController | undefined;
  #guessedSeconds = 0;
  /** Settles when all speech so far is transcribed. */
  #reported: Promise<void> = Promise.resolve();

  constructor(recognizer: Recognizer, events: ListenerEvents, log: (line: string) => void) {
    this.#recognizer = recognizer;
    this.#events = events;
    this.#log = log;
    this.#hearing = new Hearing({
      started: () => {
        this.#guessedSeconds = 0;
        events.started();
      },
      stopped: (speech) => {
        this.#guess?.abort();
        this.#speech = speech;
        events.stopped();
      },
    });
  }

  /** Takes the visitor's sound as it comes. */
  push(sound: Pcm): void {
    this.#lastSound = performance.now();
    if (!this.#on) return;
    this.#hearing.push(sound);
    if (this.#recognizer.interim && !this.#guess) void this.#guessWords();
  }

  /** Once every 20 ms. Silence replaces missing sound. */
  tick(): void {
    const stalled = performance.now() - this.#lastSound > STALLED_MS;
    if (this.#on && stalled) this.#hearing.push(silence(FRAME_MS / 1000));
  }

  /** Turning it off drops the current speech. */
  set on(on: boolean) {
    this.#on = on;
    if (on) return;
    this.#guess?.abort();
    this.#hearing.reset();
  }

  /** Transcribes the latest speech and emits it after the earlier ones. */
  transcribe(): Promise<void> {
    const speech = this.#speech;
    if (!speech) return this.#reported;
    this.#speech = undefined;
    const { signal } = this.#stopped;
    const words = this.#wordsOf(speech, signal);
    const before = this.#reported;
    this.#reported = words.then(async (text) => {
      await before;
      if (!signal.aborted) this.#events.heard(text, secondsOf(speech));
    });
    return this.#reported;
  }

  stop(): void {
    this.#guess?.abort();
    this.#stopped.abort();
  }

  async #wordsOf(speech: Pcm, signal: AbortSignal): Promise<string | undefined> {
    try {
      return await this.#recognizer.transcribe(speech, signal);
    } catch (error) {
      if (!signal.aborted) this.#log(`speech could not be transcribed: ${String(error)}`);
      return undefined;
    }
  }

  async #guessWords(): Promise<void> {
    const seconds = this.#hearing.secondsSoFar;
    if (seconds < this.#guessedSeconds + GUESS_EVERY_S) return;
    this.#guessedSeconds = seconds;
    const guess = new AbortController();
    this.#guess = guess;
    try {
      const text = await this.#recognizer.transcribe(this.#hearing.soFar(), guess.signal, true);
      if (text && !guess.signal.aborted) this.#events.guessed(text);
    } catch {
      // A guess may fail: the words are looked for again when the speech is over.
    } finally {
      if (this.#guess === guess) this.#guess = undefined;
    }
  }
}
