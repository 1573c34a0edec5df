import { StageError } from '../call-error.js';

/** Why a call was not joined in time: the microphone, where it is not allowed, else what was said. */
export async function whyLate(error: unknown): Promise<unknown> {
  if (await isMicrophoneAllowed()) return error;
  return new StageError('microphone-denied', 'The microphone was not allowed in time');
}

/** A browser names the microphones once one is allowed, for this visit alone or for good. */
async function isMicrophoneAllowed(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind, label }) => kind === 'audioinput' && label);
}
