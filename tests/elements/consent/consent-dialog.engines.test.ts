import { expect } from '@open-wc/testing';
import { after } from '../../../stories/states.js';
import {
  assistant,
  drawn,
  isWithin,
  openPanel,
  part,
  present,
  settled,
  showing,
} from '../support/drawing.js';
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

  it('closes when consent is declined', async () => {
    const element = await assistant(required);
    element.open();
    (await drawn(element, 'cancel-button')).click();
    await drawn(element, 'launcher');
    expect(localStorage.getItem('test-consent')).to.equal(null);
  });

  it('precedes the call of a call button', async () => {
    const element = await assistant({ ...required, mode: 'voice', size: 'tiny' });
    present(element, 'launcher').click();
    await drawn(element, 'consent');
    expect(element.matches(':state(connecting)')).to.equal(false);
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
