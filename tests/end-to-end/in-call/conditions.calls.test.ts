import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeInCall, noNotice, notice, QUIET, say } from './call-stage.js';

describeInCall('the conditions of a call', (stage) => {
  it('notifies a visitor whose microphone is silent', async () => {
    await using visitor = await stage.calls(stage.realtime());
    // For the page, time passes twice as fast where it is measured and not waited for.
    await visitor.page.evaluate(() => {
      const real = performance.now.bind(performance);
      performance.now = () => real() * 2;
    });
    await notice(visitor, /can’t hear you/).waitFor();
    await visitor.sees('connected');
  });

  it('opens a microphone again that is lost, by itself or when the visitor asks', async () => {
    await using visitor = await stage.calls(stage.realtime());
    const unplug = (again: boolean) =>
      visitor.page.evaluate((back) => {
        const { recorder } = window;
        const { mediaDevices } = navigator;
        if (!back)
          Object.assign(mediaDevices, {
            open: mediaDevices.getUserMedia,
            getUserMedia() {
              return Promise.reject(new DOMException('None', 'NotFoundError'));
            },
          });
        const track = recorder.microphones.at(-1)!;
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }, again);
    const opened = (count: number) =>
      visitor.page.waitForFunction(
        (wanted) => window.recorder.microphones.length === wanted,
        count,
      );
    await unplug(true);
    await opened(2);
    assert.deepEqual(await visitor.reported('error'), []);
    await unplug(false);
    await notice(visitor, /microphone was disconnected/).waitFor();
    assert.equal(await notice(visitor, /muted|can’t hear/).count(), 0);
    await visitor.page.evaluate(() => {
      const { open } = navigator.mediaDevices as unknown as {
        open: MediaDevices['getUserMedia'];
      };
      navigator.mediaDevices.getUserMedia = open;
    });
    await visitor.part('retry-button').click();
    await opened(3);
    await noNotice(visitor);
  });

  for (const [name, attributes, circumstances] of [
    ['with half-duplex', { 'half-duplex': '' }, {}],
    // What the visitor seems to say are words of the assistant's.
    ['that hears itself', {}, { faults: 'messages:partials:4' }],
  ] as const)
    it(`rests the microphone of a speakerphone ${name} while the assistant speaks`, async () => {
      const firstMessage = `Do you have a free trial? ${'People ask me that all day long. '.repeat(6)}`;
      const overrides = { 'assistant-overrides': JSON.stringify({ firstMessage }) };
      await using visitor = await stage.calls({ ...attributes, ...overrides }, circumstances);
      const rests = (wanted: boolean) =>
        visitor.page.waitForFunction(
          (resting) => window.recorder.microphones.at(-1)!.enabled !== resting,
          wanted,
        );
      await rests(true);
      assert.equal((await visitor.reported('speech-end')).length, 0);
      await visitor.sees('muted', false);
      await visitor.hears('speech-end');
      await rests(false);
    });

  it('a network that goes is shown, and the call carried on when it is back', async () => {
    await using visitor = await stage.calls(QUIET, { faults: 'network-drop:3:1' });
    await notice(visitor, /connection lost/i).waitFor();
    await noNotice(visitor);
    await say(visitor, 'We are back.');
    await visitor.reads('assistant', /We are back/);
    assert.deepEqual(await visitor.reported('call-end'), []);
    assert.deepEqual(await visitor.reported('error'), []);
  });
});
