import { expect } from '@open-wc/testing';
import { HangUpLimits, type CallLimits } from '../../../core/call/watch/hang-up-limits.js';
import type { CallNews } from '../../../core/ports.js';
import { ManualTimers } from '../../support/manual-timers.js';

const NONE: CallLimits = { maxDurationSeconds: 0, silenceTimeoutSeconds: 0 };

const TOO_LONG = 'exceeded-max-duration';
const TOO_SILENT = 'silence-timed-out';

const started = (role: 'user' | 'assistant'): CallNews => ({ type: 'call-speech-started', role });
const ended = (role: 'user' | 'assistant'): CallNews => ({ type: 'call-speech-ended', role });
const words: CallNews = { type: 'call-transcribed', role: 'user', text: 'Hi', final: false };

export function testHangUpLimits(): void {
  let timers: ManualTimers;
  let abort: AbortController;
  let began: number;
  /** Warnings with the seconds into the call at which the end is, ends by their reasons. */
  let told: (string | null)[];

  beforeEach(() => {
    timers = new ManualTimers();
    timers.install();
    abort = new AbortController();
    began = Date.now();
    told = [];
  });

  afterEach(() => {
    abort.abort();
    timers.restore();
  });

  /** Watches a call that is not connected yet. */
  function watching(change: Partial<CallLimits>): HangUpLimits {
    return new HangUpLimits(
      { ...NONE, ...change },
      (news) => {
        if (news.type === 'call-ended') {
          told.push(`ended: ${news.reason}`);
          abort.abort();
        }
        if (news.type !== 'call-changed' || news.change.hangUp === undefined) return;
        const { hangUp } = news.change;
        told.push(hangUp && `${hangUp.reason} at ${(hangUp.at - began) / 1000}`);
      },
      abort.signal,
    );
  }

  function limited(change: Partial<CallLimits>, { speaking = false } = {}): HangUpLimits {
    const limits = watching(change);
    limits.hear({ type: 'call-connected', speaking });
    return limits;
  }

  const seconds = (count: number) => timers.advance(count * 1000);
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

  it('waits for a limit that is further off than a timer can be', async () => {
    const days = 24 * 60 * 60;
    limited({ maxDurationSeconds: 30 * days });
    expect(timers.pending).to.equal(1);
    await seconds(29 * days);
    expect(told).to.deep.equal([]);
    await seconds(days);
    expect(told).to.deep.equal([`${TOO_LONG} at ${30 * days}`, `ended: ${TOO_LONG}`]);
  });

  it('warns ten seconds before a call has lasted too long, and then ends it once', async () => {
    limited({ maxDurationSeconds: 60 });
    await seconds(49.9);
    expect(told).to.deep.equal([]);
    await seconds(0.1);
    expect(told).to.deep.equal([`${TOO_LONG} at 60`]);
    await seconds(9.9);
    expect(told).to.have.length(1);
    await seconds(60);
    expect(told).to.deep.equal([`${TOO_LONG} at 60`, `ended: ${TOO_LONG}`]);
  });

  it('counts how long a call lasts from before a page load that cut it', async () => {
    limited({ maxDurationSeconds: 60, silenceTimeoutSeconds: 30, since: began - 45_000 });
    await seconds(4.9);
    expect(told).to.deep.equal([]);
    await seconds(0.1);
    expect(told).to.deep.equal([`${TOO_LONG} at 15`]);
    await seconds(10);
    expect(told.at(-1)).to.equal(`ended: ${TOO_LONG}`);
  });

  it('ends one as soon as it is connected that lasted too long while its page was loaded anew', () => {
    const limits = watching({ maxDurationSeconds: 60, since: began - 61_000 });
    expect(told).to.deep.equal([]);
    // Whoever has not heard of the call is not told of its end.
    limits.hear({ type: 'call-connected' });
    expect(told).to.deep.equal([`ended: ${TOO_LONG}`]);
    expect(timers.pending).to.equal(0);
  });

  it('warns when half of a short limit is over', async () => {
    limited({ maxDurationSeconds: 4 });
    await seconds(1.9);
    expect(told).to.deep.equal([]);
    await seconds(0.1);
    expect(told).to.deep.equal([`${TOO_LONG} at 4`]);
  });

  it('lets nobody talk a call over its limit', async () => {
    const limits = limited({ maxDurationSeconds: 60 });
    limits.hear(started('user'));
    await seconds(55);
    press();
    limits.hear(words);
    await seconds(5);
    expect(told).to.deep.equal([`${TOO_LONG} at 60`, `ended: ${TOO_LONG}`]);
  });

  it('warns and ends when nobody says or does anything', async () => {
    limited({ silenceTimeoutSeconds: 30 });
    await seconds(19.9);
    expect(told).to.deep.equal([]);
    await seconds(10.1);
    expect(told).to.deep.equal([`${TOO_SILENT} at 30`, `ended: ${TOO_SILENT}`]);
  });

  for (const [name, touch] of [
    ['a key', press],
    ['a touch', () => window.dispatchEvent(new PointerEvent('pointerdown'))],
    ['a word', (limits: HangUpLimits) => limits.hear(words)],
  ] as const)
    it(`takes the warning back after ${name}, and counts anew`, async () => {
      const limits = limited({ silenceTimeoutSeconds: 30 });
      await seconds(25);
      touch(limits);
      expect(told).to.deep.equal([`${TOO_SILENT} at 30`, null]);
      await seconds(19.9);
      expect(told).to.have.length(2);
      await seconds(0.1);
      expect(told.at(-1)).to.equal(`${TOO_SILENT} at 55`);
      await seconds(10);
      expect(told.at(-1)).to.equal(`ended: ${TOO_SILENT}`);
    });

  it('does not count while either of them speaks', async () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    limits.hear(started('assistant'));
    limits.hear(started('user'));
    await seconds(100);
    limits.hear(ended('assistant'));
    await seconds(100);
    limits.hear(ended('user'));
    await seconds(19.9);
    expect(told).to.deep.equal([]);
    await seconds(10.1);
    expect(told).to.deep.equal([`${TOO_SILENT} at 230`, `ended: ${TOO_SILENT}`]);
  });

  it('does not count while the assistant speaks since before', async () => {
    const limits = limited({ silenceTimeoutSeconds: 30 }, { speaking: true });
    await seconds(100);
    limits.hear(ended('assistant'));
    await seconds(30);
    expect(told).to.deep.equal([`${TOO_SILENT} at 130`, `ended: ${TOO_SILENT}`]);
  });

  it('takes the warning back when somebody begins to speak', async () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    await seconds(25);
    limits.hear(started('assistant'));
    expect(told.at(-1)).to.equal(null);
    await seconds(60);
    expect(told).to.have.length(2);
  });

  it('is not kept going by what nobody said', async () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    await seconds(15);
    limits.hear({ type: 'call-messaged', message: { type: 'metadata' } });
    limits.hear({ type: 'call-changed', change: { network: 'low' } });
    await seconds(15);
    expect(told.at(-1)).to.equal(`ended: ${TOO_SILENT}`);
  });

  it('follows the nearer of two limits', async () => {
    const limits = limited({ maxDurationSeconds: 60, silenceTimeoutSeconds: 40 });
    await seconds(35);
    limits.hear(words);
    await seconds(15);
    expect(told).to.deep.equal([`${TOO_SILENT} at 40`, null, `${TOO_LONG} at 60`]);
    await seconds(10);
    expect(told.at(-1)).to.equal(`ended: ${TOO_LONG}`);
  });

  it('takes a click that no pointer or key made for a sign of life, too', async () => {
    limited({ silenceTimeoutSeconds: 30 });
    await seconds(29);
    document.body.click();
    await seconds(29);
    expect(told.filter((each) => each?.startsWith('ended'))).to.deep.equal([]);
    await seconds(1);
    expect(told.at(-1)).to.equal(`ended: ${TOO_SILENT}`);
  });

  it('leaves nothing behind, and tells nothing more', async () => {
    const limits = limited({ maxDurationSeconds: 60, silenceTimeoutSeconds: 30 });
    expect(timers.pending).to.equal(1);
    abort.abort();
    expect(timers.pending).to.equal(0);
    press();
    limits.hear(started('user'));
    await seconds(100);
    expect([told, timers.pending]).to.deep.equal([[], 0]);
  });
}
