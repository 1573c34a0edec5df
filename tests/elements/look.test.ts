import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { AssistantOptions, State } from '../../core/headless/index.js';
import type { VoiceAssistant } from '../../elements/voice-assistant/voice-assistant.js';
import { after, CALL, CHAT, type Happening } from '../../stories/states.js';
import { assistant, drawn, present, rgb, settled, showing, style, waitUntil } from './drawing.js';

const OPEN = after({}, { type: 'open' });
const IN_CALL = after({}, ...CALL);
const BROKEN: Happening = {
  type: 'reply-failed',
  failure: { kind: 'stream-broken', message: 'Broken', turn: { text: 'Hi' } },
};

/** WCAG's relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = rgb(color).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** WCAG's contrast. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** How much a colour covers, from 0 to 255. */
function opacity(color: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[3]!;
}

/** The element in a state, in a place that has custom properties. */
async function placed(
  properties: string,
  state: State,
  options: AssistantOptions = {},
): Promise<VoiceAssistant> {
  const page = await fixture<HTMLElement>(html`<div style=${properties}></div>`);
  const element = await showing(state, options);
  page.append(element);
  return element;
}

/** What each colour is the background of. */
const SURFACES = [
  ['--va-base-color', 'panel', OPEN],
  ['--va-accent-color', 'call-button', OPEN],
  ['--va-launcher-color', 'launcher', after({})],
  ['--va-user-bubble-color', 'bubble', after({ mode: 'chat' }, ...CHAT)],
  ['--va-assistant-bubble-color', 'bubble', after({ firstChatMessage: 'Hi' }, { type: 'open' })],
  ['--va-danger-color', 'call-button', IN_CALL],
] as const;

describe('the colours of a page', () => {
  const lets = [
    'rgba(0,0,0,0.1)',
    'rgb(255 255 255 / 0.08)',
    '#14b8a680',
    'transparent',
    '#dc2626e6',
  ];

  for (const [property, name, state] of SURFACES) {
    for (const theme of ['light', 'dark'] as const)
      it(`can be read on in the ${theme}, though ${property} lets something through`, async () => {
        for (const color of lets) {
          const element = await placed(`${property}: ${color}`, state, { theme });
          const { color: text, backgroundColor } = style(element, name);
          expect([opacity(text), opacity(backgroundColor)], color).to.deep.equal([255, 255]);
          expect(contrast(text, backgroundColor), color).to.be.at.least(4.5);
          element.remove();
        }
      });

    it(`come from the whole page as ${property}`, async () => {
      const element = await placed(`${property}: #c2410c`, state);
      expect(rgb(style(element, name).backgroundColor)).to.deep.equal([194, 65, 12]);
    });
  }

  it('are as they would be on the ground of the theme', async () => {
    const seen = async (theme: 'light' | 'dark' | 'auto') => {
      const element = await assistant({ theme, ctaButtonColor: 'rgb(255 0 0 / 0.2)' });
      return rgb(style(element, 'launcher').backgroundColor);
    };
    expect(await seen('light')).to.deep.equal([255, 204, 204]);
    expect(await seen('dark')).to.deep.equal([51, 0, 0]);
    expect(await seen('auto')).to.deep.equal([255, 204, 204]);
    const { style: page } = document.documentElement;
    await emulateMedia({ colorScheme: 'dark' });
    try {
      // A page that names no scheme is light, whatever the system has.
      expect(await seen('auto')).to.deep.equal([255, 204, 204]);
      page.colorScheme = 'light dark';
      expect(await seen('auto')).to.deep.equal([51, 0, 0]);
      await emulateMedia({ colorScheme: 'light' });
      expect(await seen('auto')).to.deep.equal([255, 204, 204]);
      page.colorScheme = 'dark';
      expect(await seen('auto')).to.deep.equal([51, 0, 0]);
    } finally {
      page.colorScheme = '';
      await emulateMedia({ colorScheme: 'light' });
    }
  });

  it('give way to an option of the element, be it the default', async () => {
    const element = await placed('--va-accent-color: red', OPEN, { accentColor: '#14B8A6' });
    expect(rgb(style(element, 'call-button').backgroundColor)).to.deep.equal([20, 184, 166]);
  });

  it('leave what is quiet legible on any background', async () => {
    const greys = Array.from({ length: 52 }, (_, index) => `rgb(${Array(3).fill(index * 5)})`);
    const brands = [
      '#ef4444',
      '#6b7280',
      '#3b82f6',
      '#14b8a6',
      '#fffbf5',
      '#0f172a',
      '#ff0',
      '#00f',
    ];
    for (const theme of ['light', 'dark'] as const) {
      const element = await showing(OPEN, { theme });
      for (const color of [...greys, ...brands]) {
        element.style.setProperty('--va-base-color', color);
        const { backgroundColor } = style(element, 'panel');
        const { color: quiet } = style(element, 'status');
        expect(contrast(quiet, backgroundColor), color).to.be.at.least(4.5);
      }
    }
  });

  it('leave what is written on a button legible on any background', async () => {
    const element = await showing(IN_CALL);
    for (let grey = 0; grey < 256; grey += 5) {
      element.style.setProperty('--va-base-color', `rgb(${grey}, ${grey}, ${grey})`);
      const { color, backgroundColor } = style(element, 'mute-button');
      expect(contrast(color, backgroundColor), String(grey)).to.be.at.least(4.5);
    }
  });

  it('leave what is quiet quieter than the text where there is room', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const element = await showing(OPEN, { theme });
      const { backgroundColor } = style(element, 'panel');
      const of = (name: string) => contrast(style(element, name).color, backgroundColor);
      expect(of('status')).to.be.below(of('title') / 2);
    }
  });

  for (const baseColor of [
    ...['rgb(255 255 255)', '#ffff', '#ffffffff', 'hsl(0 0% 100%)', 'rgba(255,255,255,1)', 'WHITE'],
    ' #FFF ',
  ])
    it(`are black in the dark for white as ${baseColor}`, async () => {
      const element = await showing(OPEN, { theme: 'dark', baseColor });
      expect(rgb(style(element, 'panel').backgroundColor)).to.deep.equal([0, 0, 0]);
    });

  it('are those of the launcher that is the call’s button', async () => {
    const call = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
    const element = await placed('--va-danger-color: #fde047', call, { size: 'tiny' });
    await waitUntil(() => element.matches(':state(connected)'));
    const { backgroundColor, color } = style(element, 'launcher');
    expect(rgb(backgroundColor)).to.deep.equal([253, 224, 71]);
    expect(rgb(color)).to.deep.equal([0, 0, 0]);
  });
});

