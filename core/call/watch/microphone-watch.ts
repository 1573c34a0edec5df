import type { DailyCall } from '@daily-co/daily-js';
import {
  MICROPHONE_LEVEL_INTERVAL_MS,
  MICROPHONE_SILENCE_LEVEL,
  MICROPHONE_SILENCE_MS,
} from '../../constants.js';
import { isMuted } from '../daily/is-muted.js';

interface Listener {
  /** Whether the visitor wants to be muted. */
  readonly muted: () => boolean;
  /** Whether the visitor is the one to be heard now, and not the assistant. */
  readonly expected: () => boolean;
  readonly tell: (unheard: boolean) => void;
}

/** Tells when nothing has come from the visitor's open microphone for a while, and when it does again. */
export function watchMicrophone(daily: DailyCall, { muted, expected, tell }: Listener): void {
  let silence = 0;
  let last = performance.now();
  let unheard = false;
  const judge = () => {
    const now = silence >= MICROPHONE_SILENCE_MS;
    if (now !== unheard) tell((unheard = now));
  };
  daily.on('local-audio-level', ({ audioLevel }) => {
    const now = performance.now();
    if (isMuted(daily, muted) || audioLevel > MICROPHONE_SILENCE_LEVEL) silence = 0;
    // Of a page that stood still meanwhile nobody knows what was heard.
    else if (expected()) silence += Math.min(now - last, 2 * MICROPHONE_LEVEL_INTERVAL_MS);
    last = now;
    judge();
  });
  // A call goes on well without being watched, and not every browser can: the library may throw, too.
  const watch = async () => daily.startLocalAudioLevelObserver(MICROPHONE_LEVEL_INTERVAL_MS);
  watch().catch(() => undefined);
}
