import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { render } from 'lit';
import type { AssistantOptions, Intent, State, ToolRequest } from '../../../core/headless/index.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import { view } from '../../../core/machine/view.js';
import { Actions, QUESTION_DELAY_MS } from '../../../elements/tools/actions.js';
import { after, CALL } from '../../../stories/states.js';
import { drawn, opened, part, showing, waitUntil } from '../support/drawing.js';

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
  const actions = new Actions(host, (intent) => !!dispatched.push(intent));
  const draw = (now: State) =>
    render(actions.render(now, view(now), resolveOptions(options).options, 'en'), place);
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
    ['always-allow', 'always'],
  ] as const)
    it(`is answered by ${name}`, async () => {
      const { press, dispatched } = await shown(asking(request('a')));
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
