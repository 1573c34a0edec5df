import type { State } from '../../../core/machine/state.js';
import { after, CALL, CHAT } from '../../../stories/states.js';
import { callFailed, CONNECTING, SPEAKING } from './happenings.js';

const GREY = [156, 163, 175];
const YELLOW = [234, 179, 8];
const GREEN = [34, 197, 94];
const BLUE = [59, 130, 246];
const RED = [239, 68, 68];

/** The colour of the activity icon, and the animations of the icon and of its bars. */
export const ACTIVITIES: readonly {
  readonly name: string;
  readonly state: State;
  readonly color: readonly number[];
  readonly whole: string;
  readonly bars: string;
}[] = (
  [
    ['grey and still when idle', after({}, { type: 'open' }), GREY],
    ['yellow and turning while connecting', after({}, ...CONNECTING), YELLOW, 'spin'],
    ['green and still in a call', after({}, ...CALL), GREEN],
    ['red, growing while the assistant speaks', after({}, ...CALL, SPEAKING), RED, 'none', 'grow'],
    ['blue, bar by bar, while the assistant types', after({}, ...CHAT), BLUE],
    [
      'red and pulsing on an error',
      after({}, ...CONNECTING, callFailed('no-answer')),
      RED,
      'pulse',
    ],
  ] as const
).map(([name, state, color, whole = 'none', bars = 'none']) => ({
  name,
  state,
  color,
  whole,
  bars,
}));
