import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../elements/voice-assistant/voice-assistant.js';
import { after, CALL, CHAT } from '../../stories/states.js';
import { ManualTimers } from '../support/manual-timers.js';
import { ACTIVITIES } from './activities.js';
import { CONTROLS } from './controls.js';
import {
  assistant,
  drawn,
  opened,
  part,
  present,
  rgb,
  settled,
  showing,
  style,
  text,
  waitUntil,
} from './drawing.js';

function describeControl(control: Element): string {
  const disabled = control.matches(':disabled') ? ' (disabled)' : '';
  const name =
    control.getAttribute('aria-label') ||
    control.textContent?.trim() ||
    control.getAttribute('title');
  return `${control.getAttribute('part')}${disabled}: ${name}`;
}

/** Colour by colour and movement by movement, number by number: what the specification asks for. */
describe('what one sees, in numbers', () => {
  describe('of the panel when it opens', () => {
    const focused = (element: VoiceAssistant) =>
      element.shadowRoot?.activeElement?.getAttribute('part') ?? null;

    /** Opened for the second time, so that all is loaded and only the delay is left. */
    async function reopened(mode: 'voice' | 'chat' | 'hybrid', timers: ManualTimers) {
      const element = await opened({ mode });
      await waitUntil(() => focused(element) !== null, 'the first opening has its focus');
      element.close();
      await drawn(element, 'launcher');
      timers.install();
      element.open();
      await element.updateComplete;
      expect(part(element, 'panel')).to.not.equal(null);
      return element;
    }
    for (const [mode, expected] of [
      ['chat', 'text-box'],
      ['hybrid', 'text-box'],
      ['voice', 'panel'],
    ] as const)
      it(`the focus moves to the ${expected} after 100 ms in mode ${mode}`, async () => {
        const timers = new ManualTimers();
        try {
          const element = await reopened(mode, timers);
          await timers.advance(99);
          expect(focused(element)).to.not.equal(expected);
          await timers.advance(1);
          expect(focused(element)).to.equal(expected);
        } finally {
          timers.restore();
        }
      });
  });

  describe('of the consent dialog', () => {
    const asked = after({ consentRequired: true }, { type: 'open' });
    afterEach(() => setViewport({ width: 1200, height: 900 }));

    for (const [window, width] of [
      [1200, 360],
      [360, 324],
      [320, 300],
    ] as const)
      it(`it is ${width} pixels wide in a window of ${window}`, async () => {
        await setViewport({ width: window, height: 700 });
        const element = await showing(asked);
        await settled(element);
        const box = present(element, 'consent').getBoundingClientRect();
        expect(box.width).to.equal(width);
        expect(box.left).to.be.at.least(0);
        expect(box.right).to.be.at.most(window);
      });

    it('it says what happens with what one says, and offers two answers', async () => {
      const element = await showing(asked);
      const said = present(element, 'consent').querySelector('.consent-content')?.textContent;
      for (const words of ['recorded', 'stored', 'shared', 'third-party', 'Terms of Service'])
        expect(said).to.contain(words);
      expect(text(element, 'cancel-button')).to.equal('Cancel');
      expect(text(element, 'accept-button')).to.equal('Accept');
    });

    it('the answer is kept as true under the widget’s own key', async () => {
      localStorage.removeItem('voice-assistant-consent');
      try {
        const element = await assistant({ consentRequired: true });
        element.open();
        (await drawn(element, 'accept-button')).click();
        await drawn(element, 'panel');
        expect(localStorage.getItem('voice-assistant-consent')).to.equal('true');
      } finally {
        localStorage.removeItem('voice-assistant-consent');
      }
    });
  });

  describe('of the launcher', () => {
    const radii = { none: '0px', small: '8px', medium: '16px', large: '24px' } as const;
    for (const [radius, pixels] of Object.entries(radii))
      it(`its corners are ${pixels} with radius ${radius}`, async () => {
        const element = await assistant({ radius: radius as keyof typeof radii });
        expect(style(element, 'launcher').borderTopLeftRadius).to.equal(pixels);
      });

    for (const size of ['compact', 'full'] as const)
      it(`it has a title and a subtitle when it is ${size}`, async () => {
        const element = await assistant({ size, ctaTitle: 'Ask us', ctaSubtitle: 'By text' });
        expect(text(element, 'launcher-title')).to.equal('Ask us');
        expect(text(element, 'launcher-subtitle')).to.equal('By text');
      });

    it('tiny, it has neither, and its icon grows and moves in a call', async () => {
      const still = await showing(after({ mode: 'voice' }), { size: 'tiny', ctaSubtitle: 'Words' });
      expect(text(still, 'launcher-title')).to.equal(undefined);
      expect(text(still, 'launcher-subtitle')).to.equal(undefined);
      const icon = present(still, 'activity-icon').getBoundingClientRect();
      const call = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
      const element = await showing(call, { size: 'tiny' });
      await waitUntil(() => element.matches(':state(connected)'));
      const button = present(element, 'launcher');
      const [picture] = button.getElementsByTagName('svg');
      expect([button.offsetWidth, button.offsetHeight]).to.deep.equal([48, 48]);
      expect(picture!.getBoundingClientRect().width).to.equal(28);
      expect(picture!.getBoundingClientRect().width).to.be.above(icon.width);
      expect(getComputedStyle(picture!).animationName).to.equal('pulse');
    });

    it('tiny, it is as large as ever and spins in yellow while it connects', async () => {
      const still = await showing(after({ mode: 'voice' }), { size: 'tiny' });
      const calling = after({ mode: 'voice' }, { type: 'start-call' });
      const element = await showing(calling, { size: 'tiny' });
      await waitUntil(() => element.matches(':state(connecting)'));
      const button = present(element, 'launcher');
      expect([button.offsetWidth, button.offsetHeight]).to.deep.equal([48, 48]);
      const ground = style(still, 'launcher').backgroundColor;
      expect(style(element, 'launcher').backgroundColor).to.equal(ground);
      expect(style(element, 'activity-icon').animationName).to.equal('spin');
      const [bar] = present(element, 'activity-icon').getElementsByTagName('i');
      expect(rgb(getComputedStyle(bar!).backgroundColor)).to.deep.equal([0xea, 0xb3, 0x08]);
    });

    it('tiny, it asks for a call and never for the panel', async () => {
      const element = await assistant({ mode: 'voice', size: 'tiny' });
      const asked: string[] = [];
      element.addEventListener('va-call-request', (event) => {
        asked.push(event.type);
        event.preventDefault();
      });
      present(element, 'launcher').click();
      await waitUntil(() => asked.length, 'a call is asked for');
      await element.updateComplete;
      expect(asked).to.deep.equal(['va-call-request']);
      expect(part(element, 'panel')).to.equal(null);
    });

    it('is whole at the bottom centre of a phone', async () => {
      await setViewport({ width: 360, height: 700 });
      const element = await assistant({ position: 'bottom-center', ctaTitle: 'Talk with our AI' });
      const title = present(element, 'launcher-title');
      expect(title.scrollWidth).to.equal(title.clientWidth);
      await setViewport({ width: 1200, height: 900 });
    });
  });

  describe('of the activity icon', () => {
    for (const { name, state, color, whole, bars } of ACTIVITIES)
      it(`it is ${name}`, async () => {
        const element = await showing(state);
        const icon = present(element, 'activity-icon');
        const looks = [...icon.querySelectorAll('i')].map((bar) => getComputedStyle(bar));
        expect(looks.map((bar) => rgb(bar.backgroundColor))).to.deep.equal(Array(5).fill(color));
        expect(getComputedStyle(icon).animationName).to.equal(whole);
        expect(looks.map((bar) => bar.animationName)).to.deep.equal(Array(5).fill(bars));
        const delays = new Set(looks.map((bar) => bar.animationDelay));
        if (bars !== 'none') expect(delays.size).to.equal(5);
      });
  });

  describe('of the input area', () => {
    for (const [name, state, controls] of CONTROLS)
      it(`${name}: ${controls.join(', ')}`, async () => {
        const element = await showing(state);
        const found = ['text-box', 'send-button', 'stop-button', 'mute-button', 'call-button']
          .map((control) => part(element, control))
          .filter((control) => control !== null);
        expect(found.map(describeControl)).to.deep.equal(controls);
      });

    it('the call’s button spins while it connects, and is red in a call', async () => {
      const connecting = await showing(after({}, { type: 'open' }, { type: 'start-call' }));
      const spinner = present(connecting, 'call-button').querySelector('.spinner')!;
      expect(getComputedStyle(spinner).animationName).to.equal('spin');
      expect(getComputedStyle(spinner).animationIterationCount).to.equal('infinite');
      const call = await showing(after({}, ...CALL));
      expect(rgb(style(call, 'call-button').backgroundColor)).to.deep.equal([220, 38, 38]);
      const muted = { type: 'call-changed', change: { muted: true } } as const;
      const silent = await showing(after({}, ...CALL, muted));
      expect(rgb(style(silent, 'mute-button').backgroundColor)).to.deep.equal([220, 38, 38]);
      expect(rgb(style(call, 'mute-button').backgroundColor)).to.not.deep.equal([220, 38, 38]);
    });
  });

  describe('of the conversation', () => {
    it('a cursor blinks behind the message that streams, and behind no other', async () => {
      const streaming = await showing(after({}, ...CHAT));
      const { animationName, animationIterationCount } = style(streaming, 'cursor');
      expect([animationName, animationIterationCount]).to.deep.equal(['blink', 'infinite']);
      const [...paragraphs] = present(streaming, 'assistant-message').querySelectorAll('p');
      const last = paragraphs.at(-1)!.getBoundingClientRect();
      const cursor = present(streaming, 'cursor').getBoundingClientRect();
      expect(cursor.top).to.be.at.least(last.top - 1);
      expect(cursor.bottom).to.be.at.most(last.bottom + 1);
      const whole = await showing(after({}, ...CHAT, { type: 'reply-finished' }));
      expect(part(whole, 'cursor')).to.equal(null);
    });

    for (const size of ['tiny', 'compact', 'full'] as const)
      it(`the voice visual is 150 pixels wide and high in a ${size} panel`, async () => {
        const element = await showing(after({ showTranscript: false }, ...CALL), { size });
        const { width, height } = (await drawn(element, 'voice-visual')).getBoundingClientRect();
        expect([width, height].map(Math.round)).to.deep.equal([150, 150]);
      });
  });

  describe('of the theme', () => {
    for (const baseColor of [undefined, '#fff', 'white', 'rgb(255, 255, 255)'])
      it(`white is black in the dark, as ${baseColor ?? 'the default'}`, async () => {
        const element = await showing(after({}, { type: 'open' }), { theme: 'dark', baseColor });
        expect(rgb(style(element, 'panel').backgroundColor)).to.deep.equal([0, 0, 0]);
        expect(rgb(style(element, 'panel').color)).to.deep.equal([255, 255, 255]);
      });

    it('auto follows the page, and light does not', async () => {
      const background = (element: VoiceAssistant) => rgb(style(element, 'panel').backgroundColor);
      const open = after({}, { type: 'open' });
      document.documentElement.style.colorScheme = 'dark';
      try {
        expect(background(await showing(open, { theme: 'auto' }))).to.deep.equal([0, 0, 0]);
        expect(background(await showing(open, { theme: 'light' }))).to.deep.equal([255, 255, 255]);
      } finally {
        document.documentElement.style.colorScheme = '';
      }
      expect(background(await showing(open, { theme: 'auto' }))).to.deep.equal([255, 255, 255]);
    });

    it('lies below a page’s own stacking order when the page says so', async () => {
      const element = await assistant();
      const root = element.renderRoot.querySelector('.root')!;
      expect(getComputedStyle(root).zIndex).to.equal('9999');
      element.style.setProperty('--va-z-index', '7');
      expect(getComputedStyle(root).zIndex).to.equal('7');
    });
  });

  describe('for those who asked their system for it', () => {
    afterEach(() => emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' }));

    it('nothing moves', async () => {
      const call = after({ showTranscript: false }, ...CALL, {
        type: 'call-speech-started',
        role: 'assistant',
      });
      const moving = await showing(call);
      await settled(moving);
      expect(moving.shadowRoot!.getAnimations()).to.not.have.length(0);
      await emulateMedia({ reducedMotion: 'reduce' });
      for (const state of [call, ...ACTIVITIES.map((each) => each.state)]) {
        const element = await showing(state);
        expect(element.shadowRoot!.getAnimations()).to.have.length(0);
      }
    });

    it('what colours told apart has edges where colours are the system’s', async () => {
      const borders = async () => {
        const call = await showing(after({}, ...CALL));
        const closed = await assistant();
        return [
          ...['bubble', 'call-button', 'send-button', 'mute-button'].map(
            (name) => style(call, name).borderTopWidth,
          ),
          style(closed, 'launcher').borderTopWidth,
        ];
      };
      expect(await borders()).to.deep.equal(['0px', '0px', '0px', '0px', '0px']);
      await emulateMedia({ forcedColors: 'active' });
      expect(await borders()).to.deep.equal(['1px', '1px', '1px', '1px', '2px']);
    });
  });
});
