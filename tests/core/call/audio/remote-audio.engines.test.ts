import { expect } from '@open-wc/testing';
import { RemoteAudio } from '../../../../core/call/audio/remote-audio.js';
import { itWith } from '../../support/it-with.js';
import { replace } from '../../support/after-test.js';
import { waitUntil } from '../../support/wait-until.js';
import { tone } from './tone.js';

const elements = () => [...document.querySelectorAll('audio')];

const refuse = () => Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
/** Refuses what is heard. */
function muteOnly(this: HTMLMediaElement): Promise<void> {
  return this.muted ? Promise.resolve() : refuse();
}
const interrupt = () => Promise.reject(new DOMException('interrupted', 'AbortError'));

describe('RemoteAudio', () => {
  let audio: RemoteAudio | undefined;
  let reported: string[];
  const { play } = HTMLMediaElement.prototype;

  beforeEach(() => void (reported = []));
  afterEach(() => audio?.remove());

  function player(sound?: AudioContext): RemoteAudio {
    audio = new RemoteAudio((playback) => reported.push(playback), sound);
    return audio;
  }

  it('plays a track and reports it', async () => {
    const playing = player();
    const [element] = elements();
    await playing.play(tone());
    expect(reported).to.deep.equal(['allowed']);
    expect(elements()).to.deep.equal([element]);
    expect(element).to.include({ paused: false, autoplay: true });
    await waitUntil(() => (element?.currentTime ?? 0) > 0, 'sound is played');
  });

  it('replaces the track', async () => {
    const playing = player();
    await playing.play(tone());
    const second = tone();
    await playing.play(second);
    expect(elements()).to.have.length(1);
    expect((elements()[0]?.srcObject as MediaStream).getAudioTracks()).to.deep.equal([second]);
    expect(reported).to.deep.equal(['allowed', 'allowed']);
  });

  it('stays in the page while a router replaces the body: a removed element pauses', async () => {
    await player().play(tone());
    const { body } = document;
    const [element] = elements();
    const next = document.createElement('body');
    try {
      body.replaceWith(next);
      expect(elements()).to.deep.equal([element]);
      expect(element).to.include({ paused: false });
    } finally {
      next.replaceWith(body);
    }
  });

  it('reports when the browser refuses, and plays on a click', async () => {
    const playing = player();
    replace(HTMLMediaElement.prototype, 'play', refuse);
    await playing.play(tone());
    replace(HTMLMediaElement.prototype, 'play', play);
    expect(reported).to.deep.equal(['refused']);
    await playing.resume();
    expect(reported).to.deep.equal(['refused', 'allowed']);
  });

  describe('with sound that was opened in the press', () => {
    let sound: AudioContext;
    beforeEach(() => (sound = new AudioContext()).resume());

    /** The tracks that are played through it. */
    function playedThrough(): MediaStreamTrack[] {
      const played: MediaStreamTrack[] = [];
      const create = sound.createMediaStreamSource.bind(sound);
      replace(sound, 'createMediaStreamSource', (stream) => {
        played.push(...stream.getAudioTracks());
        return create(stream);
      });
      return played;
    }

    for (const [name, refusal] of [
      ['whatever the volume', refuse],
      ['but plays what is muted', muteOnly],
    ] as const)
      it(`plays what the browser refuses later, ${name}`, async () => {
        const playing = player(sound);
        const played = playedThrough();
        replace(HTMLMediaElement.prototype, 'play', refusal);
        const tracks = [tone(), tone()];
        for (const track of tracks) await playing.play(track);
        expect(reported).to.deep.equal(['allowed', 'allowed']);
        expect(played).to.deep.equal(tracks);
        expect(elements().map(({ muted }) => muted)).to.deep.equal([true]);
        await (await playing.output()).setVolume(0.5);
        expect(elements()[0]?.muted, 'it is not heard twice').to.equal(true);
        playing.remove();
        await waitUntil(() => sound.state === 'closed', 'it is closed');
      });

    it('does not need it where the browser plays', async () => {
      const playing = player(sound);
      const played = playedThrough();
      await playing.play(tone());
      expect([reported, played]).to.deep.equal([['allowed'], []]);
      expect(elements()[0]?.muted).to.equal(false);
    });

    it('asks for a tap if that was not allowed either', async () => {
      await sound.suspend();
      const playing = player(sound);
      replace(HTMLMediaElement.prototype, 'play', refuse);
      await playing.play(tone());
      expect(reported).to.deep.equal(['refused']);
    });
  });

  it('takes an interrupted play for no refusal', async () => {
    const playing = player();
    replace(HTMLMediaElement.prototype, 'play', interrupt);
    await playing.play(tone());
    expect(reported).to.deep.equal([]);
  });

  itWith('settled playback')('removes its element and reports nothing more', async () => {
    const playing = player();
    const started = playing.play(tone());
    playing.remove();
    await started;
    expect(elements()).to.deep.equal([]);
    expect(reported).to.deep.equal([]);
  });
});
