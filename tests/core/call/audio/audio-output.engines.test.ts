import { expect } from '@open-wc/testing';
import { RemoteAudio } from '../../../../core/call/audio/remote-audio.js';
import { itWith } from '../../support/it-with.js';
import { replace } from '../../support/after-test.js';
import { waitUntil } from '../../support/wait-until.js';
import { tone } from './tone.js';

const element = () => document.querySelector('audio')!;

/** How the assistant is played: by which volume of the element, and by which gain beside it. */
interface Played {
  readonly element: number;
  readonly unheard: boolean;
  readonly gain: number | undefined;
}

describe('AudioOutput', () => {
  const { createGain } = AudioContext.prototype;
  let audio: RemoteAudio;
  let gains: GainNode[];

  beforeEach(() => {
    gains = [];
    replace(AudioContext.prototype, 'createGain', function (this: AudioContext) {
      gains.push(createGain.call(this));
      return gains.at(-1)!;
    });
    audio = new RemoteAudio(() => undefined);
  });

  afterEach(() => audio.remove());

  const setVolume = async (volume: number) => (await audio.output()).setVolume(volume);

  const played = (): Played => ({
    element: element().volume,
    unheard: element().muted,
    gain: gains.at(-1)?.gain.value,
  });

  /** Browsers report the state of a context a moment after it changed. */
  async function statesAre(...wanted: readonly AudioContextState[]): Promise<void> {
    const states = () => gains.map(({ context: { state } }) => state);
    await waitUntil(() => String(states()) === String(wanted), `${wanted.join()} contexts`);
  }

  /** The strength of what comes out of the amplifier, as root mean square. */
  function meterOf(gain: GainNode): () => number {
    const analyser = new AnalyserNode(gain.context, { fftSize: 4096 });
    gain.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
    };
  }

  it('plays at the original volume if the browser cannot amplify', async () => {
    replace(AudioContext.prototype, 'createGain', () => {
      throw new DOMException('No more of them', 'NotSupportedError');
    });
    await setVolume(2);
    await audio.play(tone());
    expect(played()).to.deep.equal({ element: 1, unheard: false, gain: undefined });
    expect(element().paused).to.equal(false);
    const refused = await setVolume(2).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(DOMException);
    replace(AudioContext.prototype, 'createGain', createGain);
    await audio.play(tone());
    expect(element().muted, 'the next one is not amplified, either').to.equal(false);
  });

  it('is played through the selected speaker, or the default one if that is gone', async () => {
    const used: string[] = [];
    const setSinkId = async (id: string) => void used.push(id);
    replace(HTMLAudioElement.prototype, 'setSinkId', setSinkId);
    await (await audio.output()).setSpeaker('s-1');
    await audio.play(tone());
    await setVolume(2);
    Object.assign(gains[0]!.context, { setSinkId });
    await (await audio.output()).setSpeaker('s-2');
    expect(used).to.deep.equal(['s-1', 's-1', 's-2', 's-2']);
    const gone = () => Promise.reject(new DOMException('It is gone', 'NotFoundError'));
    replace(HTMLAudioElement.prototype, 'setSinkId', gone);
    await audio.play(tone());
    expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 2 });
  });

  it('is that of the element up to 1, with nothing else made for it', async () => {
    await audio.play(tone());
    for (const volume of [0, 0.4, 1]) {
      await setVolume(volume);
      expect(played()).to.deep.include({ unheard: false, gain: undefined });
      expect(element().volume).to.be.closeTo(volume, 1e-4);
    }
  });

  it('is that of an amplifier where the element has a fixed volume, as on iOS', async () => {
    const { prototype } = HTMLMediaElement;
    const volume = Object.getOwnPropertyDescriptor(prototype, 'volume')!;
    Object.defineProperty(prototype, 'volume', { ...volume, get: () => 1, set: () => undefined });
    try {
      await audio.play(tone());
      await setVolume(0.25);
      expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 0.25 });
      await setVolume(1);
      expect(played()).to.deep.equal({ element: 1, unheard: false, gain: 0 });
    } finally {
      Object.defineProperty(prototype, 'volume', volume);
    }
  });

  it('above 1 is that of an amplifier, while the element plays unheard', async () => {
    await audio.play(tone());
    await setVolume(2);
    expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 2 });
    expect(element().paused).to.equal(false);
    await setVolume(1.5);
    expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 1.5 });
    expect(gains).to.have.length(1);
  });

  it('of 2 sounds twice as loud, and of less is heard once', async () => {
    await audio.play(tone());
    await setVolume(2);
    const level = meterOf(gains[0]!);
    const asSent = 0.1 / Math.SQRT2;
    const near = (wanted: number) => () => Math.abs(level() - wanted) < wanted / 10 + 1e-4;
    await waitUntil(near(2 * asSent), 'it is twice as loud');
    await setVolume(0.5);
    await waitUntil(near(0), 'the amplifier is silent');
    expect(played()).to.deep.include({ unheard: false, gain: 0 });
    expect(element().volume).to.be.closeTo(0.5, 1e-4);
  });

  it('holds for a track that comes later, and for the next one', async () => {
    await setVolume(2);
    await audio.play(tone());
    expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 2 });
    await audio.play(tone());
    expect(played()).to.deep.equal({ element: 1, unheard: true, gain: 2 });
    await statesAre('closed', 'running');
  });

  it('leaves no amplifier behind, also when the end comes while it is made', async () => {
    await audio.play(tone());
    await setVolume(2);
    audio.remove();
    await statesAre('closed');
    audio = new RemoteAudio(() => undefined);
    await audio.play(tone());
    const louder = (await audio.output()).setVolume(2);
    audio.remove();
    await louder;
    await statesAre(...gains.map(() => 'closed' as const));
  });

  itWith('speaker selection')('rejects an unknown speaker and keeps playing', async () => {
    await audio.play(tone());
    const output = await audio.output();
    const refused = await output.setSpeaker('nowhere').catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(DOMException);
    expect(element().paused).to.equal(false);
  });
});
