import type { State } from '../../../core/machine/state.js';
import { after, CALL, CHAT } from '../../../stories/states.js';
import { callFailed, CONNECTING, FINISHED, MUTED } from './happenings.js';

const open = { type: 'open' } as const;

/**
 * The controls of the composer in each mode and state: part, whether it is disabled, and its label or text.
 */
export const CONTROLS: readonly [name: string, state: State, controls: readonly string[]][] = [
  ['voice, before a call', after({ mode: 'voice' }, open), ['call-button: Start']],
  [
    'voice, connecting',
    after({ mode: 'voice' }, ...CONNECTING),
    ['call-button: Connecting... Cancel'],
  ],
  [
    'voice, in a call',
    after({ mode: 'voice' }, ...CALL),
    ['mute-button: Mute microphone', 'call-button: End Call'],
  ],
  [
    'voice, muted',
    after({ mode: 'voice' }, ...CALL, MUTED),
    ['mute-button: Unmute microphone', 'call-button: End Call'],
  ],
  [
    'voice, after a failure',
    after({ mode: 'voice' }, ...CONNECTING, callFailed('call-failed')),
    ['call-button: Start'],
  ],
  [
    'chat, before a message',
    after({ mode: 'chat' }, open),
    ['text-box: Message', 'send-button (disabled): Send message'],
  ],
  [
    'chat, while the assistant types',
    after({ mode: 'chat' }, ...CHAT),
    ['text-box: Message', 'stop-button: Stop generating'],
  ],
  [
    'hybrid, before anything',
    after({}, open),
    ['text-box: Message', 'send-button (disabled): Send message', 'call-button: Start'],
  ],
  [
    'hybrid, connecting',
    after({}, ...CONNECTING),
    [
      'text-box (disabled): Message',
      'send-button (disabled): Send message',
      'call-button: Connecting... Cancel',
    ],
  ],
  [
    'hybrid, in a call',
    after({}, ...CALL),
    [
      'text-box (disabled): Message',
      'send-button (disabled): Send message',
      'mute-button: Mute microphone',
      'call-button: End Call',
    ],
  ],
  [
    'hybrid, muted',
    after({}, ...CALL, MUTED),
    [
      'text-box (disabled): Message',
      'send-button (disabled): Send message',
      'mute-button: Unmute microphone',
      'call-button: End Call',
    ],
  ],
  [
    'hybrid, while the assistant types',
    after({}, ...CHAT),
    ['text-box: Message', 'stop-button: Stop generating', 'call-button (disabled): Start'],
  ],
  [
    'hybrid, after an answer',
    after({}, ...CHAT, FINISHED),
    ['text-box: Message', 'send-button (disabled): Send message', 'call-button: Start'],
  ],
];
