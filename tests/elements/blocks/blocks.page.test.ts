import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Block } from '../../../core/blocks/block.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import { blockElement } from '../../../elements/blocks/blocks.js';
import { after } from '../../../stories/states.js';
import { drawn, part, showing, waitUntil } from '../support/drawing.js';
import { FINISHED, turn } from '../support/happenings.js';

async function shown(block: Block, imageHosts: readonly string[] = []) {
  const sent: string[] = [];
  const { options } = resolveOptions({ imageHosts });
  const send = (text: string) => !!sent.push(text);
  const element = await fixture<HTMLElement>(html`<div></div>`);
  element.append(blockElement(block, { options: () => options, send }));
  return { element, sent };
}

const fenced = (block: unknown) => `\`\`\`assistant-block\n${JSON.stringify(block)}\n\`\`\``;

/** An element with answers in a chat. */
const answering = (...texts: string[]) => showing(answered(...texts));

const answered = (...texts: string[]) =>
  after({ mode: 'chat' }, ...turn('Hello', ...texts), FINISHED);

describe('blocks', () => {
  it('send the text of a button once, even on a double click', async () => {
    const buttons = ['Yes', { label: 'No', text: 'No, thanks.' }];
    const { element, sent } = await shown({ type: 'buttons', buttons });
    for (const detail of [1, 2])
      element.querySelectorAll('button')[1]!.dispatchEvent(new MouseEvent('click', { detail }));
    expect(sent).to.deep.equal(['No, thanks.']);
  });

  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  for (const [url, hosts, allowed] of [
    [`${location.origin}/a.png`, [location.host], true],
    [`${location.origin}/a.png`, [], false],
    ['https://evil.example/a.png', ['good.example'], false],
    ['https://good.example.evil.example/a.png', ['good.example'], false],
    ['https://good.example@evil.example/a.png', ['good.example'], false],
    ['javascript:alert(1)', [''], false],
    [PIXEL, [''], false],
  ] as const)
    it(`${allowed ? 'load' : 'do not load'} the image ${url.slice(0, 40)} with ${hosts.length} hosts`, async () => {
      const cards = [{ title: 'A', image: { url, alt: 'A home' } }];
      const { element } = await shown({ type: 'card', cards }, hosts);
      expect(element.querySelector('img')?.alt).to.equal(allowed ? 'A home' : undefined);
    });

  it('link only to where no script runs', async () => {
    const urls = [
      '/prices',
      'https://a.example/',
      'mailto:a@a.example',
      'javascript:alert(1)',
      'data:text/html,x',
    ];
    const cards = urls.map((url) => ({ title: 'A', link: { label: 'More', url } }));
    const { element } = await shown({ type: 'card', cards });
    expect([...element.querySelectorAll('a')].map(({ protocol }) => protocol)).to.deep.equal([
      location.protocol,
      'https:',
      'mailto:',
    ]);
  });

  it('submit a valid form as a message, once', async () => {
    const { element, sent } = await shown({
      type: 'form',
      fields: [
        { kind: 'name', value: 'Anouk', required: true },
        { kind: 'email', required: true },
        { kind: 'choice', label: 'Package', options: ['Basic', 'Premium'], value: 'Premium' },
        { kind: 'phone' },
      ],
    });
    const submit = element.querySelector('button')!;
    const email = element.querySelector<HTMLInputElement>('[type=email]')!;
    expect(email.ariaInvalid, 'nobody has tried it').to.equal('false');
    submit.click();
    expect(sent).to.deep.equal([]);
    expect(email.ariaInvalid).to.equal(null);
    email.focus();
    await sendKeys({ type: 'a@b.example' });
    await sendKeys({ press: 'Enter' });
    expect(sent).to.deep.equal(['Name: Anouk\nEmail address: a@b.example\nPackage: Premium']);
    submit.click();
    expect(sent).to.have.length(1);
    expect(element.querySelector('[role=status]')!.textContent).to.equal('Sent');
  });

  it('offer times, which fill in a field', async () => {
    const { element, sent } = await shown({ type: 'form', fields: [{ kind: 'time' }] });
    const times = [...element.querySelectorAll<HTMLElement>('[part=time-button]')];
    expect(times.map(({ textContent }) => textContent.replace('\u202f', ' '))).to.deep.equal([
      'Tomorrow 11:00 AM',
      'Tomorrow 5:00 PM',
      'In 2 days 11:00 AM',
    ]);
    times[1]!.click();
    element.querySelector<HTMLElement>('[type=submit]')!.click();
    const tomorrow = new Date();
    tomorrow.setDate(tomorrow.getDate() + 1);
    const day = tomorrow.toLocaleDateString('sv');
    expect(sent).to.deep.equal([`Date and time: ${day}T17:00`]);
  });

  it('are named for screen readers', async () => {
    const { element } = await shown({
      type: 'form',
      title: 'Your details',
      fields: [{ kind: 'time' }, { kind: 'choice', options: ['a'] }],
    });
    await expect(element).to.be.accessible();
  });

  for (const [answer, ...said] of [
    ['| Home | Price |\n| --- | --- |\n| Villa | 9 |', 'Table, 2 rows: Home, Price. Villa, 9.'],
    ['Two:\n\n- one\n- **two**\n\n3. three\n4. four', 'Two: one. two. 3. three. 4. four.'],
    ['## Prices\n\nSee [the list](https://a.example) now', 'Prices. See the list (link) now.'],
    ['```html\n<b>\n```', 'Code: <b>'],
    [fenced({ type: 'buttons', buttons: ['Yes', 'No'] }), '2 choices: Yes, No.'],
    [fenced({ type: 'buttons', buttons: ['Yes'] }), 'Yes (button).'],
    [
      `One moment.\n\n${fenced({ type: 'form', title: 'Is this right?', fields: [{ kind: 'name', value: 'Ann' }, { kind: 'time' }] })}`,
      'One moment. Form: Is this right? Name Ann. Date and time.',
    ],
    [
      fenced({
        type: 'card',
        cards: [{ title: 'Villa', text: 'By a lake', button: 'Book' }, { title: 'Flat' }],
      }),
      'Suggestions. Villa. By a lake. Book (button). Flat.',
    ],
  ] as const)
    it(`are announced as ${said[0]}`, async () => {
      const states = turn('Hello', answer);
      const element = await showing(after({ mode: 'chat' }, ...states));
      const live = () => element.renderRoot.querySelector('.announced')!.textContent;
      element.snapshot = after({ mode: 'chat' }, ...states, FINISHED);
      await waitUntil(live, 'it is announced');
      expect(live()).to.equal(said[0]);
    });

  it('replace a fenced code block when the answer is complete', async () => {
    const element = await answering(
      `Two of them:\n\n${fenced({ type: 'card', cards: [{ title: 'A' }] })}`,
    );
    await drawn(element, 'answer-card');
    expect(element.renderRoot.querySelector('pre')).to.equal(null);
    expect(part(element, 'bubble')!.textContent).to.contain('Hello');
  });

  it('replace the earlier block with the same id', async () => {
    const card = (title: string) => fenced({ type: 'card', id: 'price', cards: [{ title }] });
    const element = await answering(card('Old'), card('New'));
    const shown = () => {
      const titles = [...element.renderRoot.querySelectorAll('strong')];
      return titles.map(({ textContent }) => textContent).join();
    };
    await waitUntil(() => !element.renderRoot.querySelector('pre'), 'both are drawn');
    expect(shown()).to.equal('New');
    element.snapshot = answered(card('Old'), card('New'), card('Newest'));
    await waitUntil(() => shown() === 'Newest');
  });

  for (const [what, block] of [
    ['of an unknown type', { type: 'script', code: 'alert(1)' }],
    ['with an unknown field', { type: 'buttons', buttons: ['a'], onclick: 'alert(1)' }],
    ['that is too long', { type: 'buttons', buttons: ['a'.repeat(20_000)] }],
    ['whose type is a property of objects', { type: 'constructor' }],
    ['without content', { type: 'card', cards: [] }],
  ] as const)
    it(`leave one ${what} as code`, async () => {
      const good = fenced({ type: 'buttons', buttons: ['Good'] });
      const element = await answering(`${fenced(block)}\n\n${good}`);
      await drawn(element, 'reply-button');
      expect(element.renderRoot.querySelectorAll('.block')).to.have.length(1);
      expect(element.renderRoot.querySelector('pre')).not.to.equal(null);
    });
});
