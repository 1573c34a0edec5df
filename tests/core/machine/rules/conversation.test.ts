import { expect } from 'chai';
import type { Conversation } from '../../../../core/machine/conversation.js';
import { isUntouched } from '../../../../core/machine/rules/conversation.js';
import type { State } from '../../../../core/machine/state.js';
import { ENDED_HERE } from '../support/effects.js';
import * as s from '../support/states.js';
import { rowsOf, testRows } from '../support/table.js';

const open = { panel: { status: 'open' } } as const;

const droppedCall: State = { ...s.idle, voice: s.pastCall('call-error', s.DROPPED) };

const kept: Conversation = {
  transcript: s.listOf(s.typed(1, 'Hi'), s.reply(2, 'Hi!', 'whole', 0, 0)),
  sessionId: 'session-1',
  failure: null,
  draft: 'And',
  panel: 'open',
};

const RECALL = { type: 'conversation-recalled', conversation: kept } as const;

const restored = {
  transcript: kept.transcript,
  chat: { status: 'idle', sessionId: 'session-1', failure: null },
  draft: 'And',
  panel: { status: 'open' },
} as const;

testRows({
  'edit-draft': [
    ['replaces the draft', s.idle, { type: 'edit-draft', text: 'So' }, { draft: 'So' }],
    [
      'changes nothing if it is the same',
      { ...s.idle, draft: 'So' },
      { type: 'edit-draft', text: 'So' },
      'refused',
    ],
  ],
  'conversation-recalled': [
    ...rowsOf(
      RECALL,
      ['restores it', s.idle, restored],
      [
        'restores nothing without consent',
        { ...s.idle, consent: { status: 'needed', held: null } },
      ],
      [
        'keeps what has begun since, and what the visitor is writing',
        { ...s.streaming, draft: 'No' },
        { panel: { status: 'open' } },
      ],
      [
        'leaves a call that is resumed its transcript',
        { ...s.connecting, transcript: s.listOf(s.spoken(1, 'user', 'Hey')) },
        { draft: 'And', panel: { status: 'open' } },
      ],
      [
        'gives a call with a shared context the session of the chat',
        s.set({ sharedContext: true }, s.connecting),
        { ...restored, transcript: s.connecting.transcript },
      ],
    ),
    [
      'replaces what this page had before it was cached',
      { ...s.failedReply, draft: 'Old', panel: { status: 'open' } },
      { ...RECALL, conversation: { ...kept, panel: 'closed' }, newer: true },
      { ...restored, panel: { status: 'closed' } },
    ],
    [
      'sends what waits',
      s.idle,
      { ...RECALL, conversation: { ...kept, transcript: s.listOf(s.waiting(1, 'So?')) } },
      { ...restored, transcript: s.listOf(s.waiting(1, 'So?')) },
      [{ type: 'continue-queue' }],
    ],
    [
      'asks about a message that may have arrived before it sends what waits',
      s.idle,
      {
        ...RECALL,
        conversation: { ...kept, failure: s.BROKEN, transcript: s.listOf(s.waiting(1, 'So?')) },
      },
      {
        ...restored,
        chat: { ...restored.chat, failure: s.BROKEN },
        transcript: s.listOf(s.waiting(1, 'So?')),
      },
    ],
  ],
  'dismiss-failure': rowsOf(
    { type: 'dismiss-failure' },
    ['of a call', s.failedCall, { voice: s.noCall }],
    [
      'of a call that took place, which can be taken along as before',
      { ...droppedCall, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { voice: s.pastCall('call-error') },
    ],
    [
      'of a call in which nothing was said, together with the call',
      droppedCall,
      { voice: s.noCall },
    ],
    [
      'of a reply, and not the call before it',
      { ...s.failedReply, voice: s.pastCall('meeting-ended') },
      { chat: { status: 'idle', sessionId: 'session-1', failure: null } },
    ],
    ['does nothing during a reply', s.streaming, 'refused'],
  ),
  'dismiss-past-call': rowsOf(
    { type: 'dismiss-past-call' },
    [
      'forgets the call that is over',
      { ...s.idle, voice: s.pastCall('meeting-ended') },
      { voice: s.noCall },
    ],
    [
      'keeps its failure, and what was said',
      { ...droppedCall, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { voice: { ...s.noCall, failure: s.DROPPED } },
    ],
    ['does nothing without a call', s.failedCall, 'refused'],
  ),
  reset: rowsOf(
    { type: 'reset' },
    ['changes nothing that is new', s.idle, 'refused'],
    [
      'ends a call and clears what was said',
      { ...s.inCall, ...open, transcript: s.listOf(s.spoken(1, 'user', 'Hello')) },
      { voice: s.noCall, transcript: s.listOf() },
      ENDED_HERE,
    ],
    [
      'stops a reply and forgets the session',
      s.streaming,
      { chat: s.noChat, transcript: s.listOf() },
      [{ type: 'stop-reply', key: s.TURN }],
    ],
    [
      'drops what waits for consent',
      { ...s.asking, consent: { status: 'needed', held: { type: 'send-message', text: 'Hi' } } },
      { consent: { status: 'needed', held: null } },
    ],
  ),
});

it('a conversation is untouched before a call or a message', () => {
  for (const [state, untouched] of [
    [s.idle, true],
    [{ ...s.idle, transcript: s.listOf(s.greeted('Hi')) }, true],
    [s.connecting, false],
    [{ ...s.idle, transcript: s.listOf(s.greeted('Hi'), s.typed(2, 'Hi')) }, false],
  ] as const)
    expect(isUntouched(state)).to.equal(untouched);
});
