import type { State } from '../../../core/headless/index.js';
import { after, CALL, CHAT } from '../../../stories/states.js';

const open = { type: 'open' } as const;
const start = { type: 'start-call' } as const;
const mute = { type: 'call-changed', change: { muted: true } } as const;
const failed = {
  type: 'call-failed',
  failure: { kind: 'call-failed', type: 'daily-call-join-error', message: 'for developers' },
  duration: 1,
} as const;

/**
 * The controls of the composer in each mode and state: part, whether it is disabled, and its label or text.
 */
export const CONTROLS: readonly [name: string, state: State, controls: readonly string[]][] = [
  ['voice, before a call', after({ mode: 'voice' }, open), ['call-button: Start']],
  [
    'voice, connecting',
    after({ mode: 'voice' }, open, start),
    ['call-button: Connecting... Cancel'],
  ],
  [
    'voice, in a call',
    after({ mode: 'voice' }, ...CALL),
    ['mute-button: Mute microphone', 'call-button: End Call'],
  ],
  [
    'voice, muted',
    after({ mode: 'voice' }, ...CALL, mute),
    ['mute-button: Unmute microphone', 'call-button: End Call'],
  ],
  ['voice, after a failure', after({ mode: 'voice' }, open, start, failed), ['call-button: Start']],
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
    after({}, open, start),
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
    after({}, ...CALL, mute),
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
    after({}, ...CHAT, { type: 'reply-finished' }),
    ['text-box: Message', 'send-button (disabled): Send message', 'call-button: Start'],
  ],
];
