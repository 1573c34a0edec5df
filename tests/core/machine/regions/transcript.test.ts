import { expect } from 'chai';
import { shownText, type Entry } from '../../../../core/machine/regions/transcript.js';
import * as s from '../support/states.js';
import { after, type TestEvent } from '../support/table.js';

const said = (role: Entry['role'], final: boolean, text: string) => ({
  about: 'call' as const,
  type: 'call-transcribed' as const,
  key: s.CALL,
  role,
  text,
  final,
});

const partial = (role: Entry['role'], text: string) => said(role, false, text);
const final = (role: Entry['role'], text: string) => said(role, true, text);

const LONG = 'x'.repeat(10_000);

/** A partial that was answered, a final, and whether this completes that. */
const COMPLETED = [
  ['so', '"So what?"', true],
  ['he', 'Hello.', true],
  ['hello', 'Hel.', true],
  ['…', 'So?', true],
  ['what', 'Who?', false],
] as const;

/** Speech in a call, and the transcript it results in. */
const HEARD: readonly [name: string, events: readonly TestEvent[], shown: readonly string[]][] = [
  [
    'a partial gives way to the next one',
    [partial('user', 'what'), partial('user', 'what are')],
    ['user: what are'],
  ],
  [
    'a final takes the place of its partial',
    [partial('user', 'what are our'), final('user', 'What are your hours?')],
    ['user: What are your hours?'],
  ],
  [
    'finals of one speaker that follow each other are one message',
    [final('assistant', 'Hello.'), final('assistant', 'How are you?')],
    ['assistant: Hello. How are you?'],
  ],
  [
    'the other speaker begins a message',
    [final('assistant', 'Hello.'), final('user', 'Hi.'), final('assistant', 'What is it?')],
    ['assistant: Hello.', 'user: Hi.', 'assistant: What is it?'],
  ],
  [
    'a late final goes to the message that it completes',
    [partial('user', 'how much'), partial('assistant', 'It'), final('user', 'How much is it?')],
    ['user: How much is it?', 'assistant: It'],
  ],
  [
    'a late final without a partial begins a message',
    [final('user', 'One.'), final('assistant', 'Two.'), final('user', 'Three.')],
    ['user: One.', 'assistant: Two.', 'user: Three.'],
  ],
  [
    'an interrupted assistant that had said nothing leaves no message',
    [
      partial('user', 'so'),
      partial('assistant', 'Yes'),
      { about: 'call', type: 'call-interrupted', key: s.CALL },
      final('user', 'So what?'),
    ],
    ['user: So what?'],
  ],
  [
    'an empty final clears what turned out to be nothing but leaves the certain words',
    [final('user', 'Yes.'), partial('user', 'mm'), final('user', '')],
    ['user: Yes.'],
  ],
  [
    'a partial that turned out to be nothing leaves no message',
    [final('assistant', 'Yes?'), partial('user', 'mm'), final('user', ' ')],
    ['assistant: Yes?'],
  ],
  [
    'neither does one that gives way to nothing',
    [partial('user', 'mm'), partial('user', ''), final('assistant', 'Yes?')],
    ['assistant: Yes?'],
  ],
  [
    'a final that comes after a sentence of the other goes to the message that it completes',
    [
      partial('user', 'what are our'),
      final('assistant', 'We have three plans.'),
      final('user', 'What? Are your hours?'),
    ],
    ['user: What? Are your hours?', 'assistant: We have three plans.'],
  ],
  [
    'a partial of which no final came stays above the answer, and other words are a message below',
    [
      partial('user', 'hello there'),
      final('assistant', 'How can I help?'),
      partial('user', 'I want'),
      final('user', 'I want a tour.'),
    ],
    ['user: hello there', 'assistant: How can I help?', 'user: I want a tour.'],
  ],
  [
    'what was written and never said gives way to what is said after the visitor',
    [
      { ...partial('assistant', 'We are open'), heard: 'We are' },
      final('user', 'Stop.'),
      { ...partial('assistant', 'Sure.'), heard: '' },
    ],
    ['assistant: We are', 'user: Stop.', 'assistant: Sure.'],
  ],
  [
    'a final that says nothing clears its partial above the answer too',
    [partial('user', 'mm'), final('assistant', 'Yes?'), final('user', '')],
    ['assistant: Yes?'],
  ],
  [
    'other words replace a partial that was not answered',
    [final('user', 'Yes.'), partial('user', 'mm'), partial('user', 'what')],
    ['user: Yes. what'],
  ],
  [
    'words of the assistant that are uncertain are no answer',
    [partial('user', 'how much'), partial('assistant', 'It'), partial('user', 'what')],
    ['user: what', 'assistant: It'],
  ],
  [
    'speech is not added to what was typed',
    [{ type: 'send-message', text: 'Hi', inCall: true }, final('user', 'Hello.')],
    ['user: Hi', 'user: Hello.'],
  ],
  [
    'a message that is very long is complete',
    [final('user', LONG), final('user', 'Yes.')],
    [`user: ${LONG}`, 'user: Yes.'],
  ],
  [
    'the end keeps what was heard last, and shows where a sentence stopped',
    [
      partial('user', 'at 5'),
      partial('assistant', 'Yes.'),
      { about: 'call', type: 'call-ended', key: s.CALL, reason: 'meeting-ended' },
    ],
    ['user: at 5…', 'assistant: Yes.'],
  ],
];

describe('a transcript', () => {
  for (const [name, events, shown] of HEARD)
    it(name, () => {
      const { entries } = after(s.inCall, ...events).transcript;
      expect(entries.map((entry) => `${entry.role}: ${shownText(entry)}`)).to.deep.equal(shown);
    });

  for (const [heard, said, completes] of COMPLETED)
    it(`a final "${said}" ${completes ? 'completes' : 'does not complete'} "${heard}"`, () => {
      const events = [partial('user', heard), final('assistant', 'Yes?'), final('user', said)];
      const { entries } = after(s.inCall, ...events).transcript;
      expect(entries[0]?.text).to.equal(completes ? said : heard);
    });

  it('keeps the time at which a message began', () => {
    const later = { ...final('user', 'b'), at: s.AT + 5000 };
    expect(after(s.inCall, final('user', 'a'), later).transcript.entries[0]?.at).to.equal(s.AT);
  });

  it('is one list for spoken and typed messages', () => {
    const state = after(s.inCall, final('assistant', 'Hey'), { type: 'send-message', text: 'Hi' });
    expect(state.transcript).to.deep.equal(
      s.listOf(s.spoken(1, 'assistant', 'Hey'), s.sending(2, 'Hi')),
    );
  });

  it('a call that was ended in its start does not come back', () => {
    const start: TestEvent = { type: 'start-call', key: s.CALL };
    const ended = after(s.idle, start, { type: 'end-call' });
    const late = after(ended, { about: 'call', type: 'call-connected', key: s.CALL });
    expect(late).to.equal(ended);
    const second = after(late, { type: 'start-call', key: s.FRESH });
    expect(
      after(second, { about: 'call', type: 'call-connected', key: s.CALL }).voice,
    ).to.deep.equal(s.callStarting());
  });

  it('a late piece of a reply does not land in the next conversation', () => {
    const cleared = after(s.streaming, { type: 'reset' });
    const next = after(cleared, { type: 'send-message', text: 'Hello', key: s.FRESH });
    const late = after(next, {
      about: 'reply',
      type: 'reply-delta',
      key: s.TURN,
      output: 0,
      text: 'late',
    });
    expect(late).to.equal(next);
  });
});
