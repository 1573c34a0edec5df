import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nothing } from 'lit';
import type { AssistantOptions } from '../../../core/headless/index.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CHAT } from '../../../stories/states.js';
import {
  assistant,
  closePanel,
  drawn,
  drawnPanel,
  enter,
  isWithin,
  opened,
  openPanel,
  part,
  present,
  waitUntil,
} from '../support/drawing.js';
import { resizeWindow } from '../support/page-changes.js';
import { delta, FINISHED } from '../support/happenings.js';
import { INPUT_FOCUS_DELAY_MS } from '../../../core/constants.js';

const CHATTED = after({}, ...CHAT, FINISHED);

/** The element in a container of a size, as a CSS declaration. */
async function contained(
  size: string,
  options: AssistantOptions,
  snapshot?: typeof CHATTED,
): Promise<{ container: HTMLElement; element: VoiceAssistant }> {
  const container = await fixture<HTMLElement>(
    html`<div style=${size}>
      <voice-assistant .options=${options} .snapshot=${snapshot ?? nothing}></voice-assistant>
    </div>`,
  );
  const element = container.querySelector('voice-assistant')!;
  if (snapshot) element.snapshot = snapshot;
  await drawnPanel(element);
  return { container, element };
}

/** Width and height of the panel, without the scale of its entrance. */
function size(element: VoiceAssistant): number[] {
  const { offsetWidth, offsetHeight } = present(element, 'panel');
  return [offsetWidth, offsetHeight];
}

function windowSize(): number[] {
  return [document.documentElement.clientWidth, innerHeight];
}

/** Presses the button that expands the panel. */
async function expand(element: VoiceAssistant): Promise<void> {
  (await drawn(element, 'expand-button')).click();
  await waitUntil(() => present(element, 'panel').clientHeight === innerHeight);
}

/** Closes the panel, and makes sure that the launcher is at the right of the window. */
async function closesToCorner(element: VoiceAssistant): Promise<void> {
  const launcher = await closePanel(element);
  expect(launcher.getBoundingClientRect().right).to.be.greaterThan(innerWidth - 100);
}

