import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { css } from 'lit';
import type { AssistantOptions } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { CHAT, CALL, after } from '../../../stories/states.js';
import {
  assistant,
  brightness,
  drawn,
  present,
  rgb,
  settled,
  showing,
  style,
  waitUntil,
} from '../support/drawing.js';
import { adoptInPage } from '../support/page-changes.js';
import { itWith } from '../../core/support/it-with.js';
import { afterTest } from '../../core/support/after-test.js';
import { BROKEN, callFailed, CONNECTING, SPEAKING, turn } from '../support/happenings.js';

const OPEN = after({}, { type: 'open' });
const IN_CALL = after({}, ...CALL);
const SPOKEN = after({ showTranscript: false }, ...CALL, SPEAKING);

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

/** The alpha of a colour, 0 to 255. */
function opacity(color: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[3]!;
}

/** A custom property of the widget itself, as a computed colour. */
function token(element: VoiceAssistant, name: string): string {
  const probe = document.createElement('div');
  probe.style.color = `var(${name})`;
  element.renderRoot.querySelector('.root')!.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The element in a state, inside an element with custom properties. */
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

/** A part whose background each property sets. */
const SURFACES = [
  ['--va-base-color', 'panel', OPEN],
  ['--va-accent-color', 'call-button', OPEN],
  [
    '--va-fill-color',
    'send-button',
    after({}, { type: 'open' }, { type: 'edit-draft', text: 'Hi' }),
  ],
  ['--va-launcher-color', 'launcher', after({})],
  ['--va-user-bubble-color', 'bubble', after({ mode: 'chat' }, ...CHAT)],
  ['--va-assistant-bubble-color', 'bubble', after({ firstChatMessage: 'Hi' }, { type: 'open' })],
  ['--va-danger-color', 'call-button', IN_CALL],
] as const;

/** The colour of the activity icon, and the animations of the icon and of its bars. */
const ACTIVITIES: readonly [
  name: string,
  state: State,
  color: readonly number[],
  whole?: string,
  bars?: string,
][] = [
  ['grey and still when idle', OPEN, [156, 163, 175]],
  ['yellow and turning while connecting', after({}, ...CONNECTING), [234, 179, 8], 'spin'],
  ['green and still in a call', IN_CALL, [34, 197, 94]],
  [
    'red, growing while the assistant speaks',
    after({}, ...CALL, SPEAKING),
    [239, 68, 68],
    'none',
    'grow',
  ],
  ['blue, bar by bar, while the assistant types', after({}, ...CHAT), [59, 130, 246]],
  [
    'red and pulsing on an error',
    after({}, ...CONNECTING, callFailed('no-answer')),
    [239, 68, 68],
    'pulse',
  ],
];

describe('the look', () => {
  it('writes in white on filled areas, which are as dark as that needs, unless they are very light', async () => {
    const element = await showing(OPEN);
    for (const [accent, white] of [
      ['#14b8a6', true],
      ['#10b981', true],
      ['#f97316', true],
      ['#1e3a8a', true],
      ['#fde047', false],
      ['#a3e635', false],
    ] as const) {
      element.style.setProperty('--va-accent-color', accent);
      const { backgroundColor, color } = style(element, 'call-button');
      expect(brightness(color), accent).to.equal(white ? 1 : 0);
      expect(contrast(color, backgroundColor), accent).to.be.at.least(4.5);
      if (luminance(accent) > 0.18 && white)
        expect(contrast(color, backgroundColor), accent).to.be.below(4.7);
      else expect(rgb(backgroundColor), accent).to.deep.equal(rgb(accent));
    }
  });

  it('applies ctaButtonTextColor even if it is the default colour', async () => {
    const options = { ctaButtonColor: '#fde047' };
    const chosen = await showing(after({}), options);
    expect(brightness(style(chosen, 'launcher').color)).to.equal(0);
    const white = await showing(after({}), { ...options, ctaButtonTextColor: '#FFFFFF' });
    expect(brightness(style(white, 'launcher').color)).to.equal(1);
  });

  it('yields to the page’s custom properties', async () => {
    const page = await fixture(
      html`<div style="--va-accent-color: #ff0000">
        <voice-assistant mode="hybrid" accent-color="#00ff00"></voice-assistant>
        <style>
          voice-assistant {
            --va-accent-color: #0000ff;
          }
        </style>
      </div>`,
    );
    const element = page.querySelector('voice-assistant')!;
    element.open();
    await drawn(element, 'call-button');
    expect(rgb(style(element, 'call-button').backgroundColor)).to.deep.equal([0, 0, 255]);
  });

  const edges: Record<string, (box: DOMRect) => number> = {
    left: ({ left }) => left - 20,
    right: ({ right }) => innerWidth - right - 20,
    top: ({ top }) => top - 20,
    bottom: ({ bottom }) => innerHeight - bottom - 20,
    center: ({ left, right }) => (left + right - document.documentElement.clientWidth) / 2,
  };
  for (const at of [
    'bottom-right',
    'bottom-left',
    'top-right',
    'top-left',
    'bottom-center',
  ] as const)
    it(`is 20 pixels from its edges at the ${at}`, async () => {
      const element = await showing(after({}), { position: at });
      const box = present(element, 'launcher').getBoundingClientRect();
      for (const edge of at.split('-'))
        expect(edges[edge]!(box), edge).to.be.closeTo(0, edge === 'center' ? 1.5 : 0.01);
    });

  it('rounds the launcher and the panel by its radius', async () => {
    for (const [radius, pixels] of Object.entries({ none: 0, small: 8, medium: 16, large: 24 })) {
      const options = { radius } as AssistantOptions;
      const launcher = await assistant(options);
      expect(style(launcher, 'launcher').borderTopLeftRadius).to.equal(`${pixels}px`);
      const panel = await showing(OPEN, options);
      expect(style(panel, 'panel').borderTopLeftRadius).to.equal(`${pixels}px`);
    }
  });
});

describe('the colours of a page', () => {
  const lets = ['rgba(0,0,0,0.1)', 'rgb(255 255 255 / 0.08)', '#14b8a680', '#dc2626e6', '#0000'];

  for (const [property, name, state] of SURFACES) {
    for (const theme of ['light', 'dark'] as const)
      it(`stay legible in the ${theme} theme with a translucent ${property}`, async () => {
        for (const color of lets) {
          const element = await placed(`${property}: ${color}`, state, { theme });
          const { color: text, backgroundColor } = style(element, name);
          expect([opacity(text), opacity(backgroundColor)], color).to.deep.equal([255, 255]);
          expect(contrast(text, backgroundColor), color).to.be.at.least(4.5);
          element.remove();
        }
      });

    it(`are inherited as ${property}`, async () => {
      const element = await placed(`${property}: #c2410c`, state);
      expect(rgb(style(element, name).backgroundColor)).to.deep.equal([194, 65, 12]);
    });
  }

  it('are blended with the ground of the theme', async () => {
    const seen = async (theme: 'light' | 'dark' | 'auto') => {
      const element = await assistant({ theme, ctaButtonColor: 'rgb(255 0 0 / 0.2)' });
      return rgb(style(element, 'launcher').backgroundColor);
    };
    expect(await seen('light')).to.deep.equal([255, 204, 204]);
    expect(await seen('dark')).to.deep.equal([51, 0, 0]);
    expect(await seen('auto')).to.deep.equal([255, 204, 204]);
    const { style: page } = document.documentElement;
    afterTest(() => emulateMedia({ colorScheme: 'light' }));
    afterTest(() => (page.colorScheme = ''));
    await emulateMedia({ colorScheme: 'dark' });
    // A page without a color-scheme is light, whatever the system prefers.
    expect(await seen('auto')).to.deep.equal([255, 204, 204]);
    page.colorScheme = 'light dark';
    expect(await seen('auto')).to.deep.equal([51, 0, 0]);
    await emulateMedia({ colorScheme: 'light' });
    expect(await seen('auto')).to.deep.equal([255, 204, 204]);
    page.colorScheme = 'dark';
    expect(await seen('auto')).to.deep.equal([51, 0, 0]);
    expect(await seen('light')).to.deep.equal([255, 204, 204]);
  });

  it('yield to an option, even if it is the default', async () => {
    const element = await placed('--va-accent-color: red', OPEN, { accentColor: '#14B8A6' });
    expect(rgb(token(element, '--accent'))).to.deep.equal([20, 184, 166]);
  });

  it('keep secondary text legible on any background', async () => {
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
      const of = (name: string) =>
        contrast(style(element, name).color, style(element, 'panel').backgroundColor);
      expect(of('status'), 'less than the text').to.be.below(of('title') / 2);
      for (const color of [...greys, ...brands]) {
        element.style.setProperty('--va-base-color', color);
        expect(of('status'), color).to.be.at.least(4.5);
      }
    }
  });

  it('keep button labels legible on any background', async () => {
    const element = await showing(IN_CALL);
    await drawn(element, 'mute-button');
    for (let grey = 0; grey < 256; grey += 5) {
      element.style.setProperty('--va-base-color', `rgb(${grey}, ${grey}, ${grey})`);
      const { color, backgroundColor } = style(element, 'mute-button');
      expect(contrast(color, backgroundColor), String(grey)).to.be.at.least(4.5);
    }
  });

  it('apply to a call button', async () => {
    const call = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
    const element = await placed('--va-danger-color: #fde047', call, { size: 'tiny' });
    await waitUntil(() => element.matches(':state(connected)'));
    const { backgroundColor, color } = style(element, 'launcher');
    expect(rgb(backgroundColor)).to.deep.equal([253, 224, 71]);
    expect(rgb(color)).to.deep.equal([0, 0, 0]);
  });
});

