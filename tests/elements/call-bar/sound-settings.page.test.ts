import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type ReactiveControllerHost, render, type TemplateResult } from 'lit';
import type { CallControls } from '../../../core/headless/index.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import { SoundSettings } from '../../../elements/call-bar/sound-settings.js';
import { callSettingsStyles } from '../../../elements/call-bar/call-settings.styles.js';
import { SettingsBox } from '../../../elements/call-bar/settings-box.js';
import type { PartHost } from '../../../elements/shared/host.js';
import { isWithin, waitUntil } from '../support/drawing.js';
import { adoptInPage } from '../support/page-changes.js';
import { turns } from '../../support/manual-timers.js';

const NO_DEVICES = { microphones: [], speakers: [], microphone: null, speaker: null };

const LONG_WORD = 'Datenschutzeinwilligungserklärungsannahme';

/** Open sound settings of a call, whose volume `set` may refuse. */
async function opened(set: (volume: number) => Promise<void>) {
  const renderRoot = document.createElement('div');
  const controls = {
    assistantVolume: 1,
    devices: async () => NO_DEVICES,
    async setAssistantVolume(volume: number) {
      await set(volume);
      controls.assistantVolume = volume;
    },
  };
  const { texts } = resolveOptions({}).options;
  const draw = () => render(settings.render(texts), renderRoot);
  const host = { requestUpdate: draw };
  const settings = new SoundSettings(host as unknown as ReactiveControllerHost, {
    callControls: async () => controls as unknown as CallControls,
  });
  await settings.load();
  draw();
  const slider = renderRoot.querySelector<HTMLInputElement>('[part=volume]')!;
  const drag = (volume: number) => {
    slider.valueAsNumber = volume;
    slider.dispatchEvent(new InputEvent('input'));
  };
  const shown = () => [slider.valueAsNumber, slider.getAttribute('aria-valuetext')];
  return { drag, shown };
}

/** The closed box of a call with these devices, drawn before another element. */
async function boxOf(devices: () => Promise<object>, beside: TemplateResult) {
  const renderRoot = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });
  const used: string[] = [];
  const controls = {
    assistantVolume: 1,
    devices,
    useMicrophone: async (id: string) => used.push(id),
    useSpeaker: async (id: string) => used.push(id),
  };
  const { options } = resolveOptions({ texts: { call: { sound: 'Sound' } } });
  const draw = () => render(html`${box.render(options)}${beside}`, renderRoot);
  const host = { renderRoot, requestUpdate: draw, updateComplete: Promise.resolve(true) };
  const box = new SettingsBox(host as unknown as PartHost, {
    callControls: async () => controls as unknown as CallControls,
  });
  draw();
  return { box, renderRoot, used };
}

describe('the volume slider', () => {
  it('follows the visitor and announces its value', async () => {
    const { drag, shown } = await opened(async () => undefined);
    for (const volume of [0.9, 0.8, 1.5]) {
      drag(volume);
      expect(shown()[0]).to.equal(volume);
      await waitUntil(() => shown()[1] === `${volume * 100} %`);
      expect(shown()[0]).to.equal(volume);
    }
  });

  it('returns to the actual volume when setting it fails', async () => {
    const { drag, shown } = await opened(() => Promise.reject(new Error('no amplifier')));
    drag(2);
    await waitUntil(() => shown()[0] === 1);
    expect(shown()).to.deep.equal([1, '100 %']);
  });
});

