import { expect } from '@open-wc/testing';
import { en } from '../../../core/i18n/en.js';
import { after, CALL, type Happening } from '../../../stories/states.js';
import { drawn, showing, text, waitUntil } from '../support/drawing.js';
import { recorded } from '../support/intents.js';
import { delta, FINISHED, turn } from '../support/happenings.js';

const ASKED = turn('Hello');

const answered = (...happenings: Happening[]) =>
  after({ mode: 'chat' }, ...turn('Hello', 'Hi'), ...happenings);

// First, because modules stay loaded.
describe('the code of blocks', () => {
  it('is loaded for a message with a block, and for no other', async () => {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/show-parts.'));
    await drawn(await showing(answered(FINISHED)), 'tools');
    expect(isLoaded()).to.equal(false);
    const text = '\n```assistant-block\n{}\n```';
    await showing(answered(delta(text), FINISHED));
    await waitUntil(isLoaded, 'it is loaded');
  });
});

describe('a typed message', () => {
  it('can be withdrawn while it waits', async () => {
    const { element, intents } = await recorded(
      after({ mode: 'chat' }, ...ASKED, ...ASKED.slice(1)),
    );
    const button = (await drawn(element, 'withdraw-button')) as HTMLButtonElement;
    expect([button.type, button.className]).to.deep.equal(['button', 'withdraw']);
    expect(text(element, 'waiting-delivery')).to.contain(en.delivery.waiting);
    button.dispatchEvent(new MouseEvent('click', { detail: 2 }));
    expect(intents, 'by a double click on another message').to.deep.equal([]);
    button.click();
    expect(intents).to.deep.equal([{ type: 'withdraw-message', messageId: 'message-2' }]);
    expect(element.shadowRoot?.activeElement?.part.value).to.equal('text-box');
  });
});

describe('a call in a shared context', () => {
  it('is marked where it began and ended', async () => {
    const ended = { type: 'call-ended', reason: 'customer-ended-call' } as const;
    const element = await showing(after({ sharedContext: true }, ...CALL, ended));
    const marks = () => [...element.renderRoot.querySelectorAll('[part~="call-mark"]')];
    await waitUntil(() => marks().length === 2, 'both are drawn');
    for (const { classList } of marks())
      expect([...classList].slice(0, 2)).to.deep.equal(['message', 'mark']);
    const { began, ended: over } = en.delivery.calls;
    expect(marks().map(({ lastElementChild }) => lastElementChild!.textContent)).to.deep.equal([
      began,
      over,
    ]);
    for (const { firstElementChild } of marks())
      expect(firstElementChild!.className).to.equal('hidden');
  });
});
