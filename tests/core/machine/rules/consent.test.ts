import type { Effect } from '../../../../core/machine/effects.js';
import type { ConsentReceipt } from '../../../../core/machine/regions/consent.js';
import type { State } from '../../../../core/machine/state.js';
import { endedBy, sent } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, rowsOf, testRows, type Row } from '../support/table.js';

const open = { panel: { status: 'open' } } as const;
const closed = { panel: { status: 'closed' } } as const;
const grantedNow = { consent: s.grantedConsent } as const;
const stored = (receipt: ConsentReceipt): readonly Effect[] => [
  { type: 'store-consent', receipt },
  emitted({ type: 'consent-change', receipt }),
];
const STORE = stored(s.RECEIPT);

const PURPOSES = [
  { id: 'answer', text: 'We answer.', required: true },
  { id: 'improve', text: 'We learn.' },
  { id: 'advertise', text: 'We sell.' },
];
const notice: State = s.set({ consentVersion: '2', consentPurposes: PURPOSES }, s.asking);

const ACCEPTED = { answer: true, improve: true };
const CHOSEN = { ...ACCEPTED, advertise: false };
const agreed = (change: Partial<ConsentReceipt> = {}): ConsentReceipt => ({
  version: '2',
  language: '',
  purposes: CHOSEN,
  time: s.AT,
  ...change,
});
const agreedTo = (receipt: ConsentReceipt) =>
  ({ consent: { status: 'granted', receipt } }) as const;
const given: State = { ...notice, ...agreedTo(agreed()) };

const NEXT = { ...given.settings, consentVersion: '3' };
const SILENT = { ...given.settings, showTranscript: false };

/** Stored consents, and whether they are ones to the notice. */
const STORED: readonly [name: string, receipt: ConsentReceipt, counts: boolean][] = [
  ['to the notice', agreed(), true],
  ['in another language', agreed({ language: 'hi' }), true],
  ['to an older version', agreed({ version: '1' }), false],
  ['to fewer purposes', agreed({ purposes: ACCEPTED }), false],
  ['to other purposes', agreed({ purposes: { ...ACCEPTED, constructor: true } }), false],
  ['without what is required', agreed({ purposes: { ...CHOSEN, answer: false } }), false],
];

const FORGOTTEN: readonly Effect[] = [
  { type: 'forget-consent' },
  emitted({ type: 'consent-change', receipt: null }),
];

const holding = (held: Extract<State['consent'], { status: 'needed' }>['held']): State => ({
  ...s.asking,
  ...open,
  consent: { status: 'needed', held },
});

const calling = { voice: s.callStarting() };

testRows({
  'accept-consent': rowsOf(
    { type: 'accept-consent' },
    ['is kept', s.asking, grantedNow, [...STORE]],
    [
      'sends the message that was held',
      holding({ type: 'send-message', text: 'Hello' }),
      {
        ...grantedNow,
        chat: { status: 'streaming', sessionId: null, key: s.FRESH },
        transcript: s.listOf(s.sending(1, 'Hello')),
      },
      [...STORE, ...sent('Hello')],
    ],
    ['does nothing where none is needed', s.idle, 'refused'],
  ),
  'accept-consent with a notice': (
    [
      ['is a consent to what is required and what was chosen', ['improve', 'unknown'], {}],
      ['is a consent in the language that was shown', ['improve'], { language: 'hi' }],
    ] as const
  ).map(([name, purposes, shown]): Row => [
    name,
    notice,
    { type: 'accept-consent', purposes, ...shown },
    agreedTo(agreed(shown)),
    stored(agreed(shown)),
  ]),
  'consent-recalled with a notice': STORED.map(([name, receipt, counts]): Row => [
    name,
    notice,
    { type: 'consent-recalled', receipt },
    counts ? agreedTo(receipt) : {},
  ]),
  'configured with another notice': [
    [
      'is asked for again, and ends a call',
      { ...given, ...calling },
      { type: 'configured', settings: NEXT },
      { settings: NEXT, consent: { status: 'needed', held: null }, voice: s.noCall },
      endedBy('customer-ended-call', s.FRESH),
    ],
    [
      'goes on with the same notice',
      given,
      { type: 'configured', settings: SILENT },
      { settings: SILENT },
    ],
  ],
  'withdraw-consent': rowsOf(
    { type: 'withdraw-consent' },
    [
      'ends the call, clears the conversation and forgets everything',
      {
        ...s.granted,
        ...open,
        voice: s.callOf(),
        callId: 'call-1',
        draft: 'And',
        transcript: s.listOf(s.spoken(1, 'user', 'Hello')),
      },
      { ...s.asking, ...closed },
      [...endedBy('customer-ended-call'), ...FORGOTTEN],
    ],
    ['does nothing where none is needed', s.idle, 'refused'],
  ),
  'decline-consent': rowsOf(
    { type: 'decline-consent' },
    [
      'drops what was held and closes the panel',
      holding({ type: 'start-call' }),
      { ...closed, consent: { status: 'needed', held: null } },
    ],
    ['takes back nothing that was given', { ...s.granted, ...open }, closed],
  ),
});
