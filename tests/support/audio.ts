import type { JSHandle, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.js';

/** Loudness below which a track is silent, as root mean square from 0 to 1. */
const SILENCE_LEVEL = 0.003;

export interface TrackMeter {
  /** The greatest loudness since the meter began. */
  loudest(): Promise<number>;
  /** Waits until the track is louder than silence. */
  waitForSound(): Promise<void>;
  /** Waits until the track was silent for so long. */
  waitForSilence(forMs: number): Promise<void>;
}

/** Meters the samples of a track in the page. A remote track must be played by an element too. */
export async function meterTrack(
  page: Page,
  track: JSHandle<MediaStreamTrack>,
): Promise<TrackMeter> {
  const meter = await page.evaluateHandle(
    ([metered, silent]) => {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      analyser.fftSize = 4096;
      context.createMediaStreamSource(new MediaStream([metered])).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const state = { level: 0, loudest: 0, lastSound: performance.now() };
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
        state.level = Math.sqrt(energy / samples.length);
        state.loudest = Math.max(state.loudest, state.level);
        if (state.level > silent) state.lastSound = performance.now();
      }, 40);
      return state;
    },
    [track, SILENCE_LEVEL] as const,
  );
  const timeout = PATIENCE_MS;
  return {
    loudest: () => meter.evaluate(({ loudest }) => loudest),
    async waitForSound() {
      await page.waitForFunction(
        ([state, silent]) => state.level > silent,
        [meter, SILENCE_LEVEL] as const,
        { timeout, polling: 20 },
      );
    },
    async waitForSilence(forMs) {
      await page.waitForFunction(
        ([state, ms]) => performance.now() - state.lastSound > ms,
        [meter, forMs] as const,
        { timeout, polling: 20 },
      );
    },
  };
}
