import type { DailyCall } from '@daily-co/daily-js';
import type { FailureKind } from '../../machine/failures.js';
import { microphoneTrouble } from './daily-errors.js';
import { isMuted } from './is-muted.js';

/** The interval between levels of the visitor's microphone, in milliseconds. They are shown. */
const MICROPHONE_LEVEL_INTERVAL_MS = 200;

/** The longest interval at which a silent microphone is noticed in time, in milliseconds. */
export const MICROPHONE_LEVEL_INTERVAL_MAX_MS = 500;

/**
 * The level, 0 to 1, up to which a microphone counts as silent. In a quiet room an open one reads more; one
 * that is switched off or unplugged reads 0.
 */
const MICROPHONE_SILENCE_LEVEL = 0.001;

/** How long a microphone may be silent before the visitor is notified, in milliseconds. */
const MICROPHONE_SILENCE_MS = 12_000;

interface Listener {
  /** Whether the visitor asked to be muted. */
  readonly muted: () => boolean;
  /** Whether the visitor may speak: the assistant does not. */
  readonly expected: () => boolean;
  readonly report: (unheard: boolean | FailureKind) => void;
  /** Receives each level, 0 to 1. */
  readonly hear: (level: number) => void;
}

/**
 * Reports when the visitor's microphone is not available, when an open one has been silent for a
 * while, and when it works again.
 */
export function watchMicrophone(
  daily: DailyCall,
  { muted, expected, report, hear }: Listener,
): void {
  let silence = 0;
  let last = performance.now();
  let trouble: FailureKind | null = null;
  let reported: boolean | FailureKind = false;
  const judge = () => {
    const now = trouble ?? silence >= MICROPHONE_SILENCE_MS;
    if (now !== reported) report((reported = now));
  };
  const works = () => {
    trouble = null;
    silence = 0;
    judge();
  };
  daily.on('local-audio-level', ({ audioLevel }) => {
    const now = performance.now();
    hear(audioLevel);
    if (audioLevel > MICROPHONE_SILENCE_LEVEL) works();
    else if (isMuted(daily, muted)) silence = 0;
    // While the page stalls, nobody knows what was heard.
    else if (expected()) silence += Math.min(now - last, 2 * MICROPHONE_LEVEL_INTERVAL_MAX_MS);
    last = now;
    judge();
  });
  // Another microphone, or one that is allowed now.
  daily.on('track-started', ({ participant, type }) => {
    if (type === 'audio' && participant?.local) works();
  });
  daily.on('camera-error', (event) => {
    trouble = microphoneTrouble(event) ?? trouble;
    judge();
  });
  // The call does not depend on it, and not every browser supports it: the library may throw.
  const watch = async () => daily.startLocalAudioLevelObserver(MICROPHONE_LEVEL_INTERVAL_MS);
  watch().catch(() => undefined);
}
