import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { State } from '../../../core/machine/state.js';
import { CALL, CHAT, after } from '../../../stories/states.js';
import { serve } from '../../support/scripted-provider.js';
import {
  drawn,
  enter,
  opened,
  openPanel,
  part,
  present,
  rgb,
  showing,
  style,
  text,
} from '../support/drawing.js';
import { pretendToLack, resizeWindow } from '../support/page-changes.js';
import { callFailed, CONNECTING, FINISHED, MUTED } from '../support/happenings.js';

const open = { type: 'open' } as const;

/**
 * The controls of the composer in a mode and state: part, whether it is disabled, and its label or text.
 * The accessibility trees of the stories have those of the others.
 */
const CONTROLS: readonly [name: string, state: State, controls: readonly string[]][] = [
  ['voice, before a call', after({ mode: 'voice' }, open), ['call-button: Start']],
  [
    'voice, after a failure, whose notice has the button that tries again',
    after({ mode: 'voice' }, ...CONNECTING, callFailed('call-failed')),
    [],
  ],
  [
    'hybrid, connecting',
    after({}, ...CONNECTING),
    [
      'text-box (disabled): Message',
      'send-button (disabled): Send message',
      'call-button: Connecting... Cancel',
    ],
  ],
  [
    'hybrid, while the assistant types',
    after({}, ...CHAT),
    ['text-box: Message', 'stop-button: Stop generating', 'call-button (disabled): Start a call'],
  ],
  [
    'hybrid, after an answer',
    after({}, ...CHAT, FINISHED),
    ['text-box: Message', 'send-button (disabled): Send message', 'call-button: Start a call'],
  ],
];

function describeControl(control: Element): string {
  const disabled = control.matches(':disabled') ? ' (disabled)' : '';
  const name =
    control.getAttribute('aria-label') ||
    control.textContent?.replace(/\s+/g, ' ').trim() ||
    control.getAttribute('title');
  return `${control.getAttribute('part')}${disabled}: ${name}`;
}

