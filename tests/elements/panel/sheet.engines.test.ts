import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CALL } from '../../../stories/states.js';
import {
  assistant,
  drawn,
  part,
  present,
  settled,
  showing,
  waitUntil,
} from '../support/drawing.js';

const { style } = document.documentElement;

/** The panel, opened by a press of the visitor's. */
async function openedSheet(): Promise<VoiceAssistant> {
  const element = await assistant({ mode: 'chat' });
  present(element, 'launcher').focus();
  await sendKeys({ press: 'Enter' });
  await drawn(element, 'panel');
  await waitUntil(() => style.overflow === 'hidden', 'the page is locked');
  await settled(element);
  return element;
}

const closed = (element: VoiceAssistant) =>
  waitUntil(() => !part(element, 'panel') && style.overflow === '', 'it is closed');

function pointer(target: Element, type: string, clientY: number, timeStamp?: number): void {
  const event = new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1, clientY });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  target.dispatchEvent(event);
}

describe('the panel of a phone', () => {
  beforeEach(() => setViewport({ width: 360, height: 740 }));
  afterEach(async () => {
    await setViewport({ width: 1200, height: 900 });
    // An entry that a test has left is removed later.
    await waitUntil(() => !('voiceAssistantSheet' in Object(history.state)));
  });

  it('closes by a tap outside, and returns the page’s own overflow', async () => {
    const element = await openedSheet();
    (element.renderRoot.querySelector('.root') as HTMLElement).click();
    await closed(element);
  });

  it('takes its backdrop along, also while it waits for the focus to leave', async () => {
    const element = await openedSheet();
    present(element, 'text-box').focus();
    const root = element.renderRoot.querySelector('.root')!;
    const backdrop = () => getComputedStyle(root, '::before').content;
    expect(backdrop()).to.equal('""');
    element.close();
    await element.updateComplete;
    expect(root.querySelector('.gone:not([hidden])')).to.not.equal(null);
    expect(backdrop()).to.equal('none');
    await closed(element);
  });

  it('has room for the buttons of a call at 400 % zoom', async () => {
    await setViewport({ width: 320, height: 256 });
    const element = await showing(after({}, ...CALL));
    await drawn(element, 'voice-visual');
    const row = element.renderRoot.querySelector('.live')!;
    expect(row.scrollWidth).to.equal(row.clientWidth);
    const { right } = present(element, 'call-button').getBoundingClientRect();
    expect(right).to.be.at.most(row.getBoundingClientRect().right);
  });

  for (const [before, meanwhile, after] of [
    ['overflow: auto !important', '', 'overflow: auto !important'],
    ['overflow-y: scroll', '', 'overflow-y: scroll'],
    [
      'overflow-x: clip !important; overflow-y: auto',
      '',
      'overflow-x: clip !important; overflow-y: auto',
    ],
    ['', 'overflow: hidden', 'overflow: hidden'],
    ['overflow: auto !important', 'overflow: hidden', 'overflow: hidden'],
    ['overflow-y: scroll', 'overflow: clip !important', 'overflow: clip !important'],
  ] as const)
    it(`leaves a page with ${before || 'no overflow'} that sets ${meanwhile || 'none'} at ${after}`, async () => {
      const set = (css: string) => {
        for (const declaration of css ? css.split('; ') : []) {
          const [name, value, priority] = declaration.split(/: | !/);
          style.setProperty(name!, value!, priority);
        }
      };
      set(before);
      const element = await openedSheet();
      set(meanwhile);
      element.close();
      await waitUntil(() => !part(element, 'panel'), 'it is closed');
      const left = style.cssText;
      style.removeProperty('overflow');
      set(after);
      expect(left).to.equal(style.cssText);
      style.removeProperty('overflow');
    });

  it('is dragged down to close, and springs back from less', async () => {
    const element = await openedSheet();
    const panel = present(element, 'panel');
    panel.setPointerCapture = () => undefined;
    const header = present(element, 'header');
    pointer(header, 'pointerdown', 100);
    pointer(panel, 'pointermove', 300);
    expect(panel.style.translate).to.equal('0px 200px');
    pointer(panel, 'pointercancel', 300);
    expect(panel.style.translate).to.equal('');
    const slide = panel.getAnimations().at(-1)!.effect as KeyframeEffect;
    expect(slide.getKeyframes().map(({ translate }) => translate)).to.deep.equal([
      '0px 200px',
      '0px',
    ]);
    pointer(header, 'pointerdown', 100);
    pointer(panel, 'pointermove', 300);
    pointer(panel, 'pointerup', 300);
    await closed(element);
  });

  it('is flicked down to close', async () => {
    const element = await openedSheet();
    const panel = present(element, 'panel');
    panel.setPointerCapture = () => undefined;
    pointer(present(element, 'header'), 'pointerdown', 100, 0);
    pointer(panel, 'pointerup', 150, 50);
    await closed(element);
  });

  it('closes by Back, after which a router of the page is where it was', async () => {
    history.replaceState({ page: 'mine' }, '');
    const heard: unknown[] = [];
    const hear = ({ state }: PopStateEvent) => heard.push(state);
    addEventListener('popstate', hear);
    const element = await openedSheet();
    expect(history.state).to.have.keys('page', 'voiceAssistantSheet');
    history.back();
    await closed(element);
    expect(history.state).to.deep.equal({ page: 'mine' });
    expect(heard).to.deep.equal([{ page: 'mine' }]);
    removeEventListener('popstate', hear);
  });

  it('leaves no entry when it closes otherwise', async () => {
    history.replaceState({ page: 'mine' }, '');
    const element = await openedSheet();
    element.close();
    await closed(element);
    await waitUntil(() => !('voiceAssistantSheet' in (history.state as object)), 'it is gone');
    expect(history.state).to.deep.equal({ page: 'mine' });
  });

  it('does not go back when the page has navigated', async () => {
    const element = await openedSheet();
    element.close();
    history.pushState({ page: 'next' }, '', '?next');
    await closed(element);
    // A step back of the widget's would come before these.
    history.pushState({}, '');
    history.pushState({}, '');
    const back = oneEvent(window, 'popstate');
    history.go(-2);
    await back;
    expect(history.state).to.deep.equal({ page: 'next' });
    expect(location.search).to.equal('?next');
  });
});
