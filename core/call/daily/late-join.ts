import type { DailyCall } from '@daily-co/daily-js';
import { CallError } from '../call-error.js';

/** Why a join timed out: because the microphone is not allowed, or for an unknown reason. */
export async function whyLate(daily: DailyCall, muted: boolean): Promise<CallError> {
  const asks = !muted && daily.meetingState() === 'joining-meeting';
  if (asks && !(await isMicrophoneAllowed()))
    return new CallError('microphone-denied', 'The microphone was not allowed in time');
  return new CallError('call-failed', 'The call could not be joined in time');
}

async function isMicrophoneAllowed(): Promise<boolean> {
  const asked = navigator.permissions?.query({ name: 'microphone' }).catch(() => null);
  if ((await asked)?.state === 'granted') return true;
  // Once one is allowed for this visit, browsers name the microphones. Firefox never answers in a hidden page.
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind, label }) => kind === 'audioinput' && label);
}
