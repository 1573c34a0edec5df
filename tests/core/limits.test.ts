import { testDailyOptions } from './limits/daily-options.js';
import { testVisitorErrors } from './limits/errors.js';
import { testAgainstLibrary } from './limits/library.js';
import { testExamples, testRefusals } from './limits/refusals.js';

describe('each rule, by example', () => testExamples());
describe('what is refused', () => testRefusals());
describe('the options for the call library', () => testDailyOptions());
describe('the call library’s own rules', () => testAgainstLibrary());
describe('what a visitor is shown of an error', () => testVisitorErrors());