describe('corners of none', () => {
  it('are those of all that is in the panel', async () => {
    const element = await placed('--va-radius: 0', after({}, ...CHAT, BROKEN));
    for (const name of ['panel', 'bubble', 'send-button', 'close-button', 'call-button', 'failure'])
      expect(style(element, name).borderTopLeftRadius, name).to.equal('0px');
  });
});

describe('for those who want less motion', () => {
  const speaking = after({ showTranscript: false }, ...CALL, {
    type: 'call-speech-started',
    role: 'assistant',
  });

  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('the dots of an answer that takes long are still', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const asked = after({ mode: 'chat' }, { type: 'open' }, { type: 'send-message', text: 'Hi' });
    const element = await showing(asked);
    const list = element.renderRoot.querySelector('.messages')!;
    await waitUntil(() => list.classList.contains('waiting'), 'it takes long');
    expect(getComputedStyle(list, '::after').content).to.equal('""');
    expect(element.shadowRoot!.getAnimations()).to.have.length(0);
  });

  for (const name of ['activity-icon', 'voice-visual'])
    it(`the ${name} does not follow the volume`, async () => {
      const element = await showing(speaking);
      const shown = await drawn(element, name);
      const size = (volume: string) => {
        shown.style.setProperty('--volume', volume);
        for (const moving of shown.getAnimations()) moving.finish();
        return getComputedStyle(shown).scale;
      };
      expect(size('0.2')).to.not.equal(size('1'));
      await emulateMedia({ reducedMotion: 'reduce' });
      expect([size('0.2'), size('1')]).to.deep.equal(['none', 'none']);
      expect(element.shadowRoot!.getAnimations()).to.have.length(0);
    });
});

