/**
 * The fatal errors of a call, by Daily's types (`DailyFatalErrorType` of daily-js 0.84), with the
 * messages that the page receives.
 */
export const FATAL_ENDS = {
  // The word "deleted" keeps daily-js from reporting a mistyped address to its makers.
  'no-room': 'The meeting you are trying to join does not exist, or was deleted.',
  'exp-room': 'The meeting you are trying to join is no longer available.',
  'exp-token': 'Meeting token has expired.',
  'nbf-room': 'The meeting you are trying to join is not yet available.',
  'nbf-token': 'Meeting token is not yet valid.',
  'meeting-full': 'The meeting you are trying to join is full.',
  'not-allowed': 'You are not allowed to join this meeting.',
  'end-of-life': 'This version of the call library is no longer supported.',
  'connection-error': 'The connection to the call was lost.',
  ejected: 'Meeting has ended',
} as const;

export type FatalType = keyof typeof FATAL_ENDS;

export const FATAL_TYPES = Object.keys(FATAL_ENDS) as readonly FatalType[];

export function isFatalType(text: unknown): text is FatalType {
  return typeof text === 'string' && Object.hasOwn(FATAL_ENDS, text);
}
