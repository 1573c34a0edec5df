import { expect } from '@open-wc/testing';
import { SpeechDetector } from '../../../../core/call/audio/speech-detector.js';
import { ManualTimers } from '../../../support/manual-timers.js';

/** The summed level of all participants, and how loud that is. */
const VOLUMES: readonly [levels: readonly number[], volume: number][] = [
  [[], 0],
  [[0.015], 0.1],
  [[0.05, 0.025], 0.5],
  [[0.15], 1],
  [[0.1, 0.1], 1],
];

describe('SpeechDetector', () => {
  const timers = new ManualTimers();
  let reported: boolean[] = [];
  let detector: SpeechDetector;

  beforeEach(() => {
    timers.install();
    reported = [];
    detector = new SpeechDetector((speaking) => reported.push(speaking));
  });

  afterEach(() => {
    detector.stop();
    timers.restore();
  });

  for (const [levels, volume] of VOLUMES)
    it(`${levels.join(' + ') || 'nobody'} is a volume of ${volume}`, () => {
      detector.hear(levels);
      expect(detector.volume).to.be.closeTo(volume, 1e-9);
    });

  it('does not begin at the threshold', () => {
    detector.hear([0.01]);
    detector.hear([0.004, 0.005]);
    expect(reported).to.deep.equal([]);
  });

  it('begins once the sum exceeds the threshold, and is reported once', () => {
    detector.hear([0.006, 0.006]);
    detector.hear([0.5]);
    expect(reported).to.deep.equal([true]);
  });

  it('ends 1000 ms after the last level above the threshold', async () => {
    detector.hear([0.2]);
    await timers.advance(900);
    detector.hear([0.2]);
    await timers.advance(900);
    detector.hear([0.01]);
    await timers.advance(99);
    expect([reported, detector.speaking]).to.deep.equal([[true], true]);
    await timers.advance(1);
    expect([reported, detector.speaking]).to.deep.equal([[true, false], false]);
  });

  it('does not end while a stalled page still has levels to read', async () => {
    detector.hear([0.2]);
    await timers.stall(1600);
    detector.hear([0.2]);
    await timers.advance(999);
    expect(reported).to.deep.equal([true]);
    await timers.advance(1);
    expect(reported).to.deep.equal([true, false]);
  });

  it('begins again after an end', async () => {
    detector.hear([0.2]);
    await timers.advance(1000);
    detector.hear([0.2]);
    expect(reported).to.deep.equal([true, false, true]);
  });

  it('reports nothing after it is stopped, and leaves no timer', async () => {
    detector.hear([0.2]);
    detector.stop();
    expect(timers.pending).to.equal(0);
    await timers.advance(5000);
    expect(reported).to.deep.equal([true]);
    expect(detector.volume).to.equal(0);
  });
});
