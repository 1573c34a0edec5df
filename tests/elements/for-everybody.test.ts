import { expect, fixture, html } from '@open-wc/testing';
import {
  emulateMedia,
  sendKeys,
  sendMouse,
  resetMouse,
  setViewport,
} from '@web/test-runner-commands';
import { render } from 'lit';
import { view } from '../../core/headless/index.js';
import { enCall } from '../../core/i18n/en-call.js';
import { talkButton } from '../../elements/call-bar/talk-button.js';
import { callSettingsStyles } from '../../elements/call-bar/call-settings.styles.js';
import { talkButtonStyles } from '../../elements/call-bar/talk-button.styles.js';
import type { VoiceAssistant } from '../../elements/voice-assistant/voice-assistant.js';
import { after, CALL, type Happening } from '../../stories/states.js';
import { assistant, drawn, enter, present, rgb, settled, showing, style } from './drawing.js';

const LONG_WORD = 'Datenschutzeinwilligungserklärungsannahme';

/** Whether one box lies within another, give or take a pixel. */
function isWithin(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    one.left >= other.left - 1 &&
    one.right <= other.right + 1 &&
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1
  );
}

describe('the button that is held to talk', () => {
  /** The button of a call in which one is muted until that is asked otherwise. */
  async function talking() {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const asked: boolean[] = [];
    const show = (muted: boolean) => {
      const { call } = view(
        after({ mode: 'voice' }, ...CALL, { type: 'call-changed', change: { muted } }),
      );
      const mute = (wanted: boolean) => {
        asked.push(wanted);
        show(wanted);
      };
      render(talkButton(call, enCall, mute), place);
    };
    show(true);
    return { button: place.querySelector('button')!, asked };
  }

  it('can be clicked where there is nothing to hold it by, and switches then', async () => {
    const { button, asked } = await talking();
    button.click();
    expect(asked).to.deep.equal([false]);
    expect(button.getAttribute('aria-pressed')).to.equal('true');
    button.dispatchEvent(new FocusEvent('blur'));
    expect(asked).to.deep.equal([false]);
    button.click();
    expect(asked).to.deep.equal([false, true]);
    expect(button.getAttribute('aria-pressed')).to.equal('false');
  });

  it('is held by a pointer, whose click counts for nothing', async () => {
    const { button, asked } = await talking();
    const { left, top, width, height } = button.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    expect(asked).to.deep.equal([false]);
    await sendMouse({ type: 'up' });
    await resetMouse();
    expect(clicks).to.equal(1);
    expect(asked).to.deep.equal([false, true]);
  });

  it('is held by a key, and let go when the focus leaves it', async () => {
    const { button, asked } = await talking();
    button.focus();
    for (const key of ['Space', 'Enter']) {
      await sendKeys({ down: key });
      expect(asked.splice(0)).to.deep.equal([false]);
      await sendKeys({ up: key });
      expect(asked.splice(0)).to.deep.equal([true]);
    }
    await sendKeys({ down: 'Space' });
    button.blur();
    expect(asked).to.deep.equal([false, true]);
    await sendKeys({ up: 'Space' });
    expect(asked).to.deep.equal([false, true]);
  });

  it('is told apart when it is held, also where colours are the system’s', async () => {
    document.adoptedStyleSheets.push(talkButtonStyles.styleSheet!);
    await emulateMedia({ forcedColors: 'active' });
    try {
      const { button } = await talking();
      const look = () => {
        const { backgroundColor, color } = getComputedStyle(button);
        return [backgroundColor, color];
      };
      const before = look();
      button.click();
      expect(look()[0]).to.not.equal(before[0]);
      expect(look()[1]).to.not.equal(before[1]);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
      document.adoptedStyleSheets.pop();
    }
  });
});

describe('the ring of the launcher that has the focus', () => {
  it('is of two tones, whatever the colours', async () => {
    const element = await assistant({ accentColor: '#fff', ctaButtonColor: '#fff' });
    present(element, 'launcher').focus();
    await sendKeys({ press: 'Shift' });
    const { outlineStyle, outlineColor, outlineOffset, boxShadow } = style(element, 'launcher');
    expect(outlineStyle).to.equal('solid');
    expect(rgb(outlineColor)).to.deep.equal([0, 0, 0]);
    // The white one fills the gap between the launcher and the black one.
    expect(outlineOffset).to.equal('2px');
    expect(boxShadow).to.match(/^rgb\(255, 255, 255\) 0px 0px 0px 2px,/);
  });
});