describe('the theme', () => {
  it('is above the page by default', async () => {
    const element = await assistant();
    const root = element.renderRoot.querySelector('.root')!;
    expect(getComputedStyle(root).position).to.equal('fixed');
    expect(getComputedStyle(root).zIndex).to.equal('9999');
    element.style.setProperty('--va-z-index', '7');
    expect(getComputedStyle(root).zIndex).to.equal('7');
  });
});

describe('the activity icon', () => {
  for (const [name, state, color, whole = 'none', bars = 'none'] of ACTIVITIES)
    it(`is ${name}`, async () => {
      const element = await showing(state);
      const icon = present(element, 'activity-icon');
      const looks = [...icon.querySelectorAll('i')].map((bar) => getComputedStyle(bar));
      expect(looks.map((bar) => rgb(bar.backgroundColor))).to.deep.equal(Array(5).fill(color));
      expect(getComputedStyle(icon).animationName).to.equal(whole);
      expect(looks.map((bar) => bar.animationName)).to.deep.equal(Array(5).fill(bars));
      const delays = new Set(looks.map((bar) => bar.animationDelay));
      if (bars !== 'none') expect(delays.size).to.equal(5);
      const { animationName, animationTimingFunction } = getComputedStyle(icon, '::after');
      const walk = state.chat.status === 'idle' ? ['none', 'ease'] : ['walk', 'steps(5)'];
      expect([animationName, animationTimingFunction], 'one bar after the other').to.eql(walk);
    });
});

