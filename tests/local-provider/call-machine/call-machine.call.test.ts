import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { launchBrowser } from '../../support/browser.js';
import { DailyCall, openRoom } from '../../support/daily-call.js';
import { servePage } from '../../support/page-server.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';
import { roomIsOver } from '../call/room-status.js';

describe('the call machine under the real daily-js', () => {
  const { provider, pages, browser } = shared({
    provider: () => spawnProvider(),
    pages: () => servePage(new URL('../../support/daily-page.ts', import.meta.url)),
    browser: () => launchBrowser(),
  });
  const calls: DailyCall[] = [];

  async function newCall(): Promise<DailyCall> {
    const call = await DailyCall.open(browser, pages.url);
    calls.push(call);
    return call;
  }

  /** Joins and waits until the assistant listens. */
  async function joined(assistant: object = {}): Promise<DailyCall> {
    const call = await newCall();
    const roomUrl = await openRoom(provider.url, assistant);
    const bundleUrl = provider.callBundleUrl;
    assert.equal(await call.join({ bundleUrl, roomUrl, scriptedMicrophone: true }), undefined);
    await call.message({ type: 'listening' });
    return call;
  }

  const silentAssistant = { firstMessageMode: 'assistant-waits-for-user' };

  describe('a conversation', () => {
    let call: DailyCall;

    before(async () => {
      call = await joined({ firstMessage: 'Welcome. How can I help you today?' });
    });

    it('measures the level of the assistant while the page pauses its sound', async () => {
      await (await call.voiceMeter()).waitForSilence(500);
      await call.page.evaluate(() => {
        document.querySelector('audio')!.pause();
        window.testCall.levels.remote = 0;
      });
      await call.send({ type: 'say', message: 'You cannot hear this, but it is not silent.' });
      await call.page.waitForFunction(() => window.testCall.levels.remote > 0.01);
      await call.page.evaluate(() => document.querySelector('audio')!.play());
    });

    it('is left by the visitor', async () => {
      assert.equal(await call.openMicrophones(), 1);
      await call.leave();
      await call.event({ action: 'left-meeting' });
      assert.equal(await call.openMicrophones(), 0, 'the microphone is released');
      await roomIsOver(call.roomUrl);
    });
  });

  describe('calls that stand for themselves', { concurrency: 2 }, () => {
    it('makes no sound while the assistant is muted', async () => {
      await using call = await joined(silentAssistant);
      const meter = await call.voiceMeter();
      await call.send({ type: 'control', control: 'mute-assistant' });
      await call.send({ type: 'say', message: 'Nobody hears this.' });
      const unheard = {
        type: 'transcript',
        transcriptType: 'final',
        transcript: 'Nobody hears this.',
      };
      await call.message(unheard);
      assert.ok((await meter.loudest()) < 0.003);
      await call.send({ type: 'control', control: 'unmute-assistant' });
      await call.send({ type: 'say', message: 'But this.' });
      await meter.waitForSound();
    });

    it('is used again for another call by the same call object', async () => {
      await using call = await joined(silentAssistant);
      await call.leave();
      const url = await openRoom(provider.url, { firstMessage: 'Here again.' });
      await call.page.evaluate(
        (room) => window.testCall.call!.join({ url: room, subscribeToTracksAutomatically: false }),
        url,
      );
      await call.message({
        type: 'transcript',
        transcript: 'Here again.',
        transcriptType: 'final',
      });
      await call.page.evaluate(() => window.testCall.call!.destroy());
      assert.equal(await call.openMicrophones(), 0);
      await roomIsOver(url);
    });

    it('subscribes automatically on request, and opens no microphone that is off', async () => {
      await using call = await newCall();
      const roomUrl = await openRoom(provider.url);
      const bundleUrl = provider.callBundleUrl;
      const muted = { bundleUrl, roomUrl, subscribe: true, startAudioOff: true };
      assert.equal(await call.join(muted), undefined);
      const meter = await call.voiceMeter();
      await meter.waitForSound();
      assert.equal(await call.openMicrophones(), 0);
      await call.page.evaluate(() => window.testCall.call!.setLocalAudio(true));
      await call.page.waitForFunction(() => window.testCall.openMicrophones === 1);
    });

    it('answers for devices, settings, levels and recordings', async () => {
      await using call = await joined(silentAssistant);
      const answers = await call.page.evaluate(async () => {
        const daily = window.testCall.call!;
        await daily.startLocalAudioLevelObserver(100);
        // daily-js gives the settings themselves, whatever its types say.
        const settings = (await daily.updateInputSettings({
          audio: { processor: { type: 'noise-cancellation' } },
        })) as { audio?: object };
        const context = new AudioContext();
        const oscillator = context.createOscillator();
        const destination = context.createMediaStreamDestination();
        oscillator.connect(destination);
        oscillator.start();
        const [tone] = destination.stream.getAudioTracks();
        const devices = await daily.setInputDevicesAsync({ audioSource: tone });
        const output = await daily.setOutputDeviceAsync({ outputDeviceId: 'default' });
        daily.startRecording();
        daily.stopRecording();
        return { settings, devices, output };
      });
      assert.deepEqual(answers.settings.audio, { processor: { type: 'noise-cancellation' } });
      assert.ok('deviceId' in answers.devices.mic, 'the tone is the microphone now');
      assert.equal((answers.output.speaker as MediaDeviceInfo).deviceId, 'default');
      await call.event({ action: 'recording-started' });
      await call.event({ action: 'recording-stopped' });
      await call.page.waitForFunction(() => window.testCall.levels.local > 0.01);
      await call.message({ type: 'speech-update', role: 'user', status: 'started' });
      assert.equal(await call.openMicrophones(), 0, 'the microphone made room for the tone');
    });

    it('reports the devices in use at each change', async () => {
      await using call = await joined(silentAssistant);
      const reported = await call.page.evaluate(async () => {
        const daily = window.testCall.call!;
        const tone = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]!;
        tone.getSettings = () => ({ deviceId: 'tone' });
        const seen: object[][] = [];
        daily.on('selected-devices-updated', ({ devices }) => {
          seen.push([devices.mic, devices.speaker]);
        });
        await daily.setInputDevicesAsync({ audioSource: tone });
        await daily.setOutputDeviceAsync({ outputDeviceId: 'headset' });
        return seen;
      });
      assert.deepEqual(reported, [
        [{ deviceId: 'tone' }, {}],
        [{ deviceId: 'tone' }, { deviceId: 'headset' }],
      ]);
    });

    it('leaves no microphone open, however quickly they are changed', async () => {
      await using call = await joined(silentAssistant);
      const opened = await call.page.evaluate(async () => {
        const daily = window.testCall.call!;
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        const waiting: (() => void)[] = [];
        let asked = 0;
        // A microphone that takes its time: until everything has been asked for.
        navigator.mediaDevices.getUserMedia = async (constraints) => {
          asked++;
          await new Promise<void>((go) => waiting.push(go));
          return open(constraints);
        };
        const changes = Promise.all(
          ['a', 'b', 'c'].map((audioDeviceId) => daily.setInputDevicesAsync({ audioDeviceId })),
        );
        let over = false;
        void changes.then(() => (over = true));
        for (let looks = 0; !over && looks < 500; looks++) {
          await new Promise((later) => setTimeout(later, 20));
          for (const go of waiting.splice(0)) go();
        }
        return { asked, open: window.testCall.openMicrophones };
      });
      assert.deepEqual(opened, { asked: 3, open: 1 });
      await call.leave();
      assert.equal(await call.openMicrophones(), 0);
    });

    it('opens one microphone for a visitor who unmutes again and again', async () => {
      await using call = await newCall();
      const roomUrl = await openRoom(provider.url, silentAssistant);
      const bundleUrl = provider.callBundleUrl;
      await call.join({ bundleUrl, roomUrl, scriptedMicrophone: true, startAudioOff: true });
      await call.message({ type: 'listening' });
      const muted = await call.page.evaluate(async () => {
        const daily = window.testCall.call!;
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        const gate = new EventTarget();
        const held = new Promise((go) => gate.addEventListener('open', go));
        navigator.mediaDevices.getUserMedia = async (constraints) => {
          await held;
          return open(constraints);
        };
        for (const on of [true, false, true, false, true]) daily.setLocalAudio(on);
        // Answered after all of them were taken up.
        await daily.getInputDevices();
        const reported = new Promise<void>((tell) =>
          daily.on('participant-updated', ({ participant }) => {
            if (participant.local && participant.audio) tell();
          }),
        );
        gate.dispatchEvent(new Event('open'));
        await reported;
        return !daily.localAudio();
      });
      assert.equal(muted, false);
      assert.equal(await call.openMicrophones(), 1);
      await call.leave();
      assert.equal(await call.openMicrophones(), 0);
    });

    it('keeps user data and session data', async () => {
      await using call = await joined(silentAssistant);
      const shared = await call.page.evaluate(async () => {
        const daily = window.testCall.call!;
        await daily.setUserData({ plan: 'premium' });
        const states: unknown[] = [];
        for (const [data, strategy] of [
          [{ room: 'kitchen', floor: 2 }, 'replace'],
          [{ floor: 3 }, 'shallow-merge'],
          [{ lift: true }, 'replace'],
        ] as const) {
          await new Promise((reported) => {
            daily.once('meeting-session-state-updated', reported);
            daily.setMeetingSessionData(data, strategy);
          });
          states.push(daily.meetingSessionState().data);
        }
        return { states, user: daily.participants().local.userData };
      });
      assert.deepEqual(shared.states, [
        { room: 'kitchen', floor: 2 },
        { room: 'kitchen', floor: 3 },
        { lift: true },
      ]);
      assert.deepEqual(shared.user, { plan: 'premium' });
    });
  });

  it('notifies the page when the provider stops', async () => {
    await using call = await joined(silentAssistant);
    assert.equal(await provider.stop(), 0);
    await call.message({ type: 'status-update', status: 'ended' });
    await call.event({ action: 'left-meeting' });
  });

  it('never throws into a page, and never leaves this machine', () => {
    assert.deepEqual(
      calls.flatMap(({ errors }) => errors),
      [],
    );
    browser.expectNoForeignTraffic();
  });
});
