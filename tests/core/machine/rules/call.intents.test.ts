import { emitted, rowsOf, testRows } from '../support/table.js';
import { ENDED_HERE, errorEmitted, START_CALL } from '../support/effects.js';
import type { State } from '../../../../core/machine/state.js';
import * as s from '../support/states.js';

const started = { voice: s.callStarting() };

const givenUp = { voice: s.noCall } as const;
const ended = { voice: s.pastCall('customer-ended-call') } as const;

const alreadyStarted = emitted({
  type: 'call-start-progress',
  progress: {
    stage: 'validation',
    status: 'failed',
    duration: 0,
    metadata: { reason: 'already-started' },
  },
});

const muted: State = { ...s.inCall, voice: s.callOf({ muted: true }) };
const startingMuted = { ...s.callStarting(s.CALL), muted: true };
const MUTE = [{ type: 'mute-call', key: s.CALL, muted: true }] as const;
const UNMUTE = [{ ...MUTE[0], muted: false }] as const;
const PLAY = [{ type: 'resume-playback', key: s.CALL }] as const;
const NO_VOICE = errorEmitted('validation-error', 'Voice is disabled: the option mode is "chat"');
const HOLDING = { status: 'needed', held: { type: 'start-call' } } as const;
const WORDS = { role: 'system', text: 'A tool ran', respond: true } as const;

testRows({
  'start-call': rowsOf(
    { type: 'start-call' },
    ['starts a call', s.idle, started, [START_CALL]],
    [
      'is refused while a reply streams in',
      s.streaming,
      'refused',
      errorEmitted('validation-error', 'Voice is unavailable while the chat is loading'),
    ],
    ['forgets an earlier failure', s.failedCall, started, [START_CALL]],
    [
      'is held while consent is needed, unless it was given elsewhere: nothing leaves',
      s.asking,
      { consent: HOLDING },
      [{ type: 'recall-consent' }],
    ],
    ['is refused where there is only chat', s.set({ mode: 'chat' }), 'refused', NO_VOICE],
    ['emits that one started', s.connecting, 'refused', [alreadyStarted]],
    ['is emitted so in a call too', s.inCall, 'refused', [alreadyStarted]],
  ),
  'end-call': rowsOf(
    { type: 'end-call' },
    ['does nothing without a call', s.idle, 'refused'],
    [
      'takes back a call that waits for consent',
      { ...s.asking, consent: HOLDING },
      { consent: { status: 'needed', held: null } },
    ],
    [
      'leaves a message that waits for consent',
      { ...s.asking, consent: { status: 'needed', held: { type: 'send-message', text: 'Hi' } } },
      'refused',
    ],
    ['ends a call in its start', s.connecting, givenUp, ENDED_HERE],
    ['ends a call', s.inCall, ended, ENDED_HERE],
  ),
  'toggle-call': rowsOf(
    { type: 'toggle-call' },
    ['starts a call', s.idle, started, [START_CALL]],
    ['ends a connected call', s.inCall, ended, ENDED_HERE],
  ),
  'toggle-mute': rowsOf(
    { type: 'toggle-mute' },
    ['does nothing before the call is connected', s.connecting, 'refused'],
    ['asks the call to mute, and waits for it to say so', s.inCall, {}, MUTE],
    ['asks a muted call to unmute', muted, {}, UNMUTE],
  ),
  mute: [
    ...rowsOf(
      { type: 'mute', muted: true },
      ['does nothing without a call', s.idle, 'refused'],
      ['has a call begin muted', s.connecting, { voice: startingMuted }, MUTE],
      ['asks again for what already is: a word to the contrary may be on its way', muted, {}, MUTE],
    ),
    ...rowsOf({ type: 'mute', muted: false }, [
      'has it begin unmuted after all',
      { ...s.connecting, voice: startingMuted },
      { voice: s.callStarting(s.CALL) },
      UNMUTE,
    ]),
  ],
  'resume-playback': rowsOf(
    { type: 'resume-playback' },
    ['does nothing without a call', s.idle, 'refused'],
    ['plays what was refused', { ...s.inCall, voice: s.callOf({ playback: 'refused' }) }, {}, PLAY],
  ),
  'context-added': [
    [
      'is handed to the call',
      s.inCall,
      { type: 'context-added', words: WORDS },
      {},
      [{ type: 'add-to-call', key: s.CALL, words: WORDS }],
    ],
  ],
  'send-to-call': [
    [
      'hands the message to the call',
      s.inCall,
      { type: 'send-to-call', message: { type: 'say', message: 'Bye' } },
      {},
      [{ type: 'send-to-call', key: s.CALL, message: { type: 'say', message: 'Bye' } }],
    ],
  ],
});
