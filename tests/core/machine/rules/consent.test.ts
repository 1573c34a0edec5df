import type { State } from '../../../../core/machine/state.js';
import { sent, START_CALL, startReply } from '../support/effects.js';
import * as s from '../support/states.js';
import { rowsOf, testRows, type Row } from '../support/table.js';

const open = { panel: { status: 'open' } } as const;
const closed = { panel: { status: 'closed' } } as const;
const grantedNow = { consent: { status: 'granted' } } as const;
const STORE = { type: 'store-consent' } as const;

const holding = (held: Extract<State['consent'], { status: 'needed' }>['held']): State => ({
  ...s.asking,
  ...open,
  consent: { status: 'needed', held },
});

const calling = {
  voice: s.callStarting(),
} as const;

export const rows = {
  'accept-consent': rowsOf(
    { type: 'accept-consent' },
    ['is kept', s.asking, grantedNow, [STORE]],
    [
      'does the call that was held',
      holding({ type: 'start-call' }),
      { ...grantedNow, ...calling },
      [STORE, START_CALL],
    ],
    [
      'sends the message that was held',
      holding({ type: 'send-message', text: 'Hello' }),
      {
        ...grantedNow,
        chat: { status: 'streaming', sessionId: null, key: s.FRESH },
        transcript: s.listOf(s.sending(1, 'Hello')),
      },
      [STORE, ...sent('Hello')],
    ],
    [
      'asks again for the reply that was held',
      { ...s.failedReply, consent: { status: 'needed', held: { type: 'retry' } } },
      {
        ...grantedNow,
        chat: { status: 'streaming', sessionId: 'session-1', key: s.FRESH },
        transcript: s.listOf(s.typed(1, 'And then?', { status: 'sending' })),
      },
      [STORE, startReply('message-1', 'And then?')],
    ],
    ['does nothing where none is needed', s.idle, 'refused'],
    ['does nothing a second time', s.granted, 'refused'],
  ),
  'decline-consent': rowsOf(
    { type: 'decline-consent' },
    [
      'drops what was held and closes the panel',
      holding({ type: 'start-call' }),
      { ...closed, consent: { status: 'needed', held: null } },
    ],
    ['closes the panel when nothing was held', holding(null), closed],
    ['takes back nothing that was given', { ...s.granted, ...open }, closed],
  ),
} satisfies Readonly<Record<string, readonly Row[]>>;

testRows(rows);
