import { expect } from 'chai';
import { RealtimeReader, type RealtimeFact } from '../../../../core/call/realtime/reader.js';
import { inShort } from '../support/in-short.js';

const wrote = (delta: string, response_id = 'r1') => ({
  type: 'response.output_audio_transcript.delta',
  response_id,
  delta,
});
const played = { type: 'output_audio_buffer.started' };
const whole = (transcript: string) => ({
  type: 'response.output_audio_transcript.done',
  response_id: 'r1',
  transcript,
});
const created = (id: string) => ({ type: 'response.created', response: { id } });
const done = (status: string, status_details?: object | null) => ({
  type: 'response.done',
  response: { status, status_details },
});
const begins = (response_id: string) => ({ type: 'output_audio_buffer.started', response_id });
const stopped = { type: 'output_audio_buffer.stopped' };
const cleared = { type: 'output_audio_buffer.cleared' };
const visitor = { type: 'input_audio_buffer.speech_started' };
const visitorStops = { type: 'input_audio_buffer.speech_stopped' };
const transcribing = {
  type: 'session.updated',
  session: { audio: { input: { transcription: { model: 'm' } } } },
};
const word = (about: string, item_id: string, fields: object = {}) => ({
  type: `conversation.item.input_audio_transcription.${about}`,
  item_id,
  ...fields,
});

/** An event, or a time in milliseconds at which the assistant is audible, or has fallen silent. */
type Moment = object | { readonly at: number; readonly audible: boolean };

const WE_OPEN = wrote('We open at nine.');

/** The page cuts the answer off. */
const CUT_OFF = {};

function shown(moments: readonly Moment[], showsUnheard = false): string {
  const reader = new RealtimeReader(showsUnheard);
  let now = 0;
  const facts = moments.flatMap((moment): readonly RealtimeFact[] => {
    if (moment === CUT_OFF) return reader.cutOff(now);
    if (!('at' in moment)) return reader.receive(moment as never, now);
    now = moment.at;
    return reader.follow((moment as { audible: boolean }).audible, now);
  });
  return inShort(facts);
}

const at = (time: number, audible = true) => ({ at: time, audible });