describe('sound settings that fail to load', () => {
  /** The settings of a call that cannot list its devices at first. */
  async function failed() {
    const tried: unknown[] = [];
    const { box, renderRoot } = await boxOf(
      () => (tried.push(1) > 1 ? Promise.resolve(NO_DEVICES) : Promise.reject(new Error('none'))),
      html`<button part="settings-button"></button>`,
    );
    box.toggle();
    const find = (name: string) => renderRoot.querySelector<HTMLElement>(`[part=${name}]`);
    await waitUntil(() => find('retry-button'));
    return { box, find };
  }

  it('show an error and can be retried', async () => {
    const { find } = await failed();
    expect(find('settings')!.querySelector('[role=alert]')!.textContent).to.equal(
      'The sound settings could not be loaded.',
    );
    find('retry-button')!.click();
    expect(find('settings')).to.equal(null);
    expect(find('settings-button')!.matches(':focus')).to.equal(true);
    await waitUntil(() => find('volume'));
    expect(find('retry-button')).to.equal(null);
  });

  it('close with Escape, which the page does not see', async () => {
    const { box, find } = await failed();
    let heard = 0;
    const listen = () => heard++;
    addEventListener('keydown', listen);
    find('retry-button')!.focus();
    await sendKeys({ press: 'Escape' });
    removeEventListener('keydown', listen);
    expect(find('settings')).to.equal(null);
    expect(box.isOpen).to.equal(false);
    expect(heard).to.equal(0);
    expect(find('settings-button')!.matches(':focus')).to.equal(true);
  });
});

describe('open sound settings', () => {
  /** The settings of a call whose microphones may change, next to a text box. */
  async function shown() {
    const microphones = [{ id: 'built-in', label: 'Built-in' }];
    let looks = 0;
    const devices = async () => {
      looks++;
      return { ...NO_DEVICES, microphones: [...microphones] };
    };
    const { box, renderRoot } = await boxOf(devices, html`<textarea></textarea>`);
    const choices = () => [...renderRoot.querySelectorAll('option')].map(({ label }) => label);
    const text = renderRoot.querySelector('textarea')!;
    return { box, microphones, choices, looked: () => looks, text };
  }

  const plug = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'));

  it('list a device that is plugged in', async () => {
    const { box, microphones, choices } = await shown();
    box.toggle();
    await waitUntil(() => choices().length === 1);
    microphones.push({ id: 'headset', label: 'Headset' });
    plug();
    await waitUntil(() => choices().length === 2);
    expect(choices()).to.deep.equal(['Built-in', 'Headset']);
    box.close();
  });

  it('use what is chosen, of microphones, and of speakers if the browser lists them', async () => {
    const microphones = [{ id: 'built-in', label: 'Built-in' }];
    for (const speakers of [[], [{ id: 'ear', label: 'Ear' }]]) {
      const devices = async () => ({ ...NO_DEVICES, microphones, speakers });
      const { box, renderRoot, used } = await boxOf(devices, html``);
      box.toggle();
      await waitUntil(() => renderRoot.querySelector('select'));
      for (const each of renderRoot.querySelectorAll('select'))
        each.dispatchEvent(new Event('change'));
      expect(used).to.deep.equal(['built-in', ...speakers.map(({ id }) => id)]);
      box.close();
    }
  });

  it('stop following devices when closed, even before they have loaded', async () => {
    const { box, choices, looked } = await shown();
    box.toggle();
    await waitUntil(() => choices().length === 1);
    box.close();
    box.toggle();
    box.close();
    await turns();
    const before = looked();
    plug();
    await turns();
    expect(looked()).to.equal(before);
  });

  it('do not take the focus from a visitor who is typing', async () => {
    const { box, choices, text } = await shown();
    box.toggle();
    text.focus();
    await waitUntil(() => choices().length === 1);
    await turns();
    expect(text.matches(':focus')).to.equal(true);
    box.close();
  });
});

describe('the sound settings', () => {
  it('keep a long label next to its control', async () => {
    adoptInPage(callSettingsStyles);
    const place = await fixture(
      html`<div class="settings" style="width: 290px">
        <label
          ><span>${LONG_WORD}</span
          ><select></select
        ></label>
        <label><span>${LONG_WORD}</span><input type="range" /></label>
      </div>`,
    );
    expect(getComputedStyle(place).display).to.equal('grid');
    for (const label of place.querySelectorAll('label')) {
      const [words, control] = [label.children[0]!, label.children[1]!];
      const range = document.createRange();
      range.selectNodeContents(words);
      expect(range.getBoundingClientRect().right).to.be.at.most(
        control.getBoundingClientRect().left,
      );
      expect(isWithin(control, place)).to.equal(true);
    }
  });
});