describe('a keyboard on the screen', () => {
  const KEYBOARD = 220;

  afterEach(() => {
    Reflect.deleteProperty(visualViewport!, 'height');
    return setViewport({ width: 1200, height: 900 });
  });

  for (const position of ['bottom-right', 'bottom-center', 'top-left'] as const)
    for (const [device, width, height] of [
      ['a phone', 360, 800],
      ['a phone on its side', 800, 360],
      ['a tablet', 820, 1180],
    ] as const)
      it(`leaves the text box in view on ${device}, ${position}`, async () => {
        await setViewport({ width, height });
        const element = await showing(OPEN, { position });
        await settled(element);
        const left = innerHeight - KEYBOARD;
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: left });
        visualViewport!.dispatchEvent(new Event('resize'));
        const panel = present(element, 'panel').getBoundingClientRect();
        expect(panel.top).to.be.at.least(0);
        expect(panel.bottom).to.be.at.most(left);
        const box = present(element, 'text-box').getBoundingClientRect();
        expect(box.top).to.be.at.least(panel.top);
        expect(box.bottom).to.be.at.most(panel.bottom);
      });
});

describe('a page whose letters are small', () => {
  beforeEach(() => {
    document.documentElement.style.fontSize = '62.5%';
  });

  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it('leaves every button as large as a finger needs', async () => {
    for (const state of [after({}), IN_CALL, after({}, ...CHAT, BROKEN)]) {
      const element = await showing(state);
      await settled(element);
      for (const button of element.renderRoot.querySelectorAll('button')) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), button.outerHTML).to.be.at.least(24);
      }
    }
  });

  for (const [size, width, height] of [
    ['full', 364, 520],
    ['compact', 312, 416],
    ['tiny', 234, 260],
  ] as const)
    it(`shrinks a ${size} panel no further than its text`, async () => {
      const element = await showing(OPEN, { size });
      await settled(element);
      const box = present(element, 'panel').getBoundingClientRect();
      expect([box.width, box.height]).to.deep.equal([width, height]);
    });
});

describe('the voice visual', () => {
  for (const size of ['tiny', 'compact', 'full'] as const)
    it(`grows from 150 pixels with the volume, and is seen in whole, ${size}`, async () => {
      const silent = after({ showTranscript: false }, ...CALL);
      const element = await showing(silent, { size });
      await settled(element);
      const visual = await drawn(element, 'voice-visual');
      visual.style.transition = 'none';
      expect(visual.getBoundingClientRect().width).to.be.closeTo(150, 0.1);
      const list = present(element, 'conversation');
      const room = list.getBoundingClientRect();
      visual.style.setProperty('--volume', '1');
      expect(visual.getBoundingClientRect().width).to.be.above(150);
      for (const ring of visual.children) {
        const [moving] = ring.getAnimations();
        moving!.pause();
        // Where a ring is widest, just before it begins anew.
        moving!.currentTime = Number(moving!.effect!.getComputedTiming().delay) + 2399;
        const { top, right, bottom, left, width } = ring.getBoundingClientRect();
        expect(width).to.be.above(visual.getBoundingClientRect().width);
        expect([top >= room.top, bottom <= room.bottom]).to.deep.equal([true, true]);
        expect([left >= room.left, right <= room.right]).to.deep.equal([true, true]);
      }
      expect(list.scrollHeight).to.equal(list.clientHeight);
    });
});

describe('what a page may style', () => {
  it('has a part for each thing that is seen of a failure', async () => {
    const element = await showing(after({}, ...CHAT, BROKEN));
    expect(present(element, 'incomplete').textContent).to.contain('cut off');
    expect(present(element, 'dismiss-button').closest('[part=failure]')).to.not.equal(null);
  });

  it('has a part for each thing that is seen of a past call', async () => {
    const ended = { type: 'call-ended', reason: 'customer-ended-call' } as const;
    const element = await showing(after({ mode: 'voice' }, ...CALL, ended));
    await waitUntil(() => element.renderRoot.querySelector('[part=past-call]'), 'it is drawn');
    expect(present(element, 'dismiss-button').closest('[part=past-call]')).to.not.equal(null);
  });

  it('has a part for each thing that is seen of the consent', async () => {
    const element = await showing(after({ consentRequired: true }, { type: 'open' }));
    expect(present(element, 'consent-title').textContent).to.equal('Terms and conditions');
    expect(present(element, 'consent-content').textContent).to.contain('recorded');
  });
});
