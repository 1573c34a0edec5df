import { expect } from '@open-wc/testing';
import type { CallFact, ReplyFact } from '../../../core/machine/events.js';
import { update } from '../../../core/machine/update.js';
import * as s from './support/states.js';
import { stamped, type TestEvent } from './support/table.js';

/** One of each kind: a fact that is added to the machine must be added here. */
const CALL_FACTS: Readonly<{ [Type in CallFact['type']]: TestEvent & { type: Type } }> = {
  'call-progressed': {
    about: 'call',
    type: 'call-progressed',
    progress: { stage: 'daily-call-join', status: 'started' },
  },
  'call-started': { about: 'call', type: 'call-started', callId: 'call-1', duration: 1 },
  'call-connected': { about: 'call', type: 'call-connected' },
  'call-failed': { about: 'call', type: 'call-failed', failure: s.DENIED, duration: 1 },
  'call-degraded': { about: 'call', type: 'call-degraded', error: { type: 'a', message: 'b' } },
  'call-ended': { about: 'call', type: 'call-ended', reason: 'meeting-ended' },
  'call-changed': {
    about: 'call',
    type: 'call-changed',
    change: { muted: true, playback: 'refused' },
  },
  'call-speech-started': { about: 'call', type: 'call-speech-started', role: 'assistant' },
  'call-speech-ended': { about: 'call', type: 'call-speech-ended', role: 'assistant' },
  'call-transcribed': {
    about: 'call',
    type: 'call-transcribed',
    role: 'user',
    text: 'Hi',
    final: true,
  },
  'call-interrupted': { about: 'call', type: 'call-interrupted' },
  'call-messaged': { about: 'call', type: 'call-messaged', message: {} },
};

const REPLY_FACTS: Readonly<{ [Type in ReplyFact['type']]: TestEvent & { type: Type } }> = {
  'reply-accepted': { about: 'reply', type: 'reply-accepted' },
  'reply-held': { about: 'reply', type: 'reply-held' },
  'reply-session': { about: 'reply', type: 'reply-session', sessionId: 'session-9' },
  'reply-delta': { about: 'reply', type: 'reply-delta', output: 0, text: 'late' },
  'reply-replaced': { about: 'reply', type: 'reply-replaced', output: 0, text: 'late' },
  'reply-finished': { about: 'reply', type: 'reply-finished' },
  'reply-failed': { about: 'reply', type: 'reply-failed', failure: s.BROKEN },
};

const STATES = {
  'nothing goes on': s.idle,
  'a call failed': s.failedCall,
  'another call starts': s.connecting,
  'another call goes on': s.inCall,
  'a reply broke off': s.failedReply,
  'another reply streams in': s.streaming,
};

describe('a fact about a past call or answer changes nothing', () => {
  for (const [situation, state] of Object.entries(STATES))
    for (const fact of Object.values({ ...CALL_FACTS, ...REPLY_FACTS }))
      it(`${fact.type}, when ${situation}`, () => {
        const [after, effects] = update(state, stamped({ ...fact, key: s.OLD }));
        expect(after).to.equal(state);
        expect(effects).to.deep.equal([]);
      });

  it('facts about a call do not reach a reply of the same key, nor the other way round', () => {
    for (const fact of Object.values(CALL_FACTS))
      expect(update(s.streaming, stamped({ ...fact, key: s.TURN }))[0]).to.equal(s.streaming);
    for (const fact of Object.values(REPLY_FACTS))
      expect(update(s.inCall, stamped({ ...fact, key: s.CALL }))[0]).to.equal(s.inCall);
  });
});
