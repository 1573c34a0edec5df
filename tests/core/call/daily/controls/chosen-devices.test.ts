import { expect, waitUntil } from '@open-wc/testing';
import { createAssistant } from '../../../../../core/headless/create-assistant.js';
import { endlessBundle, leftOvers, ROOM, soon } from '../../unanswered-calls.js';
import { serve } from '../../../../support/scripted-provider.js';
import { controlsOver } from './support/setup.js';
import { itWith } from '../../../support/it-with.js';

const STARTS = ['initialization started', 'daily-call-object-creation completed'] as const;

/** What a next call is asked for at its start, where these devices were chosen in the one before. */
async function nextCall(microphone: string | null, speaker: string | null): Promise<unknown> {
  const { controls, asked, reach } = controlsOver();
  if (microphone) await controls.useMicrophone(microphone);
  if (speaker) await controls.useSpeaker(speaker);
  asked.length = 0;
  for (const stage of STARTS) reach(stage);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return asked;
}

const restoreMediaDevices = () => void Reflect.deleteProperty(navigator, 'mediaDevices');

describe('ChosenDevices', () => {
  let enumerateDevices: MediaDevices['enumerateDevices'];

  beforeEach(() => {
    ({ enumerateDevices } = navigator.mediaDevices);
    navigator.mediaDevices.enumerateDevices = async () =>
      ['m-1', 's-1'].map((deviceId) => ({ deviceId }) as MediaDeviceInfo);
  });

  afterEach(() => (navigator.mediaDevices.enumerateDevices = enumerateDevices));

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
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new Error('not now'));
    expect(await nextCall('m-1', 's-1')).to.deep.equal([]);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    expect(await nextCall('m-1', 's-1').finally(restoreMediaDevices)).to.deep.equal([]);
  });

  it('a microphone that was refused is not chosen', async () => {
    const setInputDevicesAsync = () => Promise.reject('no such device');
    const { controls, asked, reach } = controlsOver({ answers: { setInputDevicesAsync } });
    await controls.useMicrophone('m-1').catch(() => undefined);
    for (const stage of STARTS) reach(stage);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).to.deep.equal([]);
  });

  itWith('webrtc')('the real call library has it before the next call is joined', async () => {
    const options = { mode: 'voice', publicKey: 'key-1', assistantId: 'a-1' } as const;
    const apiUrl = await serve(ROOM, ROOM);
    const callBundleUrl = await endlessBundle();
    const assistant = createAssistant({ ...options, apiUrl, callBundleUrl });
    const joins = () => {
      const { voice } = assistant.state;
      return voice.status === 'connecting' && voice.stage === 'daily-call-join';
    };
    const begin = async () => {
      assistant.send({ type: 'start-call' });
      await waitUntil(joins, 'it joins', soon);
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
    await waitUntil(() => leftOvers() === 0, 'the call has let go', soon);
  });
});
