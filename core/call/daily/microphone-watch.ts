import type { DailyCall } from '@daily-co/daily-js';
import {
  MICROPHONE_LEVEL_INTERVAL_MAX_MS,
  MICROPHONE_SILENCE_LEVEL,
  MICROPHONE_SILENCE_MS,
} from '../../constants.js';
import type { FailureKind } from '../../machine/failures.js';
import type { CallConditions } from '../../machine/regions/call.js';
import { RECOVERY_LIMIT_MS, watchMicrophones } from '../microphone-changes.js';
import { microphoneTrouble } from './daily-errors.js';
import { defaultOf } from './device-watch.js';
import { isMuted, microphoneState } from './is-muted.js';

/** The interval between levels of the visitor's microphone, in milliseconds. They are shown. */
const MICROPHONE_LEVEL_INTERVAL_MS = 200;

interface Listener {
  /** Whether the visitor asked to be muted. */
  readonly muted: () => boolean;
  /** Whether the visitor may speak: the assistant does not. */
  readonly expected: () => boolean;
  readonly report: (unheard: CallConditions['unheard']) => void;
  /** Receives each level, 0 to 1. */
  readonly hear: (level: number) => void;
  /** Aborts when the call is over. */
  readonly signal: AbortSignal;
}

/** The microphone of a call, as far as it can be brought back. */
export interface WatchedMicrophone {
  /** Opens a microphone again that is not available. Returns false if there is nothing to do. */
  recover(): boolean;
}

/**
 * Reports when the visitor's microphone is lost or not available, when an open one has been silent for a
 * while, and when it works again. One that is lost is opened again once by itself, and each time that
 * devices or the permission change.
 */
export function watchMicrophone(
  daily: DailyCall,
  { muted, expected, report, hear, signal }: Listener,
): WatchedMicrophone {
  let silence = 0;
  let last = performance.now();
  let trouble: FailureKind | null = null;
  /** Whether there has been a microphone: before the first use there is none to lose. */
  let opened = microphoneState(daily.participants().local) === 'works';
  let lost = false;
  let reported: CallConditions['unheard'] = null;
  const reportChange = () => {
    const now = trouble ?? (silence >= MICROPHONE_SILENCE_MS ? 'silent' : null);
    if (now !== reported) report((reported = now));
  };
  const works = () => {
    trouble = null;
    opened = true;
    lost = false;
    silence = 0;
    reportChange();
  };
  const isAway = () => lost || trouble !== null;
  let refused = false;
  const reopen = async () => {
    refused = false;
    const { devices } = await daily.enumerateDevices();
    const microphones = devices.filter(({ kind }) => kind === 'audioinput');
    const { mic } = await daily.getInputDevices();
    const wanted = defaultOf(microphones, 'deviceId' in mic ? mic.deviceId : undefined);
    if (!wanted) return;
    // Browsers tell the ids once a microphone is allowed.
    if (wanted.deviceId)
      await daily.setInputDevicesAsync({ audioDeviceId: wanted.deviceId }).catch(() => undefined);
    if (!refused && !muted()) daily.setLocalAudio(true);
  };
  let opening: Promise<void> | undefined;
  const open = () => {
    opening ??= reopen()
      .catch(() => undefined)
      .finally(() => (opening = undefined));
  };
  const lose = () => {
    if (lost || !opened || muted()) return;
    lost = true;
    open();
    setTimeout(() => {
      if (!lost) return;
      trouble ??= 'microphone-lost';
      reportChange();
    }, RECOVERY_LIMIT_MS);
  };
  const reopenIfLost = () => {
    if (isAway() && !muted()) open();
  };
  daily.on('local-audio-level', ({ audioLevel }) => {
    const now = performance.now();
    hear(audioLevel);
    // A last level of a lost microphone may come late.
    if (audioLevel > MICROPHONE_SILENCE_LEVEL && !lost) works();
    else if (isMuted(daily, muted)) silence = 0;
    // While the page stalls, nobody knows what was heard.
    else if (expected()) silence += Math.min(now - last, 2 * MICROPHONE_LEVEL_INTERVAL_MAX_MS);
    last = now;
    reportChange();
  });
  // Another microphone, or one that is allowed now.
  daily.on('track-started', ({ participant, type }) => {
    if (type === 'audio' && participant?.local) works();
  });
  daily.on('participant-updated', ({ participant }) => {
    if (!participant.local) return;
    const state = microphoneState(participant);
    if (state === 'lost') lose();
    else if (state === 'works' && (lost || !opened)) works();
  });
  daily.on('camera-error', (event) => {
    const kind = microphoneTrouble(event);
    refused ||= kind !== null;
    // There was one before.
    trouble = (lost && kind === 'microphone-missing' ? 'microphone-lost' : kind) ?? trouble;
    reportChange();
  });
  // The library reports only some of the changes.
  daily.on('available-devices-updated', reopenIfLost);
  watchMicrophones(reopenIfLost, signal);
  // The call does not depend on either, and not every browser supports them: the library may throw.
  const watch = async () => daily.startLocalAudioLevelObserver(MICROPHONE_LEVEL_INTERVAL_MS);
  watch().catch(() => undefined);
  return {
    recover() {
      if (!isAway()) return false;
      open();
      return true;
    },
  };
}
