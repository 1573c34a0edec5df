import { FRAME_MS, levelDb } from '../sound/format.js';

export type SpeechBound = 'started' | 'stopped';

/** Loud for this long is speech: a click of the mouse or of the tongue is not. */
export const ONSET_MS = 120;

/** Quiet for this long ends it: pauses between words are shorter. */
export const HANG_MS = 700;

/** Never speech, in any room: the noise of an open microphone. */
const QUIETEST_DB = -50;

/** How far speech exceeds the noise of the room, and how far it may fall. */
const ONSET_MARGIN_DB = 12;
const HANG_MARGIN_DB = 8;

/** The quietest moment of this time is the room: speech has gaps, a fan does not. */
const ROOM_FRAMES = 3000 / FRAME_MS;

/** No room is so quiet: the microphone is off, or a noise gate made a gap. */
const SILENT_DB = -85;

/** Longer silence is no gap between words. The room is another one when there is sound again. */
const LONGEST_GAP_MS = HANG_MS;

/** The codec distorts the first moment of sound, which is not the room either. */
const SETTLING_FRAMES = 60 / FRAME_MS;

/** The assumed noise until the room is measured: a fan beside the laptop. */
const UNKNOWN_ROOM_DB = -45;

/** Nobody speaks longer without a pause; a noise that outlasts the measurement ends here. */
const LONGEST_SPEECH_MS = 30_000;

/** Detects the beginning and end of speech by its level above the room's noise. */
export class VoiceActivity {
  #levels: number[] = [];
  /** The assumed noise until it is measured: mostly that from before the silence. */
  #presumed = UNKNOWN_ROOM_DB;
  /** How long there was no sound at all, and how many of the frames since then do not count. */
  #silentMs = 0;
  #settling = 0;
  #speaking = false;
  /** How long the level has spoken against what we believe. */
  #againstMs = 0;
  #speakingMs = 0;

  /** Takes one frame of 20 ms; returns whether speech started or stopped with it. */
  push(frame: Int16Array): SpeechBound | undefined {
    const level = levelDb(frame);
    if (this.#tellsOfRoom(level)) this.#levels.push(level);
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

  /** Whether a frame of this level is the room: below silence it is not. */
  #tellsOfRoom(level: number): boolean {
    if (level <= SILENT_DB) {
      this.#silentMs += FRAME_MS;
      return this.#silentMs <= LONGEST_GAP_MS;
    }
    if (this.#silentMs > LONGEST_GAP_MS) {
      this.#presumed = Math.min(this.#presumed, ...this.#levels.filter((each) => each > SILENT_DB));
      this.#levels = [];
      this.#settling = SETTLING_FRAMES;
    }
    this.#silentMs = 0;
    if (this.#settling === 0) return true;
    this.#settling--;
    return false;
  }

  #threshold(marginDb: number): number {
    const isKnown = this.#levels.length === ROOM_FRAMES;
    const room = Math.min(...this.#levels, isKnown ? Infinity : this.#presumed);
    return Math.max(QUIETEST_DB, room + marginDb);
  }
}
