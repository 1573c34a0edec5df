import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/define.js';
import { LOOK, PANEL } from '../../../core/options/table.js';
import { waitUntil } from '../../core/support/wait-until.js';

const HUGE = 'some words '.repeat(450_000);

/** The options that take a text, but not such a long one. */
const SHORT_TEXTS = Object.entries({ ...LOOK, ...PANEL })
  .filter(([, { kind }]) => kind.accepts('a text') && !kind.accepts(HUGE))
  .map(([name]) => name);

/** Shows an element with these options, and opens it. */
async function opened(options: object) {
  const element = await fixture<HTMLElementTagNameMap['voice-assistant']>(
    html`<voice-assistant public-key="key" assistant-id="assistant"></voice-assistant>`,
  );
  Object.assign(element, options);
  await element.updateComplete;
  const part = (name: string) => element.renderRoot.querySelector<HTMLElement>(`[part~=${name}]`);
  part('launcher')!.click();
  return { part, shown: () => element.renderRoot.querySelector<HTMLElement>('.root')! };
}

describe('a widget with texts of 5 MB', () => {
  it('shows its own instead where there is no place for so much', async () => {
    expect(SHORT_TEXTS).to.include.members(['title', 'chatPlaceholder', 'consentTitle']);
    const { part, shown } = await opened({
      ...Object.fromEntries(SHORT_TEXTS.map((name) => [name, HUGE])),
      texts: { retry: HUGE, empty: { chat: HUGE } },
    });
    await waitUntil(() => part('text-box'), 'the panel is shown');
    expect(shown().innerHTML.length).to.be.below(100_000);
    expect(part('title')!.textContent).to.contain('Talk with AI');
  });

  it('lets visitors agree to a consent of that length', async () => {
    const { part } = await opened({ consentRequired: true, consentContent: HUGE });
    await waitUntil(() => part('consent-content'), 'consent is asked for');
    await waitUntil(() => /some words/.test(part('consent-content')!.textContent!), 'it is shown');
    part('accept-button')!.click();
    await waitUntil(() => part('text-box'), 'the panel is shown');
    localStorage.clear();
  });
});
