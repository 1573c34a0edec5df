import type { Effect } from '../../../core/machine/effects.js';
import { CALL, FRESH } from './states.js';
import { told } from './table.js';

/** What ending a call brings about when the provider has not told of the end itself. */
export const endedBy = (reason: string): readonly Effect[] => [
  ...endedAfterNotice(reason),
  told({
    type: 'message',
    message: { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' },
  }),
];

/** The same when it has. */
export const endedAfterNotice = (reason: string): readonly Effect[] => [
  { type: 'stop-call', key: CALL },
  told({ type: 'call-end', reason }),
];

export const ENDED_HERE = endedBy('customer-ended-call');

export const START_CALL: Extract<Effect, { type: 'start-call' }> = {
  type: 'start-call',
  key: FRESH,
  origin: 'new',
};

/** What sending a text brings about, when nothing is known of a session. */
export function sent(text: string, greeting?: string): readonly Effect[] {
  return [
    told({ type: 'message', message: { type: 'chat-message', role: 'user', content: text } }),
    {
      type: 'start-reply',
      key: FRESH,
      turn: greeting ? { text, greeting } : { text },
      sessionId: null,
    },
  ];
}

export function refused(type: string, message: string): readonly Effect[] {
  return [told({ type: 'error', error: { type, message } })];
}