describe('the composer', () => {
  const chat = { mode: 'chat', publicKey: 'key', assistantId: 'id' } as const;

  it('cannot send white space', async () => {
    const element = await opened(chat);
    const send = present(element, 'send-button') as HTMLButtonElement;
    expect(send.disabled).to.equal(true);
    await enter(element, '   ');
    expect(send.disabled).to.equal(true);
    await sendKeys({ type: 'Hello' });
    await element.updateComplete;
    expect(send.disabled).to.equal(false);
  });

  it('adds a line on Shift+Enter and ignores Enter that is held or in a composition', async () => {
    const element = await opened(chat);
    const box = await enter(element, 'One');
    await sendKeys({ press: 'Shift+Enter' });
    await sendKeys({ type: 'Two' });
    expect(box.value).to.equal('One\nTwo');
    // What the Enter key of a phone shows.
    expect(box.getAttribute('enterkeyhint')).to.equal('send');
    for (const how of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }])
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how }));
    await element.updateComplete;
    expect(box.value).to.equal('One\nTwo');
    expect(part(element, 'message')).to.equal(null);
  });

  for (const native of [true, false])
    it(`grows with its text up to five lines, ${native ? 'with' : 'without'} field-sizing`, async () => {
      if (!native) pretendToLack('field-sizing');
      const element = await opened(chat);
      const box = await enter(element, 'One');
      if (!native) box.style.setProperty('field-sizing', 'fixed');
      const one = box.clientHeight;
      await enter(element, 'A sentence that is too long for a single line. '.repeat(2));
      await element.updateComplete;
      expect(box.clientHeight).to.be.greaterThan(one);
      expect(box.scrollHeight).to.be.closeTo(box.clientHeight, 1);
      for (let line = 0; line < 7; line++) await sendKeys({ press: 'Shift+Enter' });
      await element.updateComplete;
      expect(box.scrollHeight).to.be.greaterThan(box.clientHeight);
      const { lineHeight } = getComputedStyle(box);
      // Some browsers round the height of each line.
      expect(Math.round((box.clientHeight - 18) / parseFloat(lineHeight))).to.equal(5);
      box.value = '';
      box.dispatchEvent(new Event('input'));
      await element.updateComplete;
      expect(box.clientHeight).to.be.closeTo(one, 1);
    });

  it('keeps the focus when the send button is clicked', async () => {
    const element = await opened({ ...chat, apiUrl: 'http://127.0.0.1:9' });
    const box = await enter(element, 'Hello');
    const button = present(element, 'send-button');
    button.focus();
    button.click();
    await drawn(element, 'message');
    expect(element.shadowRoot!.activeElement === box).to.equal(true);
    element.reset();
  });

  it('stops an answer, but not with a click that was meant to send', async () => {
    const apiUrl = await serve({ end: 'hold' });
    const element = await opened({ ...chat, apiUrl });
    const box = await enter(element, 'Hello');
    const button = present(element, 'send-button');
    button.click();
    await drawn(element, 'stop-button');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    // Made before the button changed its meaning, on a busy page.
    const late = new MouseEvent('click', { bubbles: true, detail: 1 });
    Object.defineProperty(late, 'timeStamp', { value: performance.now() - 10_000 });
    button.dispatchEvent(late);
    await element.updateComplete;
    const stop = present(element, 'stop-button');
    stop.focus();
    stop.click();
    await drawn(element, 'send-button');
    expect(part(element, 'failure')).to.equal(null);
    expect(element.shadowRoot!.activeElement === box).to.equal(true);
  });

  it('keeps the focus when an answer ends while its button is focused', async () => {
    const element = await showing(after({ mode: 'chat' }, ...CHAT));
    present(element, 'stop-button').focus();
    element.snapshot = after({ mode: 'chat' }, ...CHAT, FINISHED);
    await drawn(element, 'send-button');
    const box = present(element, 'text-box');
    expect(element.shadowRoot!.activeElement === box).to.equal(true);
  });

  it('shows its label next to a text box while connecting', async () => {
    for (const size of ['tiny', 'compact', 'full'] as const) {
      const element = await showing(after({}, ...CONNECTING), { size });
      const button = present(element, 'call-button');
      expect(text(element, 'call-button')).to.match(/^Connecting\.\.\.\s+Cancel$/);
      expect(button.hasAttribute('aria-label')).to.equal(false);
      expect(button.scrollWidth).to.be.at.most(button.clientWidth);
    }
  });

  it('leaves room for the text box when that label is long', async () => {
    const texts = { connecting: 'Verbindung wird hergestellt…' };
    const element = await showing(after({}, ...CONNECTING), { size: 'tiny', texts });
    const area = present(element, 'input-area');
    expect(area.scrollWidth).to.equal(area.clientWidth);
    expect(present(element, 'text-box').parentElement!.offsetWidth).to.be.at.least(88);
  });

  describe('with push-to-talk', () => {
    for (const [size, width] of [
      ['tiny', 1200],
      ['compact', 1200],
      ['full', 1200],
      ['tiny', 390],
      ['full', 320],
    ] as const)
      it(`gives the text box its own line, ${size} in a window of ${width}`, async () => {
        await resizeWindow(width, 700);
        const element = await showing(after({}, ...CALL), { size, pushToTalk: true });
        const talk = (await drawn(element, 'talk-button')).getBoundingClientRect();
        const area = present(element, 'input-area');
        const line = present(element, 'text-box').parentElement!.getBoundingClientRect();
        const padding = parseFloat(getComputedStyle(area).paddingInlineStart);
        expect(line.width).to.equal(area.clientWidth - 2 * padding);
        expect(line.bottom).to.be.at.most(talk.top);
        for (const name of ['send-button', 'settings-button', 'call-button']) {
          const box = present(element, name).getBoundingClientRect();
          expect(box.right, name).to.be.at.most(area.getBoundingClientRect().right);
        }
        for (const name of ['settings-button', 'call-button'])
          expect(present(element, name).getBoundingClientRect().top).to.equal(talk.top);
      });
  });

  for (const [name, state, controls] of CONTROLS)
    it(`${name}: ${controls.join(', ')}`, async () => {
      const element = await showing(state);
      if (state.voice.status === 'connected') await drawn(element, 'mute-button');
      const found = ['text-box', 'send-button', 'stop-button', 'mute-button', 'call-button']
        .map((control) => part(element, control))
        .filter((control) => control !== null);
      expect(found.map(describeControl)).to.deep.equal(controls);
    });

  it('spins in the call button while connecting, and is red in a call', async () => {
    const connecting = await showing(after({}, ...CONNECTING));
    const spinner = present(connecting, 'call-button').querySelector('.spinner')!;
    expect(getComputedStyle(spinner).animationName).to.equal('spin');
    expect(getComputedStyle(spinner).animationIterationCount).to.equal('infinite');
    const call = await showing(after({}, ...CALL));
    expect(rgb(style(call, 'call-button').backgroundColor)).to.deep.equal([220, 38, 38]);
    const silent = await showing(after({}, ...CALL, MUTED));
    for (const element of [call, silent]) await drawn(element, 'mute-button');
    const isRed = ([red, green, blue]: number[]) => red! > 200 && green! < 110 && blue! < 110;
    expect(isRed(rgb(style(silent, 'mute-button').color))).to.equal(true);
    expect(isRed(rgb(style(call, 'mute-button').color))).to.equal(false);
  });
});

describe('the direction of the text box', () => {
  const direction = (box: Element) => getComputedStyle(box).direction;

  for (const [dir, other, typed] of [
    ['rtl', 'ltr', 'Hello'],
    ['ltr', 'rtl', 'مرحبا'],
  ] as const)
    it(`is the page’s, ${dir}, when empty, and that of the text otherwise`, async () => {
      const place = await fixture(html`<div dir=${dir}></div>`);
      const element = document.createElement('voice-assistant');
      element.options = { mode: 'chat', publicKey: 'key', assistantId: 'id' };
      place.append(element);
      await openPanel(element);
      const box = present(element, 'text-box') as HTMLTextAreaElement;
      expect(direction(box)).to.equal(dir);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      expect([paddingInlineStart, paddingInlineEnd]).to.deep.equal(['14px', '0px']);
      await enter(element, typed);
      expect(direction(box)).to.equal(other);
      element.reset();
      await element.updateComplete;
      expect(direction(box)).to.equal(dir);
    });
});
