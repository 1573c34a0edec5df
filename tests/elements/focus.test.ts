import { expect, fixture, html } from '@open-wc/testing';
import type { VoiceAssistant } from '../../elements/voice-assistant/voice-assistant.js';
import { assistant, drawn, opened, part, waitUntil } from './drawing.js';

/** What has the focus within the element, by its part. */
function focused(element: VoiceAssistant): string | undefined {
  return element.shadowRoot?.activeElement?.part.value;
}

describe('the focus', () => {
  it('goes back to the launcher from what a page put into the consent dialog', async () => {
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

  it('goes to the text box from a suggestion of the page’s that is gone with the first message', async () => {
    const options = { mode: 'chat', publicKey: 'key', assistantId: 'id' } as const;
    const element = await fixture<VoiceAssistant>(
      html`<voice-assistant .options=${{ ...options, apiUrl: 'http://127.0.0.1:9' }}>
        <button slot="empty">What does a tour cost?</button>
      </voice-assistant>`,
    );
    element.open();
    await drawn(element, 'panel');
    await waitUntil(() => focused(element) === 'text-box');
    const suggestion = element.querySelector('button')!;
    suggestion.focus();
    element.sendMessage('What does a tour cost?');
    await drawn(element, 'user-message');
    await waitUntil(() => focused(element) === 'text-box', 'it is in the text box again');
    element.remove();
  });

  it('is left to a visitor who went on elsewhere meanwhile', async () => {
    const field = await fixture<HTMLInputElement>(html`<input />`);
    const element = await assistant();
    element.open();
    await drawn(element, 'panel');
    field.focus();
    // As long as the text box takes at most: its own limit, twice.
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(document.activeElement).to.equal(field);
  });

  it('can be in a conversation with nothing in it yet, to read all of it', async () => {
    const element = await opened({ mode: 'chat' });
    expect(part(element, 'conversation')!.tabIndex).to.equal(0);
  });

  for (const [pointer, place] of [
    ['fine', 'text-box'],
    ['coarse', 'panel'],
  ])
    it(`is on the ${place} after a button that is gone, where the pointer is ${pointer}`, async () => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        /pointer/.test(query) ? real(query.includes(pointer!) ? 'all' : 'not all') : real(query);
      const element = await assistant({ mode: 'chat', apiUrl: 'http://127.0.0.1:9' });
      element.open();
      await drawn(element, 'panel');
      await waitUntil(() => focused(element) === 'text-box', 'as it opens');
      element.sendMessage('Is anybody there?');
      const dismiss = await drawn(element, 'dismiss-button');
      dismiss.focus();
      dismiss.click();
      await waitUntil(() => focused(element)?.split(' ').includes(place!));
      window.matchMedia = real;
    });
});
