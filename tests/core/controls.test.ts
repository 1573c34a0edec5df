import { testLife } from './controls/life.js';
import { testReading } from './controls/reading.js';
import { testLimits, testUsing } from './controls/using.js';

describe('each control', () => testUsing());
describe('the limits of the controls', () => testLimits());
describe('controls and the life of a call', () => testLife());
describe('what can be read of a call', () => testReading());
