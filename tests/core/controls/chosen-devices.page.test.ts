import { expect } from '@open-wc/testing';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import { endlessBundle, hasLetGo, joins, ROOM } from '../call/unanswered-calls.js';
import { serve } from '../../support/scripted-provider.js';
import { controlsOver } from './support/setup.js';
import { itWith } from '../support/it-with.js';
import { replace } from '../support/after-test.js';
import { turns } from '../../support/manual-timers.js';

const STARTS = ['initialization started', 'daily-call-object-creation completed'] as const;

/** What a next call is asked for at its start, where these devices were chosen in the one before. */
async function nextCall(microphone: string | null, speaker: string | null): Promise<unknown> {
  const { controls, asked, reach } = controlsOver();
  if (microphone) await controls.useMicrophone(microphone);
  if (speaker) await controls.useSpeaker(speaker);
  asked.length = 0;
  for (const stage of STARTS) reach(stage);
  await turns();
  return asked;
}

describe('ChosenDevices', () => {
  const devices = ['m-1', 's-1'].map((deviceId) => ({ deviceId }) as MediaDeviceInfo);

  beforeEach(() => replace(navigator.mediaDevices, 'enumerateDevices', async () => devices));

  it('the next call starts with the selected devices', async () => {
    expect(await nextCall('m-1', 's-1')).to.deep.equal([
      ['setInputDevicesAsync', { audioDeviceId: 'm-1' }],
      ['setSpeaker', 's-1'],
      ['setOutputDeviceAsync', { outputDeviceId: 's-1' }],
    ]);
  });

  it('the next call starts as usual if nothing was selected or the device is gone', async () => {
    expect(await nextCall(null, null)).to.deep.equal([]);
    expect(await nextCall('m-2', 's-2')).to.deep.equal([]);
    expect(await nextCall('m-2', 's-1')).to.have.length(2);
  });

  it('the next call starts as usual if the browser does not list devices', async () => {
    const refuse = () => Promise.reject(new Error('not now'));
    replace(navigator.mediaDevices, 'enumerateDevices', refuse);
    expect(await nextCall('m-1', 's-1')).to.deep.equal([]);
    replace(navigator, 'mediaDevices', undefined);
    expect(await nextCall('m-1', 's-1')).to.deep.equal([]);
  });

  it('a microphone that was refused is not chosen', async () => {
    const setInputDevicesAsync = () => Promise.reject('no such device');
    const { controls, asked, reach } = controlsOver({ answers: { setInputDevicesAsync } });
    await controls.useMicrophone('m-1').catch(() => undefined);
    for (const stage of STARTS) reach(stage);
    await turns();
    expect(asked).to.deep.equal([]);
  });

  itWith('webrtc')('the real call library has it before the next call is joined', async () => {
    const options = { mode: 'voice', publicKey: 'key-1', assistantId: 'a-1' } as const;
    const apiUrl = await serve(ROOM, ROOM);
    const callBundleUrl = await endlessBundle();
    const assistant = createAssistant({ ...options, apiUrl, callBundleUrl });
    const begin = () => {
      assistant.send({ type: 'start-call' });
      return joins(assistant);
    };
    const controls = await assistant.callControls();
    await begin();
    // Its bundle never comes: the library keeps the choice for its join, and answers at once.
    await controls.useMicrophone('m-1');
    assistant.send({ type: 'end-call' });
    await begin();
    const { microphone } = await controls.devices();
    expect(microphone).to.equal('m-1');
    assistant.disconnect();
    await hasLetGo();
  });
});
