import { expect } from '@open-wc/testing';
import type { AssistantOptions, ConsentReceipt } from '../../../core/headless/index.js';
import type { Settings } from '../../../core/machine/settings.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after } from '../../../stories/states.js';
import {
  assistant,
  closed,
  drawn,
  isWithin,
  openPanel,
  part,
  present,
  settled,
  showing,
  text,
  waitUntil,
} from '../support/drawing.js';
import { afterTest, replace } from '../../core/support/after-test.js';
import { recorded } from '../support/intents.js';
import { resizeWindow } from '../support/page-changes.js';

const LONG_WORD = 'Datenschutzeinwilligungserklärungsannahme';

describe('the consent dialog', () => {
  const asked = after({ consentRequired: true }, { type: 'open' });

  for (const [window, width] of [
    [1200, 360],
    [360, 324],
    [320, 300],
  ] as const)
    it(`is ${width} pixels wide in a window of ${window}`, async () => {
      await resizeWindow(window, 700);
      const element = await showing(asked);
      await settled(element);
      const box = present(element, 'consent').getBoundingClientRect();
      expect(box.width).to.equal(width);
      expect(box.left).to.be.at.least(0);
      expect(box.right).to.be.at.most(window);
    });

  const required = {
    mode: 'chat',
    consentRequired: true,
    consentStorageKey: 'test-consent',
  } as const;
  beforeEach(() => localStorage.removeItem('test-consent'));

  it('comes before the panel and is remembered', async () => {
    const element = await assistant(required);
    element.open();
    await drawn(element, 'consent');
    expect(part(element, 'panel')).to.equal(null);
    // Unlike the bounding box, this does not include the scale of the opening animation.
    expect(present(element, 'consent').offsetWidth).to.be.within(300, 360);
    present(element, 'accept-button').click();
    await drawn(element, 'panel');
    expect(localStorage.getItem('test-consent')).to.equal('true');
    const later = await assistant(required);
    await openPanel(later);
  });

  it('can be agreed to in a text of 5 MB', async () => {
    const element = await assistant({ ...required, consentContent: 'some words '.repeat(450_000) });
    element.open();
    await waitUntil(() => text(element, 'consent-content')?.includes('some words'), 'it is shown');
    present(element, 'accept-button').click();
    await drawn(element, 'panel');
  });

  describe('with a notice', () => {
    const notice: AssistantOptions = {
      ...required,
      consentVersion: '2026-08',
      consentPurposes: [
        { id: 'answer', text: 'We answer you.', required: true },
        { id: 'improve', text: 'We learn from what you say.' },
        { id: 'advertise', text: 'We show you offers.' },
      ],
    };
    const receipts: (ConsentReceipt | null)[] = [];

    async function accepted(options: AssistantOptions = {}): Promise<VoiceAssistant> {
      receipts.length = 0;
      const element = await assistant({ ...notice, ...options });
      element.addEventListener('va-consent-change', ({ receipt }) => receipts.push(receipt));
      element.open();
      await drawn(element, 'purposes');
      return element;
    }

    const boxes = (element: VoiceAssistant) => [
      ...present(element, 'purposes').querySelectorAll('input'),
    ];

    it('lists what is required, and apart and off what is optional', async () => {
      const element = await accepted();
      const list = present(element, 'purposes');
      const described = present(element, 'consent').getAttribute('aria-describedby');
      expect(described!.split(' ')).to.include(list.id);
      expect([...list.querySelectorAll('li')].map((each) => each.textContent)).to.deep.equal([
        'We answer you.',
      ]);
      expect(list.querySelector('.optional p')!.textContent).to.equal('Only if you want:');
      expect(boxes(element).map(({ value, checked }) => [value, checked])).to.deep.equal([
        ['improve', false],
        ['advertise', false],
      ]);
    });

    it('dispatches a receipt with what was chosen', async () => {
      const element = await accepted();
      boxes(element)[0]!.click();
      present(element, 'accept-button').click();
      await drawn(element, 'panel');
      const [receipt] = receipts;
      expect(receipt).to.deep.include({
        version: '2026-08',
        language: 'en',
        purposes: { answer: true, improve: true, advertise: false },
      });
      expect(JSON.parse(localStorage.getItem('test-consent')!)).to.deep.equal(receipt);
    });

    it('has the language of the page with the page’s words', async () => {
      document.documentElement.lang = 'de';
      afterTest(() => document.documentElement.removeAttribute('lang'));
      const element = await accepted({ consentContent: 'Einverstanden?' });
      expect(present(element, 'purposes').lang).to.equal('de');
      expect(present(element, 'purposes').querySelector('p')!.lang).to.equal('en');
      present(element, 'accept-button').click();
      expect(receipts[0]!.language).to.equal('de');
    });

    it('has the direction of the page’s words', async () => {
      const consentPurposes = [{ id: 'answer', text: 'We answer you.' }];
      const element = await accepted({ language: 'ur', consentContent: 'Is it?', consentPurposes });
      await waitUntil(() => present(element, 'purposes').querySelector('p')!.lang === 'ur');
      const directionOf = (place: Element) => getComputedStyle(place).direction;
      expect(directionOf(present(element, 'purposes'))).to.equal('rtl');
      expect(directionOf(present(element, 'purposes').querySelector('span')!)).to.equal('ltr');
      expect(directionOf(present(element, 'consent-content'))).to.equal('ltr');
    });

    it('is followed by what waited, with the options that a listener sets', async () => {
      const element = await accepted();
      element.close();
      const overrides: unknown[] = [];
      element.addEventListener('va-consent-change', () => {
        element.assistantOverrides = { artifactPlan: { recordingEnabled: false } };
      });
      replace(window, 'fetch', async (...[, init]: Parameters<typeof fetch>) => {
        overrides.push(JSON.parse(init!.body as string).assistantOverrides);
        return new Response('data: [DONE]\n\n');
      });
      element.publicKey = 'key';
      element.assistantId = 'id';
      element.sendMessage('Hello');
      (await drawn(element, 'accept-button')).click();
      await waitUntil(() => overrides.length, 'the message is sent');
      expect(overrides).to.deep.equal([{ artifactPlan: { recordingEnabled: false } }]);
    });

    it('can be withdrawn in one step, which closes the panel and is announced', async () => {
      const element = await accepted();
      boxes(element)[0]!.click();
      present(element, 'accept-button').click();
      (await drawn(element, 'withdraw-consent-button')).click();
      await closed(element);
      expect(receipts.at(-1)).to.equal(null);
      expect(localStorage.getItem('test-consent')).to.equal(null);
      const announced = element.renderRoot.querySelector('.announced')!;
      const withdrawn = 'Your consent is withdrawn. The conversation was deleted here.';
      await waitUntil(() => announced.textContent === withdrawn, 'it is announced');
      element.open();
      await drawn(element, 'purposes');
      expect(boxes(element).some(({ checked }) => checked)).to.equal(false);
    });

    it('can be withdrawn beside the call of a call button', async () => {
      const state = after(
        { ...notice, mode: 'voice' } as Settings,
        { type: 'start-call' },
        { type: 'accept-consent' },
        { type: 'call-connected' },
      );
      const { element, intents } = await recorded(state, {
        ...notice,
        mode: 'voice',
        size: 'tiny',
      });
      (await drawn(element, 'withdraw-consent-button')).click();
      expect(intents).to.deep.equal([{ type: 'withdraw-consent' }]);
    });

    it('offers no withdrawal without a notice', async () => {
      const element = await showing(
        after({ consentRequired: true }, { type: 'open' }, { type: 'accept-consent' }),
      );
      expect(part(element, 'withdraw-consent-button')).to.equal(null);
    });
  });

  for (const [accept, cancel] of [
    ['Einverstanden und fortfahren', 'Datenschutzeinwilligung ablehnen'],
    [LONG_WORD, 'Abbrechen'],
  ] as const)
    it(`has room for "${accept}" and "${cancel}"`, async () => {
      await resizeWindow(320, 600);
      const texts = { language: 'de', consent: { accept, cancel } };
      const element = await showing(asked, { texts });
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
