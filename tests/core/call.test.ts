import { testDailyEvents } from './call/daily-events.js';
import { testEnding } from './call/ending.js';
import { testRemoteAudio } from './call/remote-audio.js';
import { testSpeech } from './call/speech.js';
import { testRecording, testStages } from './call/stages.js';
import { testStarting } from './call/starting.js';

describe('the assistant’s speech', () => testSpeech());
describe('what the call library tells', () => testDailyEvents());
describe('the stages of a start', () => testStages());
describe('the recording of a call', () => testRecording());
describe('the assistant’s voice', () => testRemoteAudio());
describe('the start of a call', () => testStarting());
describe('the end of a start', () => testEnding());
