import { testChoosing } from './call/daily/controls/choosing.js';
import { testLife } from './call/daily/controls/life.js';
import { testLevels } from './call/daily/controls/levels.js';
import { testLoudness } from './call/daily/controls/loudness.js';
import { testReading } from './call/daily/controls/reading.js';
import { testLimits, testUsing } from './call/daily/controls/using.js';

describe('each control', () => testUsing());
describe('the limits of the controls', () => testLimits());
describe('controls and the life of a call', () => testLife());
describe('how loud the assistant is played', () => testLoudness());
describe('levels that a page observes', () => testLevels());
describe('devices that were chosen', () => testChoosing());
describe('what can be read of a call', () => testReading());
