import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SILENCE_LEVEL } from '../../support/audio.js';
import { describeInCall, QUIET, say } from './call-stage.js';

describeInCall('the visitor in a call', (stage) => {
  it('a visitor may start muted', async () => {
    const visitor = await stage.calls({ 'start-muted': '' });
    await visitor.sees('muted');
    assert.ok((await visitor.microphones()).every((enabled) => !enabled));
    await visitor.part('mute-button').click();
    await visitor.sees('muted', false);
    assert.deepEqual((await visitor.microphones()).filter(Boolean), [true]);
  });

  it('a visitor may have to hold a button to be heard', async () => {
    const visitor = await stage.calls({ 'push-to-talk': '' });
    await visitor.sees('muted');
    const button = visitor.part('talk-button');
    await button.hover();
    await visitor.page.mouse.down();
    await visitor.sees('muted', false);
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    await visitor.page.mouse.up();
    await visitor.sees('muted');
    await button.focus();
    await visitor.page.keyboard.down('Space');
    await visitor.sees('muted', false);
    await visitor.page.keyboard.up('Space');
    await visitor.sees('muted');
    assert.deepEqual(await visitor.reported('call-end'), []);
  });

  it('can end the call from full screen, and from a modal dialog in it', async () => {
    const visitor = await stage.calls(QUIET);
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

  it('answers typed text in the call, if the page allows it', async () => {
    const visitor = await stage.calls({ mode: 'hybrid', 'typing-in-call': '', ...QUIET });
    await visitor.types('What are your opening hours?');
    await visitor.reads('user', /opening hours/);
    await visitor.hears('speech-start');
    await visitor.reads('assistant', /Monday/);
    await visitor.sees('connected');
    assert.deepEqual(await visitor.reported('call-end'), []);
  });

  it('the assistant is as loud as the visitor sets it, from silent to twice', async () => {
    const visitor = await stage.comes();
    await visitor.page.evaluate(() => {
      const gains: GainNode[] = [];
      Object.assign(window, { gains });
      const { createGain } = AudioContext.prototype;
      AudioContext.prototype.createGain = function (this: AudioContext) {
        const gain = createGain.call(this);
        gains.push(gain);
        return gain;
      };
    });
    await visitor.connects();
    await visitor.part('settings-button').click();
    const slider = visitor.part('volume');
    const played = (wanted: { volume: number; muted: boolean; gain: number | null }) =>
      visitor.page.waitForFunction((expected) => {
        const { volume, muted } = document.querySelector('audio')!;
        const { gains } = window as unknown as { gains: GainNode[] };
        const gain = gains.at(-1)?.gain.value ?? null;
        return JSON.stringify({ volume, muted, gain }) === JSON.stringify(expected);
      }, wanted);
    await slider.fill('0');
    await played({ volume: 0, muted: false, gain: null });
    await slider.fill('2');
    await played({ volume: 1, muted: true, gain: 2 });
    await say(visitor, 'Can you hear me now? I am speaking to you. '.repeat(5));
    // What the amplifier gives to the loudspeaker.
    await visitor.page.waitForFunction((silent) => {
      const { gains, analyser } = window as unknown as {
        gains: GainNode[];
        analyser?: AnalyserNode;
      };
      const gain = gains.at(-1)!;
      const meter = analyser ?? new AnalyserNode(gain.context, { fftSize: 4096 });
      if (!analyser) {
        gain.connect(meter);
        Object.assign(window, { analyser: meter });
      }
      const samples = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / 4096) > silent;
    }, SILENCE_LEVEL);
    await visitor.asks('endCall');
    await visitor.leftNothing();
  });
});
