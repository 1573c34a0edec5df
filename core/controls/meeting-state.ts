import type { CallAccess } from './call-access.js';

/** The state of a meeting in the terms of Daily's products. */
export type MeetingState = 'new' | 'joining' | 'joined' | 'left' | 'error';

export function meetingState({ phase, room }: CallAccess): MeetingState {
  const state = room()?.state();
  if (state === 'error') return 'error';
  switch (phase()) {
    case 'none':
      return 'new';
    case 'starting':
      return 'joining';
    case 'ended':
    case 'disposed':
      return 'left';
    default:
      return state === 'left' ? 'left' : 'joined';
  }
}
