import { FRAME_MS } from '../sound/format.js';
import { levelDb } from '../sound/level.js';

export type SpeechBound = 'started' | 'stopped';

/** Loud for this long is speech: a click of the mouse or of the tongue is not. */
export const ONSET_MS = 120;

/** Quiet for this long ends it: pauses between words are shorter. */
export const HANG_MS = 700;

/** Never speech, whatever the room: what is left of a microphone that is open and unused. */
const QUIETEST_DB = -50;

/** How far speech stands out of the room's noise, and how far it may fall back. */
const ONSET_MARGIN_DB = 12;
const HANG_MARGIN_DB = 8;

/** The quietest moment of this time is the room: whoever speaks leaves gaps, a fan does not. */
const ROOM_FRAMES = 3000 / FRAME_MS;

/** Nobody speaks longer without a breath; a noise that outlasts the room's memory ends here. */
const LONGEST_SPEECH_MS = 30_000;

/** Finds where speech begins and ends by its level over the room's noise. */
export class VoiceActivity {
  readonly #levels: number[] = [];
  #speaking = false;
  /** How long the level has spoken against what we believe. */
  #againstMs = 0;
  #speakingMs = 0;

  /** Takes one frame of 20 ms and tells whether speech started or stopped with it. */
  push(frame: Int16Array): SpeechBound | undefined {
    const level = levelDb(frame);
    this.#levels.push(level);
    if (this.#levels.length > ROOM_FRAMES) this.#levels.shift();
    return this.#speaking ? this.#whileSpeaking(level) : this.#whileQuiet(level);
  }

  #whileQuiet(level: number): SpeechBound | undefined {
    this.#againstMs = level > this.#threshold(ONSET_MARGIN_DB) ? this.#againstMs + FRAME_MS : 0;
    if (this.#againstMs < ONSET_MS) return undefined;
    this.#speaking = true;
    this.#againstMs = 0;
    this.#speakingMs = 0;
    return 'started';
  }

  #whileSpeaking(level: number): SpeechBound | undefined {
    this.#againstMs = level < this.#threshold(HANG_MARGIN_DB) ? this.#againstMs + FRAME_MS : 0;
    this.#speakingMs += FRAME_MS;
    if (this.#againstMs < HANG_MS && this.#speakingMs < LONGEST_SPEECH_MS) return undefined;
    this.#speaking = false;
    this.#againstMs = 0;
    return 'stopped';
  }

  #threshold(marginDb: number): number {
    return Math.max(QUIETEST_DB, Math.min(...this.#levels) + marginDb);
  }
}