describe('the consent dialog', () => {
  afterEach(() => setViewport({ width: 1200, height: 900 }));

  for (const [accept, cancel] of [
    ['Einverstanden und fortfahren', 'Datenschutzeinwilligung ablehnen'],
    [LONG_WORD, 'Abbrechen'],
  ] as const)
    it(`has room for "${accept}" and "${cancel}"`, async () => {
      await setViewport({ width: 320, height: 600 });
      const texts = { language: 'de', consent: { accept, cancel } };
      const element = await showing(after({ consentRequired: true }, { type: 'open' }), { texts });
      await settled(element);
      const card = present(element, 'consent');
      for (const name of ['cancel-button', 'accept-button']) {
        const button = present(element, name);
        expect(isWithin(button, card), name).to.equal(true);
        expect(button.scrollWidth, name).to.be.at.most(button.clientWidth);
      }
      expect(card.getBoundingClientRect().left).to.be.at.least(0);
    });
});

describe('the way to the newest message', () => {
  const long = Array.from({ length: 60 }, (_, index) => `Line ${index}`).join('\n\n');
  const turn: readonly Happening[] = [
    { type: 'open' },
    { type: 'send-message', text: 'Hi' },
    { type: 'reply-delta', output: 0, text: long },
  ];
  const broken = {
    type: 'reply-failed',
    failure: { kind: 'stream-broken', message: 'Broken', turn: { text: 'Hi' } },
  } as const;

  for (const [name, happenings, size] of [
    ['above the text box', [], 'compact'],
    ['above what went wrong', [broken], 'compact'],
    ['on a tiny panel', [broken], 'tiny'],
  ] as const)
    it(`lies on the conversation alone, ${name}`, async () => {
      const element = await showing(after({}, ...turn, ...happenings), { size });
      const list = present(element, 'conversation');
      const { height } = list.getBoundingClientRect();
      list.scrollTop -= 300;
      const button = await drawn(element, 'newest-button');
      await settled(element);
      expect(isWithin(button, list)).to.equal(true);
      expect(list.getBoundingClientRect().height).to.be.closeTo(height, 1);
    });
});

describe('the text box of a page that is written from right to left', () => {
  const direction = (box: Element) => getComputedStyle(box).direction;

  async function written(dir: 'rtl' | 'ltr'): Promise<VoiceAssistant> {
    const place = await fixture(html`<div dir=${dir}></div>`);
    const element = document.createElement('voice-assistant');
    element.options = { mode: 'chat', publicKey: 'key', assistantId: 'id' };
    place.append(element);
    element.open();
    await drawn(element, 'panel');
    return element;
  }

  it('begins at the right when it is empty, and goes by what is typed', async () => {
    const element = await written('rtl');
    const box = present(element, 'text-box') as HTMLTextAreaElement;
    expect(direction(box)).to.equal('rtl');
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    expect([paddingLeft, paddingRight]).to.deep.equal(['0px', '12px']);
    await enter(element, 'Hello');
    expect(direction(box)).to.equal('ltr');
    element.reset();
    await element.updateComplete;
    expect(direction(box)).to.equal('rtl');
  });

  it('and of one from left to right, the other way round', async () => {
    const element = await written('ltr');
    const box = present(element, 'text-box') as HTMLTextAreaElement;
    expect(direction(box)).to.equal('ltr');
    await enter(element, 'مرحبا');
    expect(direction(box)).to.equal('rtl');
  });
});

describe('the sound settings', () => {
  it('keep a long label beside what it belongs to', async () => {
    document.adoptedStyleSheets.push(callSettingsStyles.styleSheet!);
    try {
      const place = await fixture(
        html`<div class="settings" style="width: 290px">
          <label
            ><span>${LONG_WORD}</span
            ><select></select
          ></label>
          <label><span>${LONG_WORD}</span><input type="range" /></label>
        </div>`,
      );
      for (const label of place.querySelectorAll('label')) {
        const [words, control] = [label.children[0]!, label.children[1]!];
        const range = document.createRange();
        range.selectNodeContents(words);
        expect(range.getBoundingClientRect().right).to.be.at.most(
          control.getBoundingClientRect().left,
        );
        expect(isWithin(control, place)).to.equal(true);
      }
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });
});

describe('a page that is printed', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('is printed without the widget', async () => {
    const closed = await assistant();
    const open = await showing(after({}, { type: 'open' }));
    expect(present(closed, 'launcher').checkVisibility()).to.equal(true);
    await emulateMedia({ media: 'print' });
    expect(present(closed, 'launcher').checkVisibility()).to.equal(false);
    expect(present(open, 'panel').checkVisibility()).to.equal(false);
  });
});