describe('radius none', () => {
  it('applies to everything in the panel', async () => {
    const element = await placed('--va-radius: 0', after({}, ...CHAT, BROKEN));
    for (const name of ['panel', 'bubble', 'send-button', 'close-button', 'call-button', 'failure'])
      expect(style(element, name).borderTopLeftRadius, name).to.equal('0px');
  });
});

describe('with reduced motion', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('the waiting dots do not move', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await showing(after({ mode: 'chat' }, ...turn('Hi')));
    const list = element.renderRoot.querySelector('.messages')!;
    await waitUntil(() => list.classList.contains('waiting'), 'it takes long');
    expect(getComputedStyle(list, '::after').content).to.equal('""');
    expect(element.shadowRoot!.getAnimations()).to.have.length(0);
  });

  it('a listener’s ring is around the orb', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const listening = (await drawn(await showing(IN_CALL), 'voice-visual')) as HTMLElement;
    const ring = getComputedStyle(listening, '::after');
    expect([ring.scale, Number(ring.opacity)]).to.deep.equal(['none', 0.45]);
    expect(parseFloat(ring.width)).to.be.above(listening.offsetWidth);
  });

  for (const name of ['activity-icon', 'voice-visual'])
    it(`the ${name} does not follow the volume`, async () => {
      const element = await showing(SPOKEN);
      const shown = await drawn(element, name);
      const size = (volume: string) => {
        shown.style.setProperty('--volume', volume);
        for (const moving of shown.getAnimations()) moving.finish();
        return getComputedStyle(shown).scale;
      };
      expect(size('0.2')).to.not.equal(size('1'));
      await emulateMedia({ reducedMotion: 'reduce' });
      await waitUntil(() => size('1') === 'none', 'it follows nothing');
      expect(size('0.2')).to.equal('none');
      await settled(element);
      expect(element.shadowRoot!.getAnimations()).to.have.length(0);
    });
});

