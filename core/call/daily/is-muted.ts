import type { DailyCall, DailyParticipant } from '@daily-co/daily-js';

/** The state of the visitor's microphone, as the library has it. */
export type MicrophoneState = 'works' | 'muted' | 'lost';

/**
 * The state of the microphone. One that is lost or was blocked sends no sound either, but nobody muted
 * it. Undefined before the join, and where the other side has taken the right to speak.
 */
export function microphoneState(
  participant: DailyParticipant | undefined,
): MicrophoneState | undefined {
  const { state, off } = participant?.tracks?.audio ?? {};
  if (state === 'off') return off?.byUser ? 'muted' : undefined;
  return state && (state === 'blocked' || state === 'interrupted' ? 'lost' : 'works');
}

/** Whether the visitor is muted. `requested` decides where the library does not know. */
export function isMuted(
  daily: Pick<DailyCall, 'participants'>,
  requested: () => boolean,
  { local } = daily.participants(),
): boolean {
  const state = microphoneState(local);
  return state === 'works' || state === 'muted' ? state === 'muted' : requested();
}
