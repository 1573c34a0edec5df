import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AssistantOptions } from '../../../core/headless/index.js';
import { TEASER_KEY } from '../../../core/conversation/tab-keys.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import {
  assistant,
  closePanel,
  drawn,
  openPanel,
  part,
  text,
  waitUntil,
} from '../support/drawing.js';
import { turns, withManualTimers } from '../../support/manual-timers.js';

const SOON = 0.01;

const teased = (options: AssistantOptions = {}) =>
  assistant({ mode: 'chat', teaser: SOON, ...options });

/** Has the wait for a teaser that begins in `act` be over, and what follows from that. */
async function later(act: () => unknown): Promise<void> {
  await withManualTimers(async (timers) => {
    await act();
    await timers.advance(SOON * 1000);
  });
  await import('../../../elements/launcher/teaser.js');
  await turns();
}

/** An element whose wait for a teaser is over. */
async function waited(options: AssistantOptions = {}): Promise<VoiceAssistant> {
  let element: VoiceAssistant;
  await later(async () => (element = await teased(options)));
  return element!;
}

const gone = (element: VoiceAssistant) => waitUntil(() => !part(element, 'teaser'), 'it is gone');

/** A field of the page. */
function field(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

describe('the teaser', () => {
  beforeEach(() => {
    sessionStorage.removeItem(TEASER_KEY);
    localStorage.removeItem('consent');
  });
  afterEach(() => document.querySelector('body > input')?.remove());

  it('is not shown without the option', async () => {
    const element = await waited({ teaser: undefined });
    expect(part(element, 'teaser')).to.equal(null);
    expect(sessionStorage.getItem(TEASER_KEY)).to.equal(null);
  });

  it('is shown once in a visit, above the launcher, and is not announced', async () => {
    const first = await teased();
    const teaser = await drawn(first, 'teaser');
    expect(text(first, 'teaser-button')).to.equal('Questions? I’m here to help.');
    expect(teaser.closest('[aria-live], [role=status], [role=alert]')).to.equal(null);
    expect(first.matches(':focus-within')).to.equal(false);
    const { bottom } = teaser.getBoundingClientRect();
    expect(bottom <= part(first, 'launcher')!.getBoundingClientRect().top).to.equal(true);
    const second = await waited();
    expect(part(second, 'teaser')).to.equal(null);
  });

  it('has the page’s text, in the page’s language, and does what the launcher does', async () => {
    const element = await teased({ texts: { closed: { teaser: 'Fragen?' } } });
    const button = await drawn(element, 'teaser-button');
    expect(button.textContent!.trim()).to.equal('Fragen?');
    expect(button.lang).to.equal(document.documentElement.lang);
    button.focus();
    await sendKeys({ press: 'Enter' });
    await drawn(element, 'panel');
    await gone(element);
  });

  for (const close of ['its button', 'Escape'])
    it(`is closed by ${close}, which leaves the focus on the launcher`, async () => {
      const element = await teased();
      const button = await drawn(element, 'close-teaser-button');
      button.focus();
      await sendKeys({ press: close === 'Escape' ? 'Escape' : 'Enter' });
      await gone(element);
      expect(element.shadowRoot!.activeElement).to.equal(part(element, 'launcher'));
      expect(part(element, 'panel')).to.equal(null);
    });

  it('waits while a field has the focus, and goes when one gets it', async () => {
    const input = field();
    input.focus();
    const element = await waited();
    expect(part(element, 'teaser')).to.equal(null);
    input.blur();
    await drawn(element, 'teaser');
    input.focus();
    await gone(element);
  });

  it('is not shown to who has shown interest already, and goes when the page opens the panel', async () => {
    const used = await assistant({ mode: 'chat' });
    await openPanel(used);
    await closePanel(used);
    await later(() => {
      used.options = { mode: 'chat', teaser: SOON };
      return used.updateComplete;
    });
    expect(part(used, 'teaser')).to.equal(null);
    const element = await teased();
    await drawn(element, 'teaser');
    await openPanel(element);
    await gone(element);
  });

  it('waits again when the element is back in the page', async () => {
    let element: VoiceAssistant;
    await withManualTimers(async (timers) => {
      element = await teased({ teaser: 2 });
      const page = element.parentElement!;
      element.remove();
      await timers.advance(2500);
      page.append(element);
      await element.updateComplete;
      await timers.advance(1999);
      await turns();
      expect(part(element, 'teaser')).to.equal(null);
      await timers.advance(1);
    });
    await drawn(element!, 'teaser');
  });

  it('is stored only after a consent that is required', async () => {
    const options = { consentRequired: true, consentStorageKey: 'consent' };
    await drawn(await teased(options), 'teaser');
    expect(sessionStorage.getItem(TEASER_KEY)).to.equal(null);
    const second = await waited(options);
    expect(part(second, 'teaser')).to.equal(null);
    localStorage.setItem('consent', 'true');
    await drawn(await teased(options), 'teaser');
    expect(sessionStorage.getItem(TEASER_KEY)).to.equal('true');
  });
});
