import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after } from '../../../stories/states.js';
import { ManualTimers } from '../../support/manual-timers.js';
import {
  assistant,
  closePanel,
  closed,
  drawn,
  opened,
  openPanel,
  part,
  present,
  settled,
  showing,
  waitUntil,
} from '../support/drawing.js';
import { afterTest, replace } from '../../core/support/after-test.js';
import { resizeWindow } from '../support/page-changes.js';
import { INPUT_FOCUS_DELAY_MS } from '../../../core/constants.js';

describe('the panel', () => {
  it('has the width and height of its size, and fills the width of a phone', async () => {
    await resizeWindow(1200, 900);
    for (const [size, ...expected] of [
      ['tiny', 288, 320],
      ['compact', 384, 512],
      ['full', 448, 640],
    ] as const) {
      const element = await opened({ mode: 'chat', size });
      await settled(element);
      const { width, height } = present(element, 'panel').getBoundingClientRect();
      expect([width, height], size).to.deep.equal(expected);
    }
    await resizeWindow(360, 740);
    const element = await opened({ mode: 'chat' });
    expect(present(element, 'panel').getBoundingClientRect().width).to.equal(360);
  });

  it('dispatches va-panel-toggle each time it opens or closes', async () => {
    const element = await assistant({ mode: 'chat' });
    const reported: string[] = [];
    element.addEventListener('va-panel-toggle', ({ open }) =>
      reported.push(
        `${open ? 'open' : 'closed'}, ${element.matches(':state(open)') ? 'open' : 'closed'}`,
      ),
    );
    present(element, 'launcher').click();
    (await drawn(element, 'close-button')).click();
    await drawn(element, 'launcher');
    await openPanel(element);
    element.open();
    element.ctaTitle = 'Ask';
    await element.updateComplete;
    await closePanel(element);
    expect(reported).to.deep.equal([
      'open, open',
      'closed, closed',
      'open, open',
      'closed, closed',
    ]);
  });

  it('can be closed by a listener of va-panel-toggle', async () => {
    const element = await assistant({ mode: 'chat' });
    const reported: boolean[] = [];
    element.addEventListener('va-panel-toggle', ({ open }) => {
      reported.push(open);
      if (open) element.close();
    });
    element.open();
    await waitUntil(() => reported.length === 2);
    await drawn(element, 'launcher');
    expect(reported).to.deep.equal([true, false]);
  });

  it('ignores the second click of a double click on the launcher, also soon after another opening', async () => {
    const element = await opened({ mode: 'voice' });
    await closePanel(element);
    const timers = new ManualTimers();
    afterTest(() => timers.restore());
    timers.install();
    const opens = async () => {
      element.open();
      await timers.until(() => part(element, 'call-button'));
      await settled(element);
    };
    await opens();
    element.close();
    await timers.until(() => !part(element, 'panel'), 10);
    await opens();
    const button = present(element, 'call-button');
    const { left, top, width, height } = button.getBoundingClientRect();
    const pressed = () =>
      (element.renderRoot as ShadowRoot)
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('button');
    await timers.advance(499);
    await timers.until(() => !part(element, 'launcher'));
    expect(pressed() === button).to.equal(false);
    await timers.advance(1);
    expect(pressed() === button).to.equal(true);
  });
});

/** The part of the element that has the focus. */
function focused(element: VoiceAssistant): string | undefined {
  return element.shadowRoot?.activeElement?.part.value;
}

