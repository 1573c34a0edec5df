import { testChoosing } from './call/controls/choosing.js';
import { testLife } from './call/controls/life.js';
import { testLevels } from './call/controls/levels.js';
import { testLoudness } from './call/controls/loudness.js';
import { testReading } from './call/controls/reading.js';
import { testLimits, testUsing } from './call/controls/using.js';

describe('each control', () => testUsing());
describe('the limits of the controls', () => testLimits());
describe('controls and the life of a call', () => testLife());
describe('how loud the assistant is played', () => testLoudness());
describe('levels that a page observes', () => testLevels());
describe('devices that were chosen', () => testChoosing());
describe('what can be read of a call', () => testReading());
