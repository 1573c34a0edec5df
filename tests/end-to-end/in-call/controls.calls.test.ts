import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { engine } from '../../support/engine-gaps.js';
import { CONNECTIONS, describeInCall, QUIET } from './call-stage.js';

/** A microphone that always hears a tone. */
const HUMMING = `navigator.mediaDevices.getUserMedia = async () => {
  const context = new AudioContext();
  const heard = context.createMediaStreamDestination();
  const tone = context.createOscillator();
  tone.connect(heard);
  tone.start();
  return heard.stream;
};`;

describeInCall('the visitor in a call', (stage) => {
  for (const [name, transport] of CONNECTIONS) {
    it(`a visitor is heard while a button is held, ${name}`, async () => {
      await using visitor = await stage.calls({ ...transport(stage), 'push-to-talk': '' });
      const isHeard = (wanted: boolean) =>
        visitor.page.waitForFunction(
          (heard) => window.recorder.microphones.at(-1)?.enabled === heard,
          wanted,
        );
      await visitor.sees('muted');
      await visitor.part('talk-button').hover();
      await visitor.page.mouse.down();
      await isHeard(true);
      await visitor.page.mouse.up();
      await isHeard(false);
    });

    it(`a visitor chooses a microphone, a speaker and a volume, ${name}`, async () => {
      await using visitor = await stage.calls(transport(stage));
      await visitor.part('settings-button').click();
      // It is shown once the devices are known.
      await visitor.part('volume').waitFor();
      /** Chooses another device, if this machine has one. */
      const choosesAnother = async (place: number): Promise<string | null> => {
        const devices = visitor.part('device').nth(place);
        const others = devices.locator('option:not(:checked)');
        if ((await others.count()) === 0) return null;
        const wanted = await others.last().getAttribute('value');
        await devices.selectOption(wanted);
        return wanted;
      };
      const microphone = await choosesAnother(0);
      if (microphone) {
        await visitor.page.waitForFunction(
          (id) => window.recorder.microphones.at(-1)!.getSettings().deviceId === id,
          microphone,
        );
        await visitor.page.waitForFunction(
          () =>
            window.recorder.microphones.filter(({ readyState }) => readyState === 'live').length ===
            1,
        );
      }
      const speaker = await choosesAnother(1);
      if (engine() === 'chromium') assert.ok(microphone && speaker, 'it pretends to have several');
      await visitor.page.waitForFunction(
        (id) => !id || document.querySelector('audio')!.sinkId === id,
        speaker,
      );
      await visitor.part('volume').fill('0.5');
      await visitor.page.waitForFunction(() => document.querySelector('audio')!.volume === 0.5);
      assert.deepEqual(await visitor.reported('error'), []);
    });

    it(`the levels of both voices are measured, ${name}`, async () => {
      const attributes = { ...transport(stage), mode: 'hybrid', 'typing-in-call': '' };
      await using visitor = await stage.calls(attributes, { script: HUMMING });
      await visitor.types('What do virtual tours cost?');
      const media = await visitor.page.evaluateHandle(async () => {
        const element = document.querySelector<VoiceAssistant>('voice-assistant')!;
        return (await element.callControls()).media;
      });
      await visitor.page.waitForFunction(
        (of) => Object.values(of.remoteLevels()).some((level) => level > 0.01),
        media,
      );
      await visitor.page.waitForFunction((of) => of.localLevel() > 0.01, media);
    });
  }

  it('a control that a transport does not have is refused by name', async () => {
    await using visitor = await stage.calls(stage.realtime());
    const [found, ...refused] = await visitor.page.evaluate(async () => {
      const controls = await document
        .querySelector<VoiceAssistant>('voice-assistant')!
        .callControls();
      const { media, participants, phone, recording } = controls;
      const uses = [
        async () =>
          JSON.stringify([
            Object.keys(media.remoteLevels()),
            controls.meetingState(),
            participants.all(),
            controls.participantCounts(),
          ]),
        async () => recording.start(),
        () => phone.sendDTMF({ sessionId: 's', tones: '1' }),
        () => controls.useMicrophone('none'),
      ];
      return Promise.all(uses.map((use) => use().catch(String)));
    });
    assert.equal(found, '[["assistant"],"joined",[],{"present":0,"hidden":0}]');
    const has = 'A call with transport "openai-realtime" has no';
    assert.deepEqual(refused.slice(0, 2), [
      `CallControlError: recording.start(): ${has} startRecording`,
      `CallControlError: phone.sendDTMF(): ${has} sendDTMF`,
    ]);
    assert.match(String(refused[2]), /^CallControlError: useMicrophone\(\): /);
  });

  it('can end the call from full screen, and from a modal dialog in it', async () => {
    await using visitor = await stage.calls(QUIET);
    const { page } = visitor;
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div><button onclick="parentElement.requestFullscreen()">Enlarge</button>
        <button onclick="nextElementSibling.showModal()">Ask</button>
        <dialog><p>Well?</p></dialog></div>`,
      );
    });
    const end = page.getByRole('button', { name: 'End Call' }).last();
    await page.getByText('Enlarge').click();
    await page.waitForFunction(() => document.fullscreenElement);
    await end.click({ trial: true });
    await page.getByText('Ask').click();
    await end.click();
    await visitor.hears('call-end');
  });
});
