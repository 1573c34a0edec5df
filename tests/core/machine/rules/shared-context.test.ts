import { expect } from 'chai';
import {
  HISTORY_MESSAGES,
  HISTORY_TEXT_LIMIT,
  historyForCall,
  historyForChat,
} from '../../../../core/machine/rules/shared-context.js';
import type { State } from '../../../../core/machine/state.js';
import { ENDED_HERE, START_CALL } from '../support/effects.js';
import * as s from '../support/states.js';
import { emitted, testRows } from '../support/table.js';

const shared = (state: State) => s.set({ sharedContext: true }, state);
const chatted = shared({
  ...s.idle,
  chat: { status: 'idle', sessionId: 'session-1', failure: null },
  transcript: s.listOf(s.typed(1, 'I am Ada'), s.reply(2, 'Hello Ada', 'whole')),
});

testRows({
  'a shared context': [
    [
      'keeps it when a call is resumed after a page load',
      chatted,
      { type: 'call-recalled', transcript: chatted.transcript },
      { voice: s.callStarting() },
      [{ ...START_CALL, origin: 'resumed' }],
    ],
    [
      'shows where a call began',
      shared(s.connecting),
      { about: 'call', type: 'call-connected', key: s.CALL },
      { voice: s.callOf(), transcript: s.listOf(s.mark(1, 'began')) },
      [emitted({ type: 'call-start' })],
    ],
    [
      'shows it once for a call that is resumed',
      shared(s.connecting),
      { about: 'call', type: 'call-connected', key: s.CALL, since: s.AT },
      { voice: s.callOf() },
      [emitted({ type: 'call-start' })],
    ],
    [
      'shows no end of a call that did not begin',
      shared(s.connecting),
      { type: 'end-call' },
      { voice: s.noCall },
      ENDED_HERE,
    ],
    [
      'shows where it ended',
      shared({
        ...s.inCall,
        voice: s.callOf({ endReported: true }),
        transcript: s.listOf(s.mark(1, 'began'), s.spoken(2, 'user', 'Hey', 'you')),
      }),
      { about: 'call', type: 'call-ended', reason: 'meeting-ended', key: s.CALL },
      {
        voice: s.pastCall('meeting-ended'),
        transcript: s.listOf(
          s.mark(1, 'began'),
          s.spoken(2, 'user', 'Hey you…'),
          s.mark(3, 'ended'),
        ),
      },
      [{ type: 'stop-call', key: s.CALL }, emitted({ type: 'call-end', reason: 'meeting-ended' })],
    ],
  ],
});

const conversation: State = shared({
  ...chatted,
  transcript: s.listOf(
    s.greeted('Welcome!'),
    s.typed(2, 'I am Ada'),
    s.reply(3, 'Hello Ada', 'whole'),
    s.mark(4, 'began'),
    s.spoken(5, 'user', 'I live in Pune'),
    s.typed(6, 'In Kothrud', { status: 'sent', to: 'call' }),
    s.spoken(7, 'assistant', 'Good'),
    s.mark(8, 'ended'),
    s.unsent(9, 'Lost'),
    s.typed(10, 'Where do I live?', { status: 'sending' }),
    s.waiting(11, 'And you?'),
  ),
});

const spoken = [
  { role: 'user', content: 'I live in Pune' },
  { role: 'user', content: 'In Kothrud' },
  { role: 'assistant', content: 'Good' },
];

describe('the history', () => {
  it('of a chat is what was said since its last message', () => {
    expect(historyForChat(conversation, 'session-1')).to.deep.equal(spoken);
  });

  it('of a chat without a session is everything before', () => {
    expect(historyForChat(conversation, null)).to.deep.equal([
      { role: 'assistant', content: 'Welcome!' },
      { role: 'user', content: 'I am Ada' },
      { role: 'assistant', content: 'Hello Ada' },
      ...spoken,
    ]);
  });

  it('of a call is everything that was sent, answered and said', () => {
    expect(historyForCall(conversation)).to.have.length(6);
    expect(historyForCall(conversation).at(-1)).to.deep.equal(spoken.at(-1));
  });

  it('is bounded', () => {
    const long = Array.from({ length: HISTORY_MESSAGES + 5 }, (_, index) =>
      s.typed(index + 1, `${index} ${'x'.repeat(HISTORY_TEXT_LIMIT)}!`),
    );
    const history = historyForCall({ ...conversation, transcript: s.listOf(...long) });
    expect(history).to.have.length(HISTORY_MESSAGES);
    expect(history[0]?.content).to.have.length(HISTORY_TEXT_LIMIT);
    expect(history.at(-1)?.content.at(-1)).to.equal('!');
  });

  it('begins and ends with a whole character, also of a text that was cut before', () => {
    const rest = 'x'.repeat(HISTORY_TEXT_LIMIT - 2);
    const transcript = s.listOf(s.typed(1, `😀${rest}\ud83d`));
    expect(historyForCall({ ...conversation, transcript })[0]?.content).to.equal(rest);
  });
});
