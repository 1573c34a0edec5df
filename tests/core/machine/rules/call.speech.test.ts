import type { State } from '../../../../core/machine/state.js';
import * as s from '../support/states.js';
import { emitted, testRows, type Row } from '../support/table.js';
import type { ReceivedMessage } from '../../../../core/machine/received-message.js';

const key = s.CALL;

const speaking = (speaker: 'nobody' | 'user' | 'assistant'): State => ({
  ...s.inCall,
  voice: s.callOf({ speaker, begun: true }),
});

const said = (role: 'user' | 'assistant', text: string, final: boolean, heard?: string) =>
  ({
    about: 'call',
    type: 'call-transcribed',
    key,
    role,
    text,
    final,
    ...(heard !== undefined && { heard }),
  }) as const;

const messaged = (message: unknown) =>
  ({ about: 'call', type: 'call-messaged', key, message }) as const;

export const rows = {
  'call-speech-started': [
    [
      'of the assistant is emitted',
      s.inCall,
      { about: 'call', type: 'call-speech-started', key, role: 'assistant' },
      { voice: s.callOf({ speaker: 'assistant', begun: true }) },
      [emitted({ type: 'speech-start' })],
    ],
    [
      'of the visitor is shown only',
      s.inCall,
      { about: 'call', type: 'call-speech-started', key, role: 'user' },
      { voice: s.callOf({ speaker: 'user', begun: true }) },
      [],
    ],
    [
      'of the visitor goes over that of the assistant',
      speaking('assistant'),
      { about: 'call', type: 'call-speech-started', key, role: 'user' },
      { voice: s.callOf({ speaker: 'user', heard: true, begun: true }) },
      [],
    ],
    [
      'of the assistant: it is not thinking any more, and has not heard the visitor for that',
      { ...s.inCall, voice: s.callOf({ thinking: true, unheard: true }) },
      { about: 'call', type: 'call-speech-started', key, role: 'assistant' },
      { voice: s.callOf({ speaker: 'assistant', begun: true, unheard: true }) },
      [emitted({ type: 'speech-start' })],
    ],
    [
      'of the visitor: they are heard, and the assistant may still be thinking',
      { ...s.inCall, voice: s.callOf({ thinking: true, unheard: true }) },
      { about: 'call', type: 'call-speech-started', key, role: 'user' },
      { voice: s.callOf({ speaker: 'user', begun: true, thinking: true }) },
      [],
    ],
    [
      'is emitted in a start, where nobody is shown to speak',
      s.connecting,
      { about: 'call', type: 'call-speech-started', key, role: 'assistant' },
      {},
      [emitted({ type: 'speech-start' })],
    ],
  ],
  'call-speech-ended': [
    [
      'of the assistant is emitted',
      speaking('assistant'),
      { about: 'call', type: 'call-speech-ended', key, role: 'assistant' },
      { voice: s.callOf({ begun: true }) },
      [emitted({ type: 'speech-end' })],
    ],
    [
      'of the visitor is shown only',
      speaking('user'),
      { about: 'call', type: 'call-speech-ended', key, role: 'user' },
      { voice: s.callOf({ begun: true }) },
      [],
    ],
    [
      'is emitted in a start, where nobody is shown to speak',
      s.connecting,
      { about: 'call', type: 'call-speech-ended', key, role: 'assistant' },
      {},
      [emitted({ type: 'speech-end' })],
    ],
    [
      'of the one leaves the other speaking',
      speaking('assistant'),
      { about: 'call', type: 'call-speech-ended', key, role: 'user' },
      {},
      [],
    ],
    [
      'of the visitor who did not interrupt leaves the assistant speaking',
      { ...s.inCall, voice: s.callOf({ speaker: 'user', heard: true, begun: true }) },
      { about: 'call', type: 'call-speech-ended', key, role: 'user' },
      { voice: s.callOf({ speaker: 'assistant', begun: true }) },
      [],
    ],
    [
      'of the assistant is emitted though the visitor speaks over it',
      { ...s.inCall, voice: s.callOf({ speaker: 'user', heard: true, begun: true }) },
      { about: 'call', type: 'call-speech-ended', key, role: 'assistant' },
      { voice: s.callOf({ speaker: 'user', begun: true }) },
      [emitted({ type: 'speech-end' })],
    ],
  ],
  'call-transcribed': [
    [
      'a partial shows at once',
      s.inCall,
      said('user', ' what are ', false),
      { transcript: s.listOf(s.spoken(1, 'user', '', 'what are')) },
      [],
    ],
    [
      'a final is certain',
      s.inCall,
      said('user', 'What are your hours?', true),
      { transcript: s.listOf(s.spoken(1, 'user', 'What are your hours?')) },
      [],
    ],
    [
      'the first words may come before the call is connected',
      s.connecting,
      said('assistant', 'Hey', false),
      { transcript: s.listOf(s.spoken(1, 'assistant', '', 'Hey')) },
      [],
    ],
    [
      'what is written shows at once, though nothing of it was heard',
      s.inCall,
      said('assistant', 'Hey ', false, ''),
      { transcript: s.listOf(s.written(1, '', 'Hey', '')) },
      [],
    ],
    [
      'an assistant that says something does not think any more',
      { ...s.inCall, voice: s.callOf({ thinking: true, unheard: true }) },
      said('assistant', 'Hey', false),
      {
        voice: s.callOf({ unheard: true }),
        transcript: s.listOf(s.spoken(1, 'assistant', '', 'Hey')),
      },
      [],
    ],
    [
      'though the visitor does, it may still be thinking',
      { ...s.inCall, voice: s.callOf({ thinking: true }) },
      said('user', 'Hello?', true),
      { transcript: s.listOf(s.spoken(1, 'user', 'Hello?')) },
      [],
    ],
    ['nothing begins with silence', s.inCall, said('user', '  ', true), {}, []],
  ],
  'call-interrupted': [
    [
      'what the assistant did not say is dropped',
      { ...s.inCall, transcript: s.listOf(s.spoken(1, 'assistant', 'We have', 'three plans')) },
      { about: 'call', type: 'call-interrupted', key },
      { transcript: s.listOf(s.spoken(1, 'assistant', 'We have')) },
      [],
    ],
    [
      'nothing is left of what it had not begun',
      { ...s.inCall, transcript: s.listOf(s.spoken(1, 'assistant', '', 'We have')) },
      { about: 'call', type: 'call-interrupted', key },
      { transcript: s.listOf() },
      [],
    ],
    [
      'what the visitor is saying stays',
      { ...s.inCall, transcript: s.listOf(s.spoken(1, 'user', '', 'Wait')) },
      { about: 'call', type: 'call-interrupted', key },
      {},
      [],
    ],
  ],
  'call-messaged': [
    [
      'is passed on as it came',
      s.inCall,
      messaged({ type: 'tool-calls', toolCallList: [] }),
      {},
      [emitted({ type: 'message', message: { type: 'tool-calls', toolCallList: [] } })],
    ],
    [
      'text is passed on too',
      s.connecting,
      { about: 'call', type: 'call-messaged', key, message: 'something' },
      {},
      [emitted({ type: 'message', message: 'something' as unknown as ReceivedMessage })],
    ],
    [
      'that tells of the end is remembered',
      s.inCall,
      messaged({ type: 'status-update', status: 'ended' }),
      { voice: s.callOf({ endReported: true }) },
      [emitted({ type: 'message', message: { type: 'status-update', status: 'ended' } })],
    ],
    [
      'that tells of it in the start is remembered too',
      s.connecting,
      messaged({ type: 'status-update', status: 'ended' }),
      { voice: { ...s.callStarting(key), endReported: true } },
      [emitted({ type: 'message', message: { type: 'status-update', status: 'ended' } })],
    ],
    [
      'that ends something else is not',
      s.inCall,
      messaged({ type: 'x', status: 'ended' }),
      {},
      [emitted({ type: 'message', message: { type: 'x', status: 'ended' } as never })],
    ],
    [
      'that tells of another status is not',
      s.inCall,
      messaged({ type: 'status-update', status: 'in-progress' }),
      {},
      [emitted({ type: 'message', message: { type: 'status-update', status: 'in-progress' } })],
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;

testRows(rows);
