import { testDailyEvents } from './call/daily-events.js';
import { testEnding } from './call/ending.js';
import { testHangUpLimits } from './call/hang-up-limits.js';
import { testModelOutput } from './call/model-output.js';
import { testOneCall } from './call/call-lock.js';
import { testRejoin } from './call/rejoin.js';
import { testRemoteAudio } from './call/remote-audio.js';
import { testSpeech } from './call/speech.js';
import {
  testJoining,
  testLateJoin,
  testLoading,
  testRecording,
  testStages,
} from './call/stages.js';
import { testStarting } from './call/starting.js';
import { testVolume } from './call/volume.js';
import { testWakeLock } from './call/wake-lock.js';
import { testDeviceWatch, testMicrophoneWatch, testNetworkWatch } from './call/watches.js';
import { testTranscriptExport } from './transcript-export.js';

describe('the assistant’s speech', () => testSpeech());
describe('what the call library tells', () => testDailyEvents());
describe('the stages of a start', () => testStages());
describe('the join', () => testJoining());
describe('a join that takes too long', () => testLateJoin());
describe('the code of a call', () => testLoading());
describe('the recording of a call', () => testRecording());
describe('the assistant’s voice', () => testRemoteAudio());
describe('the assistant’s volume', () => testVolume());
describe('the network of a call', () => testNetworkWatch());
describe('the microphone of a call', () => testMicrophoneWatch());
describe('the devices of a call', () => testDeviceWatch());
describe('the screen in a call', () => testWakeLock());
describe('the limits of a call', () => testHangUpLimits());
describe('the words that the assistant writes', () => testModelOutput());
describe('a call of this tab', () => testOneCall());
describe('a call that a page load cut', () => testRejoin());
describe('a transcript', () => testTranscriptExport());
describe('the start of a call', () => testStarting());
describe('the end of a start', () => testEnding());
