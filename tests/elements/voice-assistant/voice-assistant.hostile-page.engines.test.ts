import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import {
  closePanel,
  drawn,
  drawnPanel,
  opened,
  openPanel,
  part,
  present,
  settled,
  text,
  waitUntil,
} from '../support/drawing.js';

/** Page rules that would restyle an unprotected widget. */
const RULES: Record<string, string> = {
  'takes everything back': '* { all: unset }',
  'takes everything back with force': '* { all: unset !important }',
  'hides what the widget is made of':
    'button, textarea, section, header, ol, p, span { display: none !important }',
  'writes as if from within':
    ':host { display: none !important } .root, .launcher, .panel { color: red !important }',
  'has variables of the same names':
    ':root { --base: lime; --accent: red; --radius: 0; --offset: 300px; --text: red; --on: srgb 1 0 0; --line: red; --hue: red; --small-radius: 40px; --danger: lime; --rule: red; --volume: 80; --keyboard: 200px; --ground: 0; --luminance: 1; --white: 1; --solid: srgb 1 0 0; --through: 1; --launcher: red; --user: red; --quiet: lime; --hover: red; --assistant: red }',
  // The family of the font is the page's.
  'has text styles that are inherited': `body {
    font-style: italic; font-weight: 900; font-size: 30px; line-height: 3; font-variant: small-caps; letter-spacing: 8px; word-spacing: 20px;
    text-transform: uppercase; text-indent: 50px; text-align: center; text-shadow: 2px 2px red;
    white-space: nowrap; word-break: break-all; color: red; cursor: wait; user-select: none;
    list-style: square inside; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red }`,
  'lays the element itself out':
    'voice-assistant { display: block !important; position: static; width: 10px; height: 10px; margin: 50px; padding: 50px; overflow: hidden; float: left }',
  'lays its body out': 'body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px }',
};

/** Properties that page rules or inheritance could change. */
const LOOK = [
  'font',
  'color',
  'backgroundColor',
  'borderTopLeftRadius',
  'cursor',
  'display',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textShadow',
  'textTransform',
  'userSelect',
  'visibility',
  'webkitTextFillColor',
  'webkitTextStrokeWidth',
  'whiteSpace',
  'wordBreak',
  'wordSpacing',
] as const;

function looks(element: VoiceAssistant, names: readonly string[]): object {
  return Object.fromEntries(
    names.map((name) => {
      const shown = present(element, name);
      const style = getComputedStyle(shown);
      const { x, y, width, height } = shown.getBoundingClientRect();
      return [name, [x, y, width, height, ...LOOK.map((property) => style[property])]];
    }),
  );
}

const INSIDE = [
  ...['panel', 'title', 'status', 'close-button', 'bubble', 'text-box', 'send-button'],
  ...['call-button', 'activity-icon'],
];

async function onPage(): Promise<{ element: VoiceAssistant; closed: object; open: object }> {
  const element = await fixture<VoiceAssistant>(
    html`<voice-assistant mode="hybrid" first-chat-message="Hey there"></voice-assistant>`,
  );
  const closed = looks(element, ['launcher', 'launcher-title']);
  element.open();
  await drawnPanel(element);
  await waitUntil(() => text(element, 'bubble') === 'Hey there');
  await settled(element);
  return { element, closed, open: looks(element, INSIDE) };
}

