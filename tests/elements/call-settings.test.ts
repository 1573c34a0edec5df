import { expect } from '@open-wc/testing';
import { render, type ReactiveControllerHost } from 'lit';
import type { CallControls } from '../../core/index.js';
import { resolveOptions } from '../../core/options.js';
import { CallSettings } from '../../elements/parts/call/call-settings.js';
import { waitUntil } from './drawing.js';

/** The sound settings, opened over a call of which a test says what becomes of a volume. */
async function opened(set: (volume: number) => Promise<void>) {
  const renderRoot = document.createElement('div');
  const controls = {
    assistantVolume: 1,
    devices: async () => ({ microphones: [], speakers: [], microphone: null, speaker: null }),
    async setAssistantVolume(volume: number) {
      await set(volume);
      controls.assistantVolume = volume;
    },
  };
  const { lateTexts } = resolveOptions({}).options;
  const draw = () => render(settings.render('Sound', lateTexts), renderRoot);
  const host = { renderRoot, requestUpdate: draw, updateComplete: Promise.resolve(true) };
  const settings = new CallSettings(
    host as unknown as ReactiveControllerHost & { renderRoot: ParentNode },
    async () => controls as unknown as CallControls,
  );
  settings.toggle();
  await waitUntil(() => renderRoot.querySelector('[part=volume]'));
  const slider = renderRoot.querySelector<HTMLInputElement>('[part=volume]')!;
  const drag = (volume: number) => {
    slider.valueAsNumber = volume;
    slider.dispatchEvent(new InputEvent('input'));
  };
  const shown = () => [slider.valueAsNumber, slider.getAttribute('aria-valuetext')];
  return { drag, shown };
}

describe('the volume in the sound settings', () => {
  it('stands where the visitor drags it, and says so', async () => {
    const { drag, shown } = await opened(async () => undefined);
    for (const volume of [0.9, 0.8, 1.5]) {
      drag(volume);
      expect(shown()[0]).to.equal(volume);
      await waitUntil(() => shown()[1] === `${volume * 100} %`);
      expect(shown()[0]).to.equal(volume);
    }
  });

  it('goes back to what is heard where it cannot be set', async () => {
    const { drag, shown } = await opened(() => Promise.reject(new Error('no amplifier')));
    drag(2);
    await waitUntil(() => shown()[0] === 1);
    expect(shown()).to.deep.equal([1, '100 %']);
  });
});
