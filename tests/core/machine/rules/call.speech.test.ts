import type { Role } from '../../../../core/machine/events.js';
import type { Entry } from '../../../../core/machine/regions/transcript.js';
import type { State } from '../../../../core/machine/state.js';
import * as s from '../support/states.js';
import { emitted, testRows, type Row } from '../support/table.js';
import type { ReceivedMessage } from '../../../../core/machine/received-message.js';

const key = s.CALL;

const inCall = (changes: Partial<State>): State => ({ ...s.inCall, ...changes });
const voice = (call: Parameters<typeof s.callOf>[0]) => ({ voice: s.callOf(call) });
const shows = (...entries: Entry[]) => ({ transcript: s.listOf(...entries) });

const SILENT = voice({ begun: true });
const USER = voice({ speaker: 'user', begun: true });
const ASSISTANT = voice({ speaker: 'assistant', begun: true });
const USER_OVER = voice({ speaker: 'user', heard: true, begun: true });
const THINKING = voice({ thinking: true, unheard: 'silent' });

const starts = (role: Role) => ({ about: 'call', type: 'call-speech-started', key, role }) as const;
const ends = (role: Role) => ({ about: 'call', type: 'call-speech-ended', key, role }) as const;
const INTERRUPTED = { about: 'call', type: 'call-interrupted', key } as const;
const START = [emitted({ type: 'speech-start' })];
const END = [emitted({ type: 'speech-end' })];

const said = (role: Role, text: string, final: boolean, more: { heard?: string } = {}) =>
  ({ about: 'call', type: 'call-transcribed', key, role, text, final, ...more }) as const;

const TO_PHONE = { type: 'transfer-update', destination: { type: 'number' } };
const ENDED = { type: 'status-update', status: 'ended' };

testRows({
  'call-speech-started': [
    ['of the assistant is emitted', s.inCall, starts('assistant'), ASSISTANT, START],
    ['of the visitor is shown only', s.inCall, starts('user'), USER],
    [
      'of the assistant: it is not thinking any more, and has not heard the visitor for that',
      inCall(THINKING),
      starts('assistant'),
      voice({ speaker: 'assistant', begun: true, unheard: 'silent' }),
      START,
    ],
    [
      'of the visitor: they are heard, and the assistant may still be thinking',
      inCall(THINKING),
      starts('user'),
      voice({ speaker: 'user', begun: true, thinking: true }),
    ],
    [
      'is emitted in a start, where nobody is shown to speak',
      s.connecting,
      starts('assistant'),
      {},
      START,
    ],
  ],
  'call-speech-ended': [
    ['of the assistant is emitted', inCall(ASSISTANT), ends('assistant'), SILENT, END],
    ['of the visitor is shown only', inCall(USER), ends('user'), SILENT],
    [
      'is emitted in a start, where nobody is shown to speak',
      s.connecting,
      ends('assistant'),
      {},
      END,
    ],
    ['of the one leaves the other speaking', inCall(ASSISTANT), ends('user')],
    ['of a visitor who did not interrupt', inCall(USER_OVER), ends('user'), ASSISTANT],
    ['of an assistant that is spoken over', inCall(USER_OVER), ends('assistant'), USER, END],
  ],
  'call-transcribed': [
    ['a final is certain', s.inCall, said('user', 'Hi?', true), shows(s.spoken(1, 'user', 'Hi?'))],
    [
      'the first words may come before the call is connected',
      s.connecting,
      said('assistant', 'Hey', false),
      shows(s.spoken(1, 'assistant', '', 'Hey')),
    ],
    [
      'what is written shows at once, though nothing of it was heard',
      s.inCall,
      said('assistant', 'Hey ', false, { heard: '' }),
      shows(s.written(1, '', 'Hey', '')),
    ],
    [
      'an assistant that says something does not think any more',
      inCall(THINKING),
      said('assistant', 'Hey', false),
      { ...voice({ unheard: 'silent' }), ...shows(s.spoken(1, 'assistant', '', 'Hey')) },
    ],
    [
      'though the visitor does, it may still be thinking',
      inCall(voice({ thinking: true })),
      said('user', 'Hello?', true),
      shows(s.spoken(1, 'user', 'Hello?')),
    ],
    ['nothing begins with silence', s.inCall, said('user', '  ', true)],
  ],
  'call-interrupted': [
    [
      'what the assistant did not say is dropped',
      inCall(shows(s.spoken(1, 'assistant', 'We have', 'three plans'))),
      INTERRUPTED,
      shows(s.spoken(1, 'assistant', 'We have')),
    ],
    ['what the visitor says stays', inCall(shows(s.spoken(1, 'user', '', 'Wait'))), INTERRUPTED],
  ],
  'call-messaged': (
    [
      ['text is passed on too', s.connecting, 'something', {}],
      ['that tells of the end is remembered', s.inCall, ENDED, voice({ endReported: true })],
      [
        'that transfers it to a phone is remembered',
        s.inCall,
        TO_PHONE,
        voice({ handedOver: true }),
      ],
      [
        'that transfers it to another assistant ends that',
        { ...s.inCall, voice: s.callOf({ handedOver: true }) },
        { ...TO_PHONE, destination: { type: 'assistant' } },
        voice({ handedOver: false }),
      ],
      ['that transfers it to nobody is not', s.inCall, { ...TO_PHONE, destination: null }, {}],
      ['that tells of another status is not', s.inCall, { ...ENDED, status: 'in-progress' }, {}],
    ] as const
  ).map(([name, from, message, changes]): Row => [
    name,
    from,
    { about: 'call', type: 'call-messaged', key, message },
    changes,
    [emitted({ type: 'message', message: message as ReceivedMessage })],
  ]),
});