describe('the focus', () => {
  it('returns to the launcher from slotted content of the consent dialog', async () => {
    const element = await fixture<VoiceAssistant>(
      html`<voice-assistant .options=${{ consentRequired: true, consentStorageKey: 'of-focus' }}>
        <p slot="consent">Our <a href="#privacy">privacy notice</a></p>
      </voice-assistant>`,
    );
    element.open();
    await drawn(element, 'consent');
    const link = element.querySelector('a')!;
    link.focus();
    const bubbles = { bubbles: true, composed: true };
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbles }));
    await waitUntil(() => focused(element) === 'launcher');
  });

  it('returns to a button of the page that hides the launcher', async () => {
    const page = await fixture(
      html`<div>
        <style>
          voice-assistant::part(launcher) {
            display: none;
          }
        </style>
        <button>Ask us</button><voice-assistant></voice-assistant>
      </div>`,
    );
    const button = page.querySelector('button')!;
    const element = page.querySelector('voice-assistant')!;
    button.focus();
    element.open();
    await waitUntil(() => focused(element) === 'text-box');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => document.activeElement === button);
  });

  it('moves to the text box when a slotted suggestion disappears', async () => {
    const options = { mode: 'chat', publicKey: 'key', assistantId: 'id' } as const;
    const element = await fixture<VoiceAssistant>(
      html`<voice-assistant .options=${{ ...options, apiUrl: 'http://127.0.0.1:9' }}>
        <button slot="empty">What does a tour cost?</button>
      </voice-assistant>`,
    );
    await openPanel(element);
    await waitUntil(() => focused(element) === 'text-box');
    const suggestion = element.querySelector('button')!;
    suggestion.focus();
    element.sendMessage('What does a tour cost?');
    await drawn(element, 'user-message');
    await waitUntil(() => focused(element) === 'text-box', 'it is in the text box again');
    element.remove();
  });

  it('leaves each part before it goes, as screen readers need', async () => {
    const options = { consentRequired: true, consentStorageKey: 'of-leaving' };
    const element = await assistant({ mode: 'chat', ...options });
    const moves: string[] = [];
    element.renderRoot.addEventListener('focusin', (event) => {
      const { target, relatedTarget } = event as FocusEvent;
      const visible = (relatedTarget as Element | null)?.checkVisibility();
      moves.push(`${visible} ${(target as Element).getAttribute('part')}`);
    });
    const press = async (name: string, key: string, next: string) => {
      await waitUntil(() => focused(element) === name, name);
      const keydown = new KeyboardEvent('keydown', { key, bubbles: true });
      if (key === 'Escape') present(element, name).dispatchEvent(keydown);
      else present(element, name).click();
      await waitUntil(() => focused(element) === next, next);
      const shown = '.pill, .consent, .drawer:not([hidden])';
      await waitUntil(() => element.renderRoot.querySelectorAll(shown).length === 1, 'it is gone');
    };
    present(element, 'launcher').focus();
    await press('launcher', 'Enter', 'cancel-button');
    await press('cancel-button', 'Enter', 'launcher');
    await press('launcher', 'Enter', 'cancel-button');
    present(element, 'accept-button').focus();
    await press('accept-button', 'Enter', 'text-box');
    await press('text-box', 'Escape', 'launcher');
    expect(moves.slice(1)).to.deep.equal([
      'true cancel-button',
      'true launcher',
      'true cancel-button',
      'true accept-button',
      'true text-box',
      'true launcher',
    ]);
    localStorage.removeItem('of-leaving');
  });

  it('leaves a text box that keeps its layout, and cannot be pressed', async () => {
    const element = await opened({ mode: 'chat' });
    present(element, 'text-box').focus();
    element.close();
    await element.updateComplete;
    const leaving = element.renderRoot.querySelector('.gone > .panel')!;
    expect(getComputedStyle(leaving).position).to.equal('relative');
    expect(leaving.clientHeight).to.equal(0);
    await closed(element);
  });

  it('does not move the focus of a visitor who has moved it meanwhile', async () => {
    const field = await fixture<HTMLInputElement>(html`<input />`);
    const element = await assistant();
    await openPanel(element);
    field.focus();
    await aTimeout(2 * INPUT_FOCUS_DELAY_MS);
    expect(document.activeElement === field).to.equal(true);
  });

  it('can be in an empty conversation', async () => {
    const element = await opened({ mode: 'chat' });
    expect(part(element, 'conversation')!.tabIndex).to.equal(0);
  });

  for (const [pointer, place] of [
    ['fine', 'text-box'],
    ['coarse', 'panel'],
  ])
    it(`moves to the ${place} when the focused button disappears, with a ${pointer} pointer`, async () => {
      const real = window.matchMedia.bind(window);
      const matchMedia = (query: string) =>
        /pointer/.test(query) ? real(query.includes(pointer!) ? 'all' : 'not all') : real(query);
      replace(window, 'matchMedia', matchMedia);
      const element = await assistant({ mode: 'chat', apiUrl: 'http://127.0.0.1:9' });
      await openPanel(element);
      await waitUntil(() => focused(element)?.split(' ').includes(place!), 'as it opens');
      element.sendMessage('Is anybody there?');
      const dismiss = await drawn(element, 'dismiss-button');
      dismiss.focus();
      dismiss.click();
      await waitUntil(() => focused(element)?.split(' ').includes(place!));
    });

  /** Opens the panel a second time, so that nothing needs to load. */
  async function reopened(mode: 'voice' | 'chat' | 'hybrid', timers: ManualTimers) {
    const element = await opened({ mode });
    await waitUntil(() => focused(element), 'the first opening has its focus');
    await closePanel(element);
    timers.install();
    element.open();
    await element.updateComplete;
    expect(part(element, 'panel')).to.not.equal(null);
    return element;
  }
  for (const [mode, expected] of [
    ['chat', 'text-box'],
    ['hybrid', 'text-box'],
    ['voice', 'call-button'],
  ] as const)
    it(`moves to the ${expected} after 100 ms in mode ${mode}`, async () => {
      const timers = new ManualTimers();
      afterTest(() => timers.restore());
      const element = await reopened(mode, timers);
      await timers.advance(99);
      expect(focused(element)).to.not.equal(expected);
      await timers.advance(1);
      expect(focused(element)).to.equal(expected);
    });
});

const OPEN = after({}, { type: 'open' });

describe('an on-screen keyboard', () => {
  const KEYBOARD = 220;

  for (const position of ['bottom-right', 'bottom-center', 'top-left'] as const)
    for (const [device, width, height] of [
      ['a phone', 360, 800],
      ['a phone on its side', 800, 360],
      ['a tablet', 820, 1180],
    ] as const)
      for (const panned of [0, 120])
        it(`keeps panel and text box in view on ${device}, ${position}, panned by ${panned}`, async () => {
          await resizeWindow(width, height);
          const element = await showing(OPEN, { position });
          await settled(element);
          const left = innerHeight - KEYBOARD;
          replace(visualViewport!, 'height', left);
          replace(visualViewport!, 'offsetTop', panned);
          visualViewport!.dispatchEvent(new Event('resize'));
          const panel = present(element, 'panel').getBoundingClientRect();
          expect(panel.top).to.be.at.least(panned);
          expect(panel.bottom).to.be.at.most(panned + left);
          const box = present(element, 'text-box').getBoundingClientRect();
          expect(box.top).to.be.at.least(panel.top);
          expect(box.bottom).to.be.at.most(panel.bottom);
        });
});
