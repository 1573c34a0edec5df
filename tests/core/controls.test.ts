import { testLife } from './controls/life.js';
import { testLevels } from './controls/levels.js';
import { testLoudness } from './controls/loudness.js';
import { testReading } from './controls/reading.js';
import { testLimits, testUsing } from './controls/using.js';

describe('each control', () => testUsing());
describe('the limits of the controls', () => testLimits());
describe('controls and the life of a call', () => testLife());
describe('how loud the assistant is played', () => testLoudness());
describe('levels that a page observes', () => testLevels());
describe('what can be read of a call', () => testReading());
