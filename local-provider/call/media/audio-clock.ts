import { FRAME_MS } from '../../sound/format.js';

/** A longer stall is not made up for: the listener would only lag behind. */
const LONGEST_CATCH_UP_MS = 200;

export interface ClockEvents {
  /** Every 20 ms on average, several at once after a delay. */
  tick(): void;
  /** There was no time for so many ticks. */
  skipped(ticks: number): void;
}

/** Beats every 20 ms, corrected against the time that really passed. Returns its stop. */
export function startAudioClock({ tick, skipped }: ClockEvents): () => void {
  let running = true;
  let due = performance.now() + FRAME_MS;
  let timer = setTimeout(beat, FRAME_MS);
  return () => {
    running = false;
    clearTimeout(timer);
  };

  function beat(): void {
    const late = performance.now() - due;
    if (late > LONGEST_CATCH_UP_MS) {
      const ticks = Math.floor(late / FRAME_MS);
      due += ticks * FRAME_MS;
      skipped(ticks);
    }
    while (running && performance.now() >= due) {
      due += FRAME_MS;
      tick();
    }
    if (running) timer = setTimeout(beat, Math.max(1, due - performance.now()));
  }
}
