import { check } from '../limits/check.js';
import { id } from '../limits/app-message-schemas.js';
import { participantUpdate, participantUpdates } from '../limits/participant-update.js';
import type { ParticipantUpdate } from '../limits/values.js';
import type { CallUse } from './call-use.js';
import { participantsOf, type Participant } from './read-models.js';

/** The other participants and their permissions. */
export class ParticipantControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /** All who are in the call, the visitor included. Empty when there is no call. */
  all(): readonly Participant[] {
    return participantsOf(this.#use.present());
  }

  /**
   * Mutes, ejects, subscribes to or permits a participant; `local` is the visitor. A shared screen
   * can be stopped but not started.
   */
  update(sessionId: string, update: ParticipantUpdate): void {
    const participant = check(id, sessionId, 'sessionId');
    const given = check(participantUpdate, update, 'participant');
    this.#use.tell('participants.update', (room) => room.updateParticipant(participant, given));
  }

  /** The same for several, by session id. */
  updateAll(updates: Readonly<Record<string, ParticipantUpdate>>): void {
    const given = check(participantUpdates, updates, 'participants');
    this.#use.tell('participants.updateAll', (room) => room.updateParticipants(given));
  }
}
