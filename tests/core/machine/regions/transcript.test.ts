import { expect } from 'chai';
import { shownText, type Entry } from '../../../../core/machine/regions/transcript.js';
import * as s from '../support/states.js';
import { after, type TestEvent } from '../support/table.js';

const words = (role: Entry['role'], final: boolean) => (text: string) => ({
  about: 'call' as const,
  type: 'call-transcribed' as const,
  key: s.CALL,
  role,
  text,
  final,
});

/** Words of the visitor and of the assistant that may still change, and that are certain. */
const [hears, heard] = [words('user', false), words('user', true)];
const [says, said] = [words('assistant', false), words('assistant', true)];

const LONG = 'x'.repeat(10_000);

/** A partial that was answered, a final, and whether this completes that. */
const COMPLETED = [
  ['so', '"So what?"', true],
  ['hello', 'Hel.', true],
  ['…', 'So?', true],
  ['what', 'Who?', false],
  ['हाँ', 'हमें दो चाहिए।', false],
  ['हा', 'हाँ।', true],
] as const;

/** Speech in a call, and the transcript it results in. */
const HEARD: readonly [name: string, events: readonly TestEvent[], shown: string][] = [
  ['a partial gives way to the next one', [hears('what'), hears('what are')], 'user: what are'],
  [
    'finals of one speaker that follow each other are one message',
    [said('Hello.'), said('How are you?')],
    'assistant: Hello. How are you?',
  ],
  [
    'a late final goes to the message that it completes',
    [hears('how much'), says('It'), heard('How much is it?')],
    'user: How much is it? | assistant: It',
  ],
  [
    'an interrupted assistant that had said nothing leaves no message',
    [
      hears('so'),
      says('Yes'),
      { about: 'call', type: 'call-interrupted', key: s.CALL },
      heard('So what?'),
    ],
    'user: So what?',
  ],
  [
    'an empty final clears what turned out to be nothing but leaves the certain words',
    [heard('Yes.'), hears('mm'), heard('')],
    'user: Yes.',
  ],
  [
    'a partial of which no final came stays above the answer, and other words are a message below',
    [hears('hello there'), said('How can I help?'), hears('I want'), heard('I want a tour.')],
    'user: hello there | assistant: How can I help? | user: I want a tour.',
  ],
  [
    'what was written and never said gives way to what is said after the visitor',
    [{ ...says('We are open'), heard: 'We are' }, heard('Stop.'), { ...says('Sure.'), heard: '' }],
    'assistant: We are | user: Stop. | assistant: Sure.',
  ],
  [
    'a final that says nothing clears its partial above the answer too',
    [hears('mm'), said('Yes?'), heard('')],
    'assistant: Yes?',
  ],
  [
    'other words replace a partial that was not answered',
    [heard('Yes.'), hears('mm'), hears('what')],
    'user: Yes. what',
  ],
  [
    'words of the assistant that are uncertain are no answer',
    [hears('how much'), says('It'), hears('what')],
    'user: what | assistant: It',
  ],
  [
    'speech is not added to what was typed',
    [{ type: 'send-message', text: 'Hi', inCall: true }, heard('Hello.')],
    'user: Hi | user: Hello.',
  ],
  [
    'a message that is very long is complete',
    [heard(LONG), heard('Yes.')],
    `user: ${LONG} | user: Yes.`,
  ],
  [
    'the end keeps what was heard last, and shows where a sentence stopped',
    [
      hears('at 5'),
      says('Yes.'),
      { about: 'call', type: 'call-ended', key: s.CALL, reason: 'meeting-ended' },
    ],
    'user: at 5… | assistant: Yes.',
  ],
  [
    'also in a script whose words end in signs',
    [hears('मुझे'), { about: 'call', type: 'call-ended', key: s.CALL, reason: 'meeting-ended' }],
    'user: मुझे…',
  ],
];

describe('a transcript', () => {
  for (const [name, events, shown] of HEARD)
    it(name, () => {
      const { entries } = after(s.inCall, ...events).transcript;
      const lines = entries.map((entry) => `${entry.role}: ${shownText(entry)}`);
      expect(lines.join(' | ')).to.equal(shown);
    });

  for (const [partial, final, completes] of COMPLETED)
    it(`a final "${final}" ${completes ? 'completes' : 'does not complete'} "${partial}"`, () => {
      const events = [hears(partial), said('Yes?'), heard(final)];
      const { entries } = after(s.inCall, ...events).transcript;
      expect(entries[0]?.text).to.equal(completes ? final : partial);
    });

  it('keeps the time at which a message began', () => {
    const later = { ...heard('b'), at: s.AT + 5000 };
    expect(after(s.inCall, heard('a'), later).transcript.entries[0]?.at).to.equal(s.AT);
  });
});