describe('system preferences', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' }));

  it('stop all animations', async () => {
    const moving = await showing(SPOKEN);
    await settled(moving);
    expect(moving.shadowRoot!.getAnimations()).to.not.have.length(0);
    await emulateMedia({ reducedMotion: 'reduce' });
    for (const state of [SPOKEN, ...ACTIVITIES.map(([, state]) => state)]) {
      const element = await showing(state);
      expect(element.shadowRoot!.getAnimations()).to.have.length(0);
    }
  });

  itWith('forced colours')('add borders in forced colours', async () => {
    const borders = async () => {
      const call = await showing(IN_CALL);
      await drawn(call, 'mute-button');
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

describe('a page with a small font size', () => {
  beforeEach(() => void (document.documentElement.style.fontSize = '62.5%'));
  afterEach(() => void (document.documentElement.style.fontSize = ''));

  it('keeps every button at least 24 pixels large', async () => {
    for (const state of [after({}), IN_CALL, after({}, ...CHAT, BROKEN)]) {
      const element = await showing(state);
      await settled(element);
      for (const button of element.renderRoot.querySelectorAll('button')) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), button.outerHTML).to.be.at.least(24);
      }
    }
  });

  it('keeps the minimum size of a panel', async () => {
    for (const [size, ...expected] of [
      ['full', 364, 520],
      ['compact', 312, 416],
      ['tiny', 234, 260],
    ] as const) {
      const element = await showing(OPEN, { size });
      await settled(element);
      const { width, height } = present(element, 'panel').getBoundingClientRect();
      expect([width, height], size).to.deep.equal(expected);
    }
  });
});

describe('a page with a root font of its own', () => {
  const sizeOf = (element: VoiceAssistant, name: string) =>
    present(element, name).getBoundingClientRect();

  it('has buttons that a thumb can press', async () => {
    adoptInPage(css`
      html {
        font-size: 62.5%;
      }
    `);
    const inCall = await showing(after({}, { type: 'open' }, ...CALL));
    await settled(inCall);
    const closed = await assistant({ size: 'tiny' });
    for (const [element, name] of [
      [inCall, 'call-button'],
      [inCall, 'mute-button'],
      [closed, 'launcher'],
    ] as const) {
      const { width, height } = sizeOf(element, name);
      expect(Math.min(width, height), name).to.be.at.least(44);
    }
  });

  it('has a launcher that leaves room for the page', async () => {
    adoptInPage(css`
      html {
        font-size: 50px;
      }
    `);
    expect(sizeOf(await assistant(), 'launcher').width).to.be.at.most(400);
  });
});

describe('a printed page', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  itWith('print')('does not contain the widget', async () => {
    const closed = await assistant();
    const open = await showing(OPEN);
    expect(present(closed, 'launcher').checkVisibility()).to.equal(true);
    await emulateMedia({ media: 'print' });
    expect(present(closed, 'launcher').checkVisibility()).to.equal(false);
    expect(present(open, 'panel').checkVisibility()).to.equal(false);
  });
});
