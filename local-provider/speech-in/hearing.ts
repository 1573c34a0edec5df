import { FRAME_MS, FRAME_SAMPLES, joinPcm } from '../sound/format.js';
import type { Pcm } from '../sound/format.js';
import { HANG_MS, ONSET_MS, VoiceActivity } from './voice-activity.js';

export interface HearingEvents {
  started(): void;
  /** With the speech from a little before its start to a little after its end. */
  stopped(speech: Pcm): void;
}

/** Sound from before the detection: soft first sounds, and the time of the detection. */
const LEAD_FRAMES = (ONSET_MS + 240) / FRAME_MS;

/** Of the pause that ended the speech, this is left. */
const TAIL_FRAMES = 200 / FRAME_MS;

/** Splits the microphone's sound into utterances. */
export class Hearing {
  readonly #events: HearingEvents;
  #activity = new VoiceActivity();
  #rest: Pcm = new Int16Array(0);
  #frames: Pcm[] = [];
  #speaking = false;

  constructor(events: HearingEvents) {
    this.#events = events;
  }

  /** Takes samples as they come, of any length. */
  push(samples: Pcm): void {
    const pending = this.#rest.length ? joinPcm([this.#rest, samples]) : samples;
    let at = 0;
    for (; at + FRAME_SAMPLES <= pending.length; at += FRAME_SAMPLES) {
      this.#pushFrame(pending.slice(at, at + FRAME_SAMPLES));
    }
    this.#rest = pending.slice(at);
  }

  /** The length of the current utterance so far, in seconds; 0 between utterances. */
  get secondsSoFar(): number {
    return this.#speaking ? (this.#frames.length * FRAME_MS) / 1000 : 0;
  }

  /** The current utterance so far. */
  soFar(): Pcm {
    return joinPcm(this.#speaking ? this.#frames : []);
  }

  /** Drops everything, including the current utterance, without calling `stopped`. */
  reset(): void {
    this.#activity = new VoiceActivity();
    this.#rest = new Int16Array(0);
    this.#frames = [];
    this.#speaking = false;
  }

  #pushFrame(frame: Pcm): void {
    this.#frames.push(frame);
    const bound = this.#activity.push(frame);
    if (bound === 'started') {
      this.#speaking = true;
      this.#events.started();
    } else if (bound === 'stopped') {
      const speech = this.#withoutPause();
      this.#frames = [];
      this.#speaking = false;
      this.#events.stopped(speech);
    } else if (!this.#speaking && this.#frames.length > LEAD_FRAMES) {
      this.#frames.shift();
    }
  }

  #withoutPause(): Pcm {
    return joinPcm(this.#frames.slice(0, this.#frames.length - (HANG_MS / FRAME_MS - TAIL_FRAMES)));
  }
}
