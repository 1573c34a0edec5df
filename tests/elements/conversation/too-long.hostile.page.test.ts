import { expect } from '@open-wc/testing';
import { ANNOUNCED_LENGTH, Announcer } from '../../../elements/panel/announcer.js';
import { SHOWN_LENGTH, SHOWN_LINES, shownPart } from '../../../elements/conversation/too-long.js';
import { panelParts } from '../../../elements/panel/panel-parts.js';
import { after } from '../../../stories/states.js';
import { present, showing, waitUntil } from '../support/drawing.js';
import { contextOf } from '../support/render-context.js';

const TURN = [{ type: 'open' }, { type: 'send-message', text: 'Hi' }] as const;

/** An answer that is longer than what is shown. */
const LONG = 'Some words. '.repeat(SHOWN_LENGTH / 10);

const answered = (text: string) => after({}, ...TURN, { type: 'reply-delta', output: 0, text });

describe('a message that is too long', () => {
  it('is shown up to a number of characters or lines', () => {
    expect(shownPart('word')).to.equal('word');
    expect(shownPart('w'.repeat(SHOWN_LENGTH))).to.have.length(SHOWN_LENGTH);
    expect(shownPart('w'.repeat(SHOWN_LENGTH + 1))).to.have.length(SHOWN_LENGTH);
    expect(shownPart('a\n'.repeat(SHOWN_LINES + 1))).to.have.length(2 * SHOWN_LINES);
    expect(shownPart(`${'a\n'.repeat(SHOWN_LINES - 1)}end`)).to.match(/end$/);
  });

  it('says so, and can be saved as a whole, while it grows as well', async () => {
    const element = await showing(answered(LONG));
    const button = present(element, 'save-message-button') as HTMLButtonElement;
    expect(present(element, 'too-long').textContent).to.contain('too long to show in full');
    element.snapshot = answered(`${LONG}The end`);
    await element.updateComplete;
    expect(present(element, 'save-message-button') === button).to.equal(true);
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    HTMLAnchorElement.prototype.click = () => undefined;
    try {
      button.click();
      await waitUntil(() => saved.length);
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    expect((await saved[0]!.text()) === `${LONG}The end`).to.equal(true);
    element.snapshot = answered('Short');
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.too-long')).to.equal(null);
  });

  it('is announced in part', () => {
    const { assistant, view } = contextOf(answered(''));
    const parts = panelParts(document.createElement('voice-assistant'), assistant, document.body);
    const announcer = new Announcer(parts, view);
    announcer.announce(LONG, 'en');
    expect(announcer.element.textContent).to.have.length(ANNOUNCED_LENGTH);
    announcer.end();
  });
});
