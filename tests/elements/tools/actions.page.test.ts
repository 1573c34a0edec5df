import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { render } from 'lit';
import type { AssistantOptions, Intent, ToolRequest } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import { Actions, QUESTION_DELAY_MS } from '../../../elements/tools/actions.js';
import { after, CALL } from '../../../stories/states.js';
import type { PartHost } from '../../../elements/shared/host.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { drawn, opened, part, present, showing, waitUntil } from '../support/drawing.js';
import { contextOf } from '../support/render-context.js';

const request = (id: string, value = 'Penthouse'): ToolRequest => ({
  id,
  name: 'open_tour',
  title: 'Open a tour',
  arguments: [{ name: 'Home', value }],
  status: 'asked',
});

const asking = (...requests: ToolRequest[]) =>
  after({ mode: 'voice' }, ...CALL, { type: 'requests-changed', requests });

/** The actions alone, and what they dispatch. */
async function shown(state: State, options: AssistantOptions = {}) {
  const host = await showing(state, options);
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const dispatched: Intent[] = [];
  const updates = { renderRoot: host.renderRoot, requestUpdate: () => draw(last) } as PartHost;
  const actions = new Actions(updates, (intent) => !!dispatched.push(intent));
  let last = state;
  const draw = (now: State) => {
    last = now;
    render(actions.render(contextOf(now, options)), place);
  };
  draw(state);
  const button = (name: string) =>
    place.querySelector<HTMLButtonElement>(`[part="${name}-button"]`)!;
  /** Once it may be answered. */
  const press = (name: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', init);
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + QUESTION_DELAY_MS });
    button(name).dispatchEvent(event);
  };
  return { place, dispatched, draw, button, press };
}

describe('the question whether a tool may run', () => {
  for (const [name, permission] of [
    ['allow', 'allow'],
    ['decline', 'decline'],
    ['decline-all', 'decline-all'],
    ['always-allow', 'always'],
  ] as const)
    it(`is answered by ${name}`, async () => {
      const { press, dispatched } = await shown(asking(request('a'), request('b')));
      press(name);
      expect(dispatched).to.deep.equal([{ type: 'answer-request', requestId: 'a', permission }]);
    });

  it('ignores a press that was meant for what was there before', async () => {
    const { button, dispatched, draw, place, press } = await shown(
      asking(request('a'), request('b')),
    );
    expect(place.textContent).to.contain('1 more');
    button('allow').click();
    press('allow', { detail: 2 });
    draw(asking(request('b')));
    expect(place.textContent).not.to.contain('more');
    expect(button('decline-all')).to.equal(null);
    button('allow').click();
    expect(dispatched).to.deep.equal([]);
    press('allow');
    expect(dispatched).to.have.length(1);
  });

  it('shows markup in arguments as text', async () => {
    const { place } = await shown(asking(request('a', '<img src=x><b>bold</b>')));
    expect(place.querySelector('img, b')).to.equal(null);
    expect(place.querySelector('dd')!.textContent).to.equal('<img src=x><b>bold</b>');
  });

  const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
  const buttons = ['allow-button', 'always-allow-button', 'decline-button'];
  const enabled = (element: VoiceAssistant) =>
    buttons.filter((name) => !(present(element, name) as HTMLButtonElement).disabled);

  it('can only be allowed after all of a long argument was in view', async () => {
    const element = await showing(asking(request('a', LONG)));
    const readOn = await drawn(element, 'read-on-button');
    expect(enabled(element)).to.deep.equal(['decline-button']);
    await expect(element).to.be.accessible();
    readOn.focus();
    let presses = 0;
    while (part(element, 'read-on-button')) {
      expect(enabled(element)).to.deep.equal(['decline-button']);
      await sendKeys({ press: 'Enter' });
      presses++;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await element.updateComplete;
    }
    expect(presses).to.be.within(5, 20);
    expect(enabled(element)).to.deep.equal(buttons);
    const details = element.shadowRoot!.activeElement as HTMLElement;
    expect(details.className).to.equal('details');
    // The next question begins at its beginning, even if it has the same id.
    element.snapshot = asking(request('a', LONG));
    await drawn(element, 'read-on-button');
    expect(enabled(element)).to.deep.equal(['decline-button']);
  });

  for (const size of ['compact', 'tiny'] as const)
    it(`can be read to its end with the keys, in the size ${size}`, async () => {
      const state = after({}, ...CALL, {
        type: 'requests-changed',
        requests: [request('a', LONG)],
      });
      const element = await showing(state, { size });
      await drawn(element, 'read-on-button');
      element.shadowRoot!.querySelector<HTMLElement>('.details')!.focus();
      await sendKeys({ press: 'End' });
      await waitUntil(() => enabled(element).length === 3, 'it can be allowed');
    });

  it('is shown beside a closed panel and on a call button without one', async () => {
    const requests = [request('a')];
    const closed = after({ mode: 'voice' }, ...CALL.slice(1), {
      type: 'requests-changed',
      requests,
    });
    for (const options of [{}, { size: 'tiny' } as const])
      await drawn(await showing(closed, options), 'question');
  });

  it('is answered with the keyboard', async () => {
    const element = await showing(asking(request('a')));
    const allow = await drawn(element, 'allow-button');
    await waitUntil(() => enabled(element).length === 3, 'its end was in view');
    allow.focus();
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'decline-button'));
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'always-allow-button'));
    await expect(element).to.be.accessible();
  });
});

describe('starters', () => {
  const starters = ['What does it cost?', { label: 'Demo', text: 'I want a demo.' }];

  it('send their text', async () => {
    const { place, dispatched } = await shown(after({ mode: 'chat' }, { type: 'open' }), {
      starters,
    });
    for (const button of place.querySelectorAll('button'))
      for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { detail }));
    expect(dispatched).to.deep.equal([
      { type: 'send-message', text: 'What does it cost?', inCall: true },
      { type: 'send-message', text: 'I want a demo.', inCall: true },
    ]);
  });

  it('are examples in the mode voice, and buttons in its calls', async () => {
    const before = await shown(after({ mode: 'voice' }, { type: 'open' }), { starters });
    expect(
      [...before.place.querySelectorAll('q')].map(({ textContent }) => textContent),
    ).to.deep.equal(['What does it cost?', 'I want a demo.']);
    const during = await shown(after({ mode: 'voice' }, ...CALL.slice(0, 3)), { starters });
    expect(during.place.querySelectorAll('button')).to.have.length(2);
  });

  it('leave when the conversation begins', async () => {
    const element = await opened({ mode: 'chat', starters });
    (await drawn(element, 'starter-button')).click();
    await waitUntil(() => !part(element, 'starter-button'));
    await waitUntil(() =>
      part(element, 'user-message')?.textContent.includes('What does it cost?'),
    );
  });

  it('leave out what is neither a text nor an object with label and text', async () => {
    const { place } = await shown(after({ mode: 'chat' }, { type: 'open' }), {
      starters: [1, '', { label: 'x' }, null, 'Good'] as never,
    });
    expect(place.querySelectorAll('button')).to.have.length(1);
  });
});
