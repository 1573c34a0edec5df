import type { DailyCall } from '@daily-co/daily-js';
import {
  MICROPHONE_LEVEL_INTERVAL_MS,
  MICROPHONE_SILENCE_LEVEL,
  MICROPHONE_SILENCE_MS,
} from '../../constants.js';
import type { FailureKind } from '../../machine/failures.js';
import { microphoneTrouble } from './daily-errors.js';
import { isMuted } from './is-muted.js';

interface Listener {
  /** Whether the visitor wants to be muted. */
  readonly muted: () => boolean;
  /** Whether the visitor is the one to be heard now, and not the assistant. */
  readonly expected: () => boolean;
  readonly tell: (unheard: boolean | FailureKind) => void;
}

/**
 * Tells when the visitor's microphone cannot be had, when nothing has come from an open one for a while,
 * and when it works again.
 */
export function watchMicrophone(daily: DailyCall, { muted, expected, tell }: Listener): void {
  let silence = 0;
  let last = performance.now();
  let trouble: FailureKind | null = null;
  let told: boolean | FailureKind = false;
  const judge = () => {
    const now = trouble ?? silence >= MICROPHONE_SILENCE_MS;
    if (now !== told) tell((told = now));
  };
  const works = () => {
    trouble = null;
    silence = 0;
    judge();
  };
  daily.on('local-audio-level', ({ audioLevel }) => {
    const now = performance.now();
    if (audioLevel > MICROPHONE_SILENCE_LEVEL) works();
    else if (isMuted(daily, muted)) silence = 0;
    // Of a page that stood still meanwhile nobody knows what was heard.
    else if (expected()) silence += Math.min(now - last, 2 * MICROPHONE_LEVEL_INTERVAL_MS);
    last = now;
    judge();
  });
  // Another microphone, or one that is allowed again.
  daily.on('track-started', ({ participant, type }) => {
    if (type === 'audio' && participant?.local) works();
  });
  daily.on('camera-error', (event) => {
    trouble = microphoneTrouble(event) ?? trouble;
    judge();
  });
  // A call goes on well without being watched, and not every browser can: the library may throw, too.
  const watch = async () => daily.startLocalAudioLevelObserver(MICROPHONE_LEVEL_INTERVAL_MS);
  watch().catch(() => undefined);
}
