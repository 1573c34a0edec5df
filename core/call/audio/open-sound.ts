import { attempt } from '../../reports/safely.js';

/**
 * Opens sound within the press that asks for a call, while the code of the call may still be loading.
 * Phones refuse playback that begins seconds after it, even with a live microphone. Without a press there
 * is none.
 */
export function openSound(): AudioContext | undefined {
  if (!globalThis.navigator?.userActivation?.isActive) return undefined;
  const sound = attempt(() => new AudioContext());
  sound?.resume().catch(() => undefined);
  return sound;
}

export function closeSound(sound: AudioContext | undefined): void {
  if (sound && sound.state !== 'closed') sound.close().catch(() => undefined);
}
