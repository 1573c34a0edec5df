import { expect } from 'chai';
import { RtviReader } from '../../../../core/call/pipecat/reader.js';
import { inShort } from '../support/in-short.js';

const ready = (version: string) => ({ type: 'bot-ready', data: { version } });
const type = (name: string) => ({ type: name });
const text = (name: string, said: string, more: object = {}) => ({
  type: name,
  data: { text: said, ...more },
});

/** A sentence, of which the first words have been spoken. */
const output = (id: number, sentence: string, heard = '', status = heard ? 'in-progress' : 'new') =>
  text('bot-output', sentence, {
    segment_id: id,
    will_be_spoken: true,
    spoken_status: status,
    spoken_progress: { accumulated_text: heard },
  });
const spoken = (id: number, sentence: string) => output(id, sentence, sentence, 'completed');

function shown(messages: readonly object[], showsUnheard = false): string {
  const reader = new RtviReader(showsUnheard);
  return inShort(messages.flatMap((message) => reader.receive(message as never)));
}

const SESSIONS: readonly [name: string, messages: readonly object[], facts: string][] = [
  [
    'shows a sentence as it is spoken, and the next one after it',
    [
      ready('2.1.0'),
      type('bot-llm-started'),
      type('bot-started-speaking'),
      output(7, 'We open at nine.'),
      output(8, 'Come in.'),
      output(7, 'We open at nine.', 'We open'),
      text('bot-tts-text', 'open'),
      spoken(7, 'We open at nine.'),
      output(8, 'Come in.', 'Come'),
      spoken(8, 'Come in.'),
      type('bot-stopped-speaking'),
    ],
    'listening | {"thinking":true} | {"thinking":false} | assistant: (We open) | assistant: We open at nine. | assistant: (Come) | assistant: Come in.',
  ],
  [
    'keeps what was heard of an answer that is cut off, and nothing else',
    [output(7, 'We open at nine.', 'We open'), output(8, 'Come in.'), type('bot-interrupted')],
    'assistant: (We open) | {"thinking":false} | assistant: We open… | call-interrupted',
  ],
  [
    'takes an interruption once, and one of nothing for nothing',
    [
      type('bot-interrupted'),
      output(7, 'We open.'),
      type('bot-interrupted'),
      type('bot-interrupted'),
    ],
    '{"thinking":false} | {"thinking":false} | call-interrupted | {"thinking":false}',
  ],
  [
    'notices an interruption that the bot does not report',
    [
      type('bot-started-speaking'),
      output(7, 'We open at nine.', 'We open'),
      type('user-started-speaking'),
      type('bot-stopped-speaking'),
      type('user-stopped-speaking'),
    ],
    '{"thinking":false} | assistant: (We open) | call-speech-started user | assistant: We open… | call-interrupted | call-speech-ended user',
  ],
  [
    'goes on with a sentence after a pause',
    [
      output(7, 'We open at nine.', 'We open'),
      type('bot-stopped-speaking'),
      spoken(7, 'We open at nine.'),
    ],
    'assistant: (We open) | assistant: We open at nine.',
  ],
  [
    'settles a sentence that never ends when the next one is spoken',
    [
      output(7, 'We open at nine.', 'We open'),
      output(8, 'Come in.'),
      output(8, 'Come in.', 'Come'),
    ],
    'assistant: (We open) | assistant: We open | assistant: (Come)',
  ],
  [
    'shows what is not to be spoken',
    [text('bot-output', 'A list', { segment_id: 1, will_be_spoken: false })],
    'assistant: A list',
  ],
  [
    'shows the words of an old bot as they are spoken',
    [
      ready('1.2.0'),
      text('bot-output', 'We open.', { spoken: false }),
      text('bot-tts-text', 'We'),
      text('bot-output', 'We', { spoken: true, aggregated_by: 'word' }),
      text('bot-tts-text', 'open.'),
      type('bot-stopped-speaking'),
      text('bot-tts-text', 'Come '),
      text('bot-tts-text', 'in.'),
      type('user-started-speaking'),
      type('bot-stopped-speaking'),
    ],
    'listening | assistant: (We) | assistant: (We open.) | assistant: We open. | assistant: (Come ) | assistant: (Come in.) | call-speech-started user | assistant: Come in.… | call-interrupted',
  ],
  [
    'takes a bot that does not tell its version for an old one',
    [type('bot-ready'), text('bot-tts-text', 'Hi'), type('bot-stopped-speaking')],
    'listening | assistant: (Hi) | assistant: Hi',
  ],
  [
    'shows a sentence once whose end comes twice',
    [
      ready('2.4.0'),
      spoken(7, 'We open.'),
      spoken(7, 'We open.'),
      output(7, 'We open.', 'We'),
      spoken(8, 'We open.'),
    ],
    'listening | assistant: We open. | assistant: We open.',
  ],
  [
    'shows the words of the visitor',
    [
      text('user-transcription', 'Two', { final: false }),
      text('user-transcription', 'Two rooms?', { final: true }),
    ],
    'user: (Two) | user: Two rooms?',
  ],
  [
    'goes on after an error that is not fatal',
    [
      { type: 'error', data: { error: 'No voice', fatal: false } },
      { type: 'error', data: { message: 'No voice' } },
      { type: 'error-response', id: '1', data: { error: 'Unsupported type' } },
      { type: 'error' },
      { type: 'error', data: { error: { toString: 1, valueOf: 1 } } },
    ],
    'No voice | No voice | Unsupported type | The bot reports an error | {"toString":1,"valueOf":1}',
  ],
  [
    'ends with a fatal one',
    [{ type: 'error', data: { error: 'No model', fatal: true } }],
    'call-failed: No model',
  ],
  [
    'takes malformed and unknown messages for nothing',
    [
      {},
      { type: 5 },
      type('metrics'),
      { type: 'server-message', data: { t: 'cart' } },
      { type: 'server-response', id: '1', data: null },
      type('user-mute-started'),
      { type: 'bot-output', data: 'x' },
      text('bot-llm-text', 'x'),
    ],
    '',
  ],
];

describe('RtviReader', () => {
  for (const [name, messages, facts] of SESSIONS)
    it(name, () => expect(shown(messages)).to.equal(facts));

  it('shows all words with what has been heard of them, if the page wants that', () => {
    const messages = [
      output(7, 'We open.'),
      output(8, 'Come in.'),
      output(7, 'We open.', 'We'),
      spoken(7, 'We open.'),
      spoken(8, 'Come in.'),
    ];
    expect(shown(messages, true)).to.equal(
      'assistant: (We open.) heard  | assistant: (We open. Come in.) heard  | assistant: (We open. Come in.) heard We | assistant: We open. | assistant: (Come in.) heard  | assistant: Come in.',
    );
  });
});
