import type { Effect } from '../../../../core/machine/effects.js';
import { CALL, FRESH, MESSAGE } from './states.js';
import { emitted } from './table.js';

/** What ending a call brings about when the provider has not emitted of the end itself. */
export const endedBy = (reason: string, key = CALL): readonly Effect[] => [
  ...endedAfterNotice(reason, key),
  emitted({
    type: 'message',
    message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' },
  }),
];

/** The same if it has. */
export const endedAfterNotice = (reason: string, key = CALL): readonly Effect[] => [
  { type: 'stop-call', key },
  emitted({ type: 'call-end', reason }),
];

export const ENDED_HERE = endedBy('customer-ended-call');

export const START_CALL: Extract<Effect, { type: 'start-call' }> = {
  type: 'start-call',
  key: FRESH,
  origin: 'new',
};

/** The effect of sending a message in the session. */
export function startAnswer(id: string, text: string): Effect {
  return { type: 'start-reply', key: FRESH, turn: { id, text }, sessionId: 'session-1' };
}

/** The effects of sending a text without a session. */
export function sent(text: string, greeting?: string): readonly Effect[] {
  return [
    emitted({ type: 'message', message: { type: 'chat-message', role: 'user', content: text } }),
    {
      type: 'start-reply',
      key: FRESH,
      turn: { id: MESSAGE, text, ...(greeting && { greeting }) },
      sessionId: null,
    },
  ];
}

export function errorEmitted(type: string, message: string): readonly Effect[] {
  return [emitted({ type: 'error', error: { type, message } })];
}
