import type { Connection } from './connection.js';
import { isTurnedDown, TrackMeter } from './track-meter.js';

/** Sound energy that a connection counted so far, and over how many seconds. */
interface Energy {
  total: number;
  seconds: number;
}

type Source = Pick<Connection, 'getStats' | 'voice' | 'microphone'>;

export type LevelOf = 'visitor' | 'assistant';

/** Daily's default and least interval. */
const DEFAULT_INTERVAL_MS = 200;
const LEAST_INTERVAL_MS = 100;

/**
 * Browsers add up the peaks of short pieces. This is how far peaks of speech exceed its root mean
 * square, measured in Chromium with the provider's own voice.
 */
const PEAK_OVER_MEAN = 2.6;

/**
 * Emits the level of one side at an interval, from 0 to 1, as root mean square. It uses the
 * connection's statistics: Web Audio receives nothing of a track that no element plays. If the
 * element's volume is low, Chromium counts the rest, so such a track is played after all.
 */
export class LevelObserver {
  readonly #timer: number;
  #last: Energy | undefined;
  #meter: TrackMeter | undefined;

  constructor(
    whose: LevelOf,
    intervalMs: unknown,
    connection: () => Source | undefined,
    emit: (level: number) => void,
  ) {
    const interval = typeof intervalMs === 'number' ? intervalMs : DEFAULT_INTERVAL_MS;
    const measure = async () => {
      const open = connection();
      const stats = await open?.getStats().catch(() => undefined);
      const level = this.#levelSince(stats && energyOf(whose, stats));
      const track = open && unmeasured(whose, open, stats);
      if (!track) return emit(level);
      if (this.#meter?.track !== track) {
        this.#meter?.close();
        this.#meter = new TrackMeter(track);
      }
      emit(this.#meter.level);
    };
    this.#timer = window.setInterval(() => void measure(), Math.max(LEAST_INTERVAL_MS, interval));
  }

  stop(): void {
    window.clearInterval(this.#timer);
    this.#meter?.close();
  }

  #levelSince(now: Energy | undefined): number {
    const last = this.#last;
    this.#last = now;
    if (!now || !last || now.seconds <= last.seconds) return 0;
    const peak = Math.sqrt((now.total - last.total) / (now.seconds - last.seconds));
    return Math.min(1, peak / PEAK_OVER_MEAN);
  }
}

/** The track whose level the statistics lack. Firefox counts no energy of the microphone. */
function unmeasured(whose: LevelOf, open: Source, stats: RTCStatsReport | undefined) {
  if (whose === 'assistant') return isTurnedDown(open.voice) ? open.voice : undefined;
  return stats && energyOf(whose, stats) ? undefined : open.microphone;
}

function energyOf(whose: LevelOf, stats: RTCStatsReport): Energy | undefined {
  const wanted = whose === 'visitor' ? 'media-source' : 'inbound-rtp';
  for (const report of stats.values() as Iterable<Record<string, unknown>>) {
    const { type, kind, totalAudioEnergy: total, totalSamplesDuration: seconds } = report;
    if (type !== wanted || kind !== 'audio') continue;
    if (typeof total === 'number' && typeof seconds === 'number') return { total, seconds };
  }
  return undefined;
}
