import type { State } from '../../../core/headless/index.js';
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
}[] = [
  {
    name: 'grey and still when idle',
    state: after({}, { type: 'open' }),
    color: GREY,
    whole: 'none',
    bars: 'none',
  },
  {
    name: 'yellow and turning while connecting',
    state: after({}, ...CONNECTING),
    color: YELLOW,
    whole: 'spin',
    bars: 'none',
  },
  {
    name: 'green and still in a call',
    state: after({}, ...CALL),
    color: GREEN,
    whole: 'none',
    bars: 'none',
  },
  {
    name: 'red and growing while the assistant speaks',
    state: after({}, ...CALL, SPEAKING),
    color: RED,
    whole: 'none',
    bars: 'grow',
  },
  {
    name: 'blue, one bar after the other, while the assistant types',
    state: after({}, ...CHAT),
    color: BLUE,
    whole: 'none',
    bars: 'pulse',
  },
  {
    name: 'red and pulsing on an error',
    state: after({}, ...CONNECTING, callFailed('no-answer')),
    color: RED,
    whole: 'pulse',
    bars: 'none',
  },
];
