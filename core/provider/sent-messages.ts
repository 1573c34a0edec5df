import type { CallWords } from '../machine/effects.js';

/** The bare word that tells the assistant that it can be heard. */
export const PLAYABLE = 'playable';

/** Has the assistant begin, so many seconds after its recording was requested. */
export function greeting(videoRecordingStartDelaySeconds: number) {
  const control = 'say-first-message';
  return { type: 'control', control, videoRecordingStartDelaySeconds } as const;
}

/** Adds words to the conversation of a call. */
export function addedMessage({ role, text, respond }: CallWords) {
  const message = { role, content: text };
  return { type: 'add-message', message, triggerResponseEnabled: respond } as const;
}
