import { expect } from 'chai';
import { conversationOf, isNothing } from '../../../../core/machine/rules/left-page.js';
import * as s from '../support/states.js';

describe('a conversation whose page is left', () => {
  it('has an answer that was cut off, which can be asked for again', () => {
    const before = s.reply(0, 'Well', 'stopped', 0, s.OLD);
    const entries = [before, ...s.streaming.transcript.entries];
    expect(conversationOf({ ...s.streaming, transcript: s.listOf(...entries) })).to.deep.equal({
      transcript: s.listOf(
        s.reply(0, 'Well', 'stopped', 0, 0),
        s.typed(1, 'And then?'),
        s.reply(2, 'Then we', 'broken', 0, 0),
      ),
      sessionId: 'session-1',
      failure: {
        kind: 'stream-broken',
        message: 'The page was left before the answer was complete',
        turn: { id: 'message-1', text: 'And then?' },
      },
      draft: '',
      panel: 'closed',
    });
  });

  it('asks about a message that was on its way', () => {
    const { transcript, failure } = conversationOf({
      ...s.streaming,
      transcript: s.listOf(s.typed(1, 'So?', { status: 'sending' }), s.waiting(2, 'And?')),
    });
    expect(transcript).to.deep.equal(s.listOf(s.unsent(1, 'So?', true), s.waiting(2, 'And?')));
    expect(failure).to.deep.include({ kind: 'unconfirmed', uncertain: true });
    expect(failure?.turn.id).to.equal('message-1');
  });

  it('keeps a failure that the visitor has not dealt with', () => {
    expect(conversationOf(s.failedReply).failure).to.equal(s.BROKEN);
    const transcript = s.listOf(s.typed(1, 'Hi'), s.waiting(2, 'So?'));
    expect(conversationOf({ ...s.offline, transcript }).failure).to.equal(null);
  });

  it('has the words that were said so far', () => {
    const { transcript } = conversationOf({
      ...s.inCall,
      transcript: s.listOf(s.spoken(1, 'assistant', 'Hey', 'how')),
    });
    expect(transcript).to.deep.equal(s.listOf(s.spoken(1, 'assistant', 'Hey how…')));
  });

  it('is nothing at first, and something with a message, a draft or an open panel', () => {
    expect(isNothing(conversationOf(s.idle))).to.equal(true);
    expect(isNothing(conversationOf(s.offline))).to.equal(false);
    expect(isNothing(conversationOf({ ...s.idle, draft: 'H' }))).to.equal(false);
    expect(isNothing(conversationOf({ ...s.idle, panel: { status: 'open' } }))).to.equal(false);
  });
});
