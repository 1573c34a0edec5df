import { check } from '../limits/check.js';
import { id } from '../limits/app-message-schemas.js';
import { participantUpdate, participantUpdates } from '../limits/participant-update.js';
import type { CallUse } from './call-use.js';
import type { ParticipantControls } from '../call/controls.js';

export function participantControls(use: CallUse): ParticipantControls {
  return {
    all() {
      return use.present()?.participants() ?? [];
    },
    update(sessionId, update) {
      const participant = check(id, sessionId, 'sessionId');
      const checked = check(participantUpdate, update, 'participant');
      use.tell('participants.update', (room) => room.updateParticipant(participant, checked));
    },
    updateAll(updates) {
      const checked = check(participantUpdates, updates, 'participants');
      use.tell('participants.updateAll', (room) => room.updateParticipants(checked));
    },
  };
}
