import { expect } from '@open-wc/testing';
import { SpeechDetector } from '../../../core/call/audio/speech-detector.js';
import { ManualTimers } from '../../support/manual-timers.js';
import { controlsOver } from './support/setup.js';

/** What a page asks for, and how often the call library is then asked to tell, in milliseconds. */
const INTERVALS: readonly [given: number, observed: number][] = [
  [100, 100],
  [501, 500],
  [60_000, 500],
];

describe('observed levels', () => {
  const timers = new ManualTimers();

  beforeEach(() => timers.install());
  afterEach(() => timers.restore());

  for (const [given, observed] of INTERVALS) {
    it(`an interval of ${given} ms does not split the assistant's speech`, async () => {
      const { controls, asked } = controlsOver();
      await controls.media.observeRemoteLevels(given);
      const interval = Number(asked[0]![1]);
      const reported: boolean[] = [];
      const detector = new SpeechDetector((speaking) => reported.push(speaking));
      for (let spoken = 0; spoken < 3 * given; spoken += interval) {
        detector.hear([0.2]);
        await timers.advance(interval);
      }
      detector.stop();
      expect(reported).to.deep.equal([true]);
      expect(asked).to.deep.equal([['startRemoteParticipantsAudioLevelObserver', observed]]);
    });

    it(`an interval of ${given} ms still detects a silent microphone`, async () => {
      const { controls, asked } = controlsOver();
      await controls.media.observeLocalLevel(given);
      expect(asked).to.deep.equal([['startLocalAudioLevelObserver', observed]]);
    });
  }
});