const SESSIONS: readonly [name: string, moments: readonly Moment[], facts: string][] = [
  [
    'shows words as they are spoken, and all of them at the end',
    [WE_OPEN, played, at(400), at(400), at(800), stopped],
    '{"thinking":false} | assistant: (We) | assistant: (We open at) | assistant: We open at nine.',
  ],
  [
    'takes an interruption once, whatever tells of it',
    [WE_OPEN, played, at(800), { type: 'conversation.item.truncated' }, cleared, at(2000)],
    '{"thinking":false} | assistant: (We open at) | assistant: We open at… | call-interrupted',
  ],
  [
    'notices an interruption that nobody reports, by the voice',
    [WE_OPEN, played, at(400), visitor, at(700, false)],
    '{"thinking":false} | assistant: (We) | call-speech-started user | assistant: We open at… | call-interrupted',
  ],
  [
    'keeps what was heard when the page cuts an answer off that nobody reports',
    [WE_OPEN, played, at(800), CUT_OFF, at(900), at(1000, false), wrote('Two.', 'r2')],
    '{"thinking":false} | assistant: (We open at) | assistant: We open at… | call-interrupted',
  ],
  [
    'forgets an answer that the page cuts off before it is spoken',
    [WE_OPEN, CUT_OFF, wrote('Two.', 'r2'), stopped],
    'call-interrupted | assistant: Two.',
  ],
  [
    'takes a pause for no interruption while the visitor is silent',
    [WE_OPEN, played, at(400, false), stopped],
    '{"thinking":false} | assistant: (We) | assistant: We open at nine.',
  ],
  [
    'settles an answer whose end is withheld when the next begins',
    [wrote('One.'), played, wrote('Two.', 'r2')],
    '{"thinking":false} | assistant: One.',
  ],
  [
    'shows a text that is not spoken when it is done',
    [
      { type: 'response.output_text.delta', response_id: 'r1', delta: 'In words.' },
      done('completed'),
    ],
    '{"thinking":false} | assistant: In words.',
  ],
  [
    'holds the place of the visitor’s words until they are known',
    [
      transcribing,
      visitorStops,
      word('delta', 'i', { delta: 'Two ' }),
      word('delta', 'i', { delta: 'rooms' }),
      word('completed', 'i', { transcript: 'Two rooms?' }),
    ],
    'call-speech-ended user | user: (…) | user: (Two ) | user: (Two rooms) | user: Two rooms?',
  ],
  ['holds no place for words that never come', [visitorStops], 'call-speech-ended user'],
  [
    'gives the place back when the words are not found',
    [transcribing, visitorStops, word('failed', 'i')],
    'call-speech-ended user | user: (…) | user: ',
  ],
  [
    'expects words once some have come',
    [word('completed', 'i', { transcript: 'Hi' }), visitorStops],
    'user: Hi | call-speech-ended user | user: (…)',
  ],
  [
    'says why there is no answer',
    [
      done('failed', { error: { message: 'No quota' } }),
      done('incomplete', { reason: 'content_filter' }),
    ],
    '{"thinking":false} | The answer is failed: No quota | {"thinking":false} | The answer is incomplete: content_filter',
  ],
  [
    'goes on after an error, however little it says',
    [
      { type: 'error', error: { message: 'No such item' } },
      { type: 'error', error: { code: 'no_such_item' } },
      { type: 'error', message: 'No such item' },
      { type: 'error' },
      { type: 'error', error: { message: { toString: 1, valueOf: 1 } } },
      { type: 'error', error: { message: 'Busy. '.repeat(400) } },
      done('failed', null),
      done('failed', { reason: { toString: 1, valueOf: 1 } }),
    ],
    `No such item | no_such_item | No such item | The session reports an error | {"toString":1,"valueOf":1} | ${'Busy. '.repeat(166)}… | {"thinking":false} | The answer is failed: no reason is given | {"thinking":false} | The answer is failed: {"toString":1,"valueOf":1}`,
  ],
  [
    'settles an answer whose end is withheld when the sound of the next begins',
    [wrote('One.'), played, begins('r2'), wrote('Two.', 'r2'), at(2000)],
    '{"thinking":false} | assistant: One. | {"thinking":false} | assistant: (Two.)',
  ],
  [
    'shows nothing that comes of an answer after it was cut off',
    [
      WE_OPEN,
      played,
      at(400),
      cleared,
      wrote(' Come in.'),
      whole('We open at nine. Come in.'),
      created('r2'),
    ],
    '{"thinking":false} | assistant: (We) | assistant: We… | call-interrupted | {"thinking":true}',
  ],
  [
    'shows nothing of an answer that is cancelled before it is heard',
    [wrote('We open.'), done('cancelled'), created('r2')],
    '{"thinking":false} | call-interrupted | {"thinking":true}',
  ],
  [
    'shows words that do not stream, once',
    [whole('We open.'), played, at(2000), whole('We open.'), stopped],
    '{"thinking":false} | assistant: (We open.) | assistant: We open.',
  ],
  [
    'shows answers that all have the same id',
    [created('r1'), wrote('One.'), stopped, created('r1'), wrote('Two.'), stopped],
    '{"thinking":true} | assistant: One. | {"thinking":true} | assistant: Two.',
  ],
  [
    'shows words of the visitor once, and nothing that comes of them later',
    [
      word('completed', 'i', { transcript: 'Hi' }),
      word('completed', 'i', { transcript: 'Hi' }),
      word('delta', 'i', { delta: 'Hi' }),
      word('completed', 'j', { transcript: 'Hi' }),
    ],
    'user: Hi | user: Hi',
  ],
  [
    'holds the place of words that a session of the beta announces',
    [
      { type: 'session.created', session: { input_audio_transcription: { model: 'm' } } },
      visitorStops,
    ],
    'call-speech-ended user | user: (…)',
  ],
  [
    'shows the words of the beta',
    [
      { type: 'response.audio_transcript.delta', response_id: 'r1', delta: 'One.' },
      stopped,
      { type: 'response.text.delta', response_id: 'r2', delta: 'Two.' },
      { type: 'response.done' },
    ],
    'assistant: One. | {"thinking":false} | assistant: Two.',
  ],
  [
    'ends with the session',
    [{ type: 'error', error: { code: 'session_expired', message: 'x' } }],
    'end: exceeded-max-duration',
  ],
  [
    'takes malformed and unknown events for nothing',
    [
      {},
      { type: 5 },
      { type: 'rate_limits.updated' },
      { type: 'session.created', session: 'x' },
      { type: 'response.output_audio.delta', delta: 'UklGRg==' },
      { type: 'response.audio.delta', delta: 'UklGRg==' },
      { type: 'conversation.item.created', item: null },
      stopped,
      cleared,
    ],
    '',
  ],
];

describe('RealtimeReader', () => {
  for (const [name, moments, facts] of SESSIONS)
    it(name, () => expect(shown(moments)).to.equal(facts));

  it('shows all words with what has been heard of them, if the page wants that', () => {
    const moments = [WE_OPEN, played, at(400), stopped];
    expect(shown(moments, true)).to.equal(
      'assistant: (We open at nine.) heard  | {"thinking":false} | assistant: (We open at nine.) heard We | assistant: We open at nine.',
    );
  });
});