describe('the layout', () => {
  describe('inline', () => {
    it('fills its container, without a launcher or a button that closes it', async () => {
      const { container, element } = await contained('width: 500px; height: 640px', {
        layout: 'inline',
      });
      expect(size(element)).to.deep.equal([500, 640]);
      expect(isWithin(present(element, 'panel'), container)).to.equal(true);
      expect(part(element, 'launcher')).to.equal(null);
      expect(part(element, 'close-button')).to.equal(null);
      expect(present(element, 'panel').role).to.equal('region');
      expect(element.hasAttribute('open')).to.equal(true);
      expect(part(element, 'expand-button')).to.equal(null);
      element.style.height = '400px';
      expect(size(element)).to.deep.equal([500, 400]);
    });

    it('leaves the focus where it is, and Escape does not close it', async () => {
      const { element } = await contained('height: 640px', { layout: 'inline' });
      await aTimeout(2 * INPUT_FOCUS_DELAY_MS);
      expect(document.activeElement === document.body).to.equal(true);
      await enter(element, 'Hello');
      await sendKeys({ press: 'Escape' });
      await element.updateComplete;
      expect(part(element, 'panel')).not.to.equal(null);
    });

    it('has a height of 20rem in a container without one, however long the conversation', async () => {
      const long = after({}, ...CHAT, delta('\n\nMore'.repeat(60)));
      const place = 'display: grid; width: 500px';
      const { element } = await contained(place, { layout: 'inline' }, long);
      expect(size(element)).to.deep.equal([500, 320]);
    });

    it('is usable in a container 20rem wide', async () => {
      const { element } = await contained(
        'width: 320px; height: 480px',
        { layout: 'inline', mode: 'hybrid', size: 'full', expandable: true },
        CHATTED,
      );
      const panel = present(element, 'panel');
      expect(panel.scrollWidth).to.equal(panel.clientWidth);
      for (const name of ['expand-button', 'reset-button', 'send-button', 'call-button'])
        expect(isWithin(present(element, name), panel), name).to.equal(true);
    });

    it('asks for consent in its place, and has the launcher there if it is declined', async () => {
      const container = await fixture(
        html`<div style="height: 640px">
          <voice-assistant layout="inline" consent-required></voice-assistant>
        </div>`,
      );
      const element = container.querySelector('voice-assistant')!;
      expect(isWithin(await drawn(element, 'consent'), container)).to.equal(true);
      expect(part(element, 'launcher')).to.equal(null);
      present(element, 'cancel-button').click();
      const launcher = await drawn(element, 'launcher');
      expect(isWithin(launcher, container)).to.equal(true);
      launcher.click();
      (await drawn(element, 'accept-button')).click();
      await drawn(element, 'panel');
      localStorage.removeItem('voice-assistant-consent');
    });

    it('is another layout when the option changes', async () => {
      const { element } = await contained('width: 500px; height: 640px', { layout: 'inline' });
      element.layout = 'page';
      await waitUntil(() => present(element, 'panel').clientWidth > 500);
      element.layout = 'floating';
      await drawn(element, 'close-button');
      expect(getComputedStyle(element).display).to.equal('contents');
      await closesToCorner(element);
    });
  });

  describe('page', () => {
    it('fills the window, with the conversation in a column', async () => {
      const element = await assistant({ layout: 'page' });
      await drawnPanel(element);
      expect(size(element)).to.deep.equal(windowSize());
      const { paddingLeft, paddingRight, width } = getComputedStyle(
        present(element, 'conversation'),
      );
      const column = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
      expect(column).to.be.at.most(768);
      expect(part(element, 'launcher')).to.equal(null);
      await closesToCorner(element);
    });
  });

  describe('that the visitor expands', () => {
    for (const layout of ['floating', 'inline'] as const)
      it(`is the whole window, and ${layout} again`, async () => {
        const element = await opened({ layout, expandable: true });
        const before = size(element);
        await expand(element);
        expect(size(element)).to.deep.equal(windowSize());
        expect(present(element, 'expand-button').title).to.equal('Collapse');
        (await drawn(element, 'expand-button')).click();
        await element.updateComplete;
        expect(size(element)).to.deep.equal(before);
      });

    it('is expanded and collapsed on a phone, unless it is a sheet', async () => {
      await resizeWindow(360, 640);
      const element = await opened({ layout: 'inline', expandable: true });
      await expand(element);
      (await drawn(element, 'expand-button')).click();
      await waitUntil(() => present(element, 'panel').clientHeight < innerHeight);
      element.layout = 'floating';
      await drawn(element, 'close-button');
      expect(present(element, 'expand-button').checkVisibility()).to.equal(false);
    });

    it('is closed as a floating one, and opens at the same size', async () => {
      const element = await opened({ expandable: true });
      await expand(element);
      await closesToCorner(element);
      await openPanel(element);
      expect(present(element, 'panel').clientHeight).to.equal(innerHeight);
    });
  });
});

describe('the attribute open', () => {
  it('opens the panel without the focus, and closes it when it is removed', async () => {
    const element = await fixture<VoiceAssistant>(html`<voice-assistant open></voice-assistant>`);
    await drawn(element, 'panel');
    await aTimeout(2 * INPUT_FOCUS_DELAY_MS);
    expect(document.activeElement === document.body).to.equal(true);
    element.removeAttribute('open');
    await drawn(element, 'launcher');
    element.setAttribute('open', '');
    await drawn(element, 'panel');
    await closePanel(element);
    expect(element.hasAttribute('open')).to.equal(false);
  });

  for (const layout of ['inline', 'page', 'floating'])
    it(`asks for consent without the focus, ${layout}`, async () => {
      const element = await fixture<VoiceAssistant>(html`
        <voice-assistant open layout=${layout} consent-required consent-storage-key="of-layouts">
        </voice-assistant>
      `);
      await drawn(element, 'consent');
      await aTimeout(2 * INPUT_FOCUS_DELAY_MS);
      expect(document.activeElement === document.body).to.equal(true);
    });

  it('is gone when the element is removed', async () => {
    const element = await opened({});
    element.remove();
    await waitUntil(() => !element.hasAttribute('open'));
  });

  it('loads nothing where it is absent', async () => {
    const element = await fixture<VoiceAssistant>(html`<voice-assistant open></voice-assistant>`);
    element.removeAttribute('open');
    await element.updateComplete;
    await drawn(element, 'launcher');
    expect(part(element, 'panel')).to.equal(null);
  });
});