describe('a hostile page', () => {
  let rules: HTMLStyleElement;

  before(() => setViewport({ width: 1200, height: 900 }));

  beforeEach(() => {
    rules = document.createElement('style');
    document.head.append(rules);
  });

  afterEach(() => rules.remove());

  for (const [name, css] of Object.entries(RULES))
    it(`${name} without changing the widget`, async () => {
      const usual = await onPage();
      usual.element.remove();
      rules.textContent = css;
      const { closed, open } = await onPage();
      expect(closed).to.deep.equal(usual.closed);
      expect(open).to.deep.equal(usual.open);
    });

  for (const [name, css] of Object.entries({
    'is transformed and scrolls': 'transform: translateY(20px); height: 300px; overflow: auto',
    'is contained': 'contain: strict; width: 320px; height: 260px',
    'is zoomed': 'zoom: 1.6',
  }))
    it(`has a box that ${name} and shows the whole panel`, async () => {
      rules.textContent = `.box { ${css} }`;
      const box = await fixture<HTMLElement>(
        html`<div class="box"><voice-assistant mode="hybrid"></voice-assistant></div>`,
      );
      const element = box.querySelector('voice-assistant')!;
      await openPanel(element);
      await settled(element);
      const around =
        name === 'is zoomed'
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : box.getBoundingClientRect();
      for (const control of ['panel', 'close-button', 'text-box', 'call-button']) {
        const { left, top, right, bottom } = present(element, control).getBoundingClientRect();
        expect(left, `${control} left`).to.be.at.least(around.left);
        expect(top, `${control} top`).to.be.at.least(around.top);
        expect(right, `${control} right`).to.be.at.most(around.right);
        expect(bottom, `${control} bottom`).to.be.at.most(around.bottom);
      }
    });

  it('reads from right to left: the widget keeps its corner and is mirrored inside', async () => {
    const page = await fixture(
      html`<div dir="rtl"><voice-assistant mode="hybrid"></voice-assistant></div>`,
    );
    const element = page.querySelector('voice-assistant')!;
    const launcher = (await drawn(element, 'launcher')).getBoundingClientRect();
    expect(innerWidth - launcher.right).to.be.closeTo(20, 0.01);
    await openPanel(element);
    const title = present(element, 'title').getBoundingClientRect();
    const close = present(element, 'close-button').getBoundingClientRect();
    const call = present(element, 'call-button').getBoundingClientRect();
    const box = present(element, 'text-box').getBoundingClientRect();
    expect(close.right).to.be.at.most(title.left);
    expect(call.right).to.be.at.most(box.left);
  });

  it('can hide the widget', async () => {
    const element = await fixture<VoiceAssistant>(
      html`<voice-assistant style="visibility: hidden"></voice-assistant>`,
    );
    expect(getComputedStyle(present(element, 'launcher')).visibility).to.equal('hidden');
    element.style.visibility = '';
    element.hidden = true;
    expect(present(element, 'launcher').getClientRects()).to.have.length(0);
  });

  for (const [around, open] of [
    [html`<dialog><voice-assistant mode="chat"></voice-assistant></dialog>`, 'showModal'],
    [html`<div popover><voice-assistant mode="chat"></voice-assistant></div>`, 'showPopover'],
  ] as const)
    it(`${open}s an element around the widget, which Escape in the widget leaves open`, async () => {
      const box = await fixture<HTMLDialogElement>(around);
      box[open]();
      const element = box.querySelector('voice-assistant')!;
      (await drawn(element, 'launcher')).click();
      await drawn(element, 'panel');
      await waitUntil(() => element.shadowRoot?.activeElement === part(element, 'text-box'));
      await sendKeys({ press: 'Escape' });
      await drawn(element, 'launcher');
      expect(box.matches('dialog[open], :popover-open')).to.equal(true);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !box.matches('dialog[open], :popover-open'));
    });

  it('has single-key shortcuts that typing in the text box does not trigger', async () => {
    const heard: string[] = [];
    const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`);
    const types = ['keydown', 'keypress', 'keyup'] as const;
    for (const type of types) document.addEventListener(type, hear);
    const element = await opened({ mode: 'chat' });
    await waitUntil(() => element.shadowRoot?.activeElement === part(element, 'text-box'));
    await sendKeys({ type: 's/?' });
    for (const press of ['Backspace', 'ArrowLeft', 'F2', 'Alt+k']) await sendKeys({ press });
    for (const type of types) document.removeEventListener(type, hear);
    expect((part(element, 'text-box') as HTMLTextAreaElement).value).to.equal('s/');
    // Whether Alt and a letter type a character depends on the platform.
    expect(heard.filter((each) => !/Alt$|^keypress k$/.test(each))).to.deep.equal([
      'keydown F2',
      'keyup F2',
      'keydown k',
      'keyup k',
    ]);
  });

  it('has a form around the widget, which it neither submits nor fills in', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <fieldset disabled><voice-assistant mode="chat" name="widget"></voice-assistant></fieldset>
        <button>Order</button>
      </form>`,
    );
    let submitted = 0;
    form.addEventListener('submit', (event) => submitted++ || event.preventDefault());
    const element = form.querySelector('voice-assistant')!;
    (await drawn(element, 'launcher')).click();
    await drawn(element, 'panel');
    await waitUntil(() => element.shadowRoot?.activeElement === part(element, 'text-box'));
    await sendKeys({ type: 'Hello' });
    await sendKeys({ press: 'Enter' });
    await drawn(element, 'failure');
    for (const name of ['dismiss-button', 'send-button', 'close-button'])
      present(element, name).click();
    await drawn(element, 'launcher');
    expect(submitted).to.equal(0);
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it('has five widgets, each with a conversation of its own', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        ${Array.from({ length: 5 }, () => html`<voice-assistant mode="chat"></voice-assistant>`)}
      </div>`,
    );
    const elements = [...page.querySelectorAll('voice-assistant')];
    for (const element of elements) element.open();
    for (const element of elements) await drawn(element, 'panel');
    for (const [index, element] of elements.entries()) element.sendMessage(`I am ${index}`);
    for (const [index, element] of elements.entries())
      await waitUntil(() => text(element, 'bubble') === `I am ${index}`);
    for (const element of elements) element.close();
    for (const element of elements) await drawn(element, 'launcher');
  });

  it('moves the widget twenty times, which keeps its conversation', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <div></div>
        <div></div>
      </div>`,
    );
    const element = document.createElement('voice-assistant');
    element.mode = 'chat';
    page.children[0]!.append(element);
    await openPanel(element);
    element.sendMessage('Hello');
    await waitUntil(() => text(element, 'bubble') === 'Hello');
    const root = element.renderRoot as ShadowRoot;
    const before = [root.querySelectorAll('*').length, root.adoptedStyleSheets.length];
    const toggles: boolean[] = [];
    element.addEventListener('va-panel-toggle', ({ open }) => toggles.push(open));
    for (let move = 1; move <= 20; move++) {
      page.children[move % 2]!.append(element);
      if (move % 5 === 0) await element.updateComplete;
    }
    await drawn(element, 'panel');
    expect(present(element, 'bubble').textContent?.trim()).to.equal('Hello');
    expect([root.querySelectorAll('*').length, root.adoptedStyleSheets.length]).to.deep.equal(
      before,
    );
    expect(toggles).to.deep.equal([]);
  });

  it('moves the widget into another document, where it looks the same', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe style="width: 800px; height: 800px"></iframe>`,
    );
    const element = await opened({ mode: 'chat', accentColor: '#123456' });
    await settled(element);
    const names = ['panel', 'close-button', 'text-box', 'send-button'] as const;
    const look = () =>
      names.map((name) => {
        const { backgroundColor, display, borderTopLeftRadius } = getComputedStyle(
          present(element, name),
        );
        return [backgroundColor, display, borderTopLeftRadius];
      });
    const before = look();
    const home = element.parentNode!;
    frame.contentDocument!.body.append(element);
    await settled(element);
    expect(look()).to.deep.equal(before);
    expect(getComputedStyle(element.renderRoot.querySelector('.root')!).position).to.equal('fixed');
    await closePanel(element);
    await openPanel(element);
    home.append(element);
    await settled(element);
    expect(look()).to.deep.equal(before);
  });

  it('may first insert the widget in another document', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe style="width: 800px; height: 800px"></iframe>`,
    );
    const element = document.createElement('voice-assistant');
    frame.contentDocument!.body.append(element);
    const launcher = await drawn(element, 'launcher');
    expect(getComputedStyle(launcher).backgroundColor).to.equal('color(srgb 0 0 0)');
    await openPanel(element);
    await settled(element);
    expect(getComputedStyle(present(element, 'panel')).borderTopLeftRadius).to.equal('16px');
  });
});
