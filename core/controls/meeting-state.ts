import type { MeetingState } from '../call/controls.js';
import type { CallAccess } from './call-access.js';

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
