import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { AssistantOptions, Intent } from '../../../core/headless/index.js';
import { after, CALL, type Happening } from '../../../stories/states.js';
import { replace } from '../../core/support/after-test.js';
import { CONNECTING } from '../support/happenings.js';
import { recorded } from '../support/intents.js';
import { waitUntil } from '../support/drawing.js';

const ENDED: Happening = { type: 'call-ended', reason: 'customer-ended-call' };

/** The element that a press at a point meets, in whatever shadow tree. */
function at(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** All buttons of the page with one of these names, in whatever shadow tree. */
function buttons(names: readonly string[], root: ParentNode = document): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
    ...(each instanceof HTMLButtonElement &&
    names.includes(each.title || each.ariaLabel || each.innerText.trim())
      ? [each]
      : []),
    ...(each.shadowRoot ? buttons(names, each.shadowRoot) : []),
  ]);
}

/** The buttons of these names that a visitor can press. */
function pressable(...names: readonly string[]): HTMLButtonElement[] {
  return buttons(names).filter((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return width > 0 && button.contains(at(x + width / 2, y + height / 2));
  });
}

const end = () => pressable('End Call', 'Cancel');

describe('the controls of a call', () => {
  async function calling(
    options: AssistantOptions = {},
    happenings: readonly Happening[] = CALL.slice(1),
  ) {
    const shown = await recorded(after({}, ...happenings), options);
    await waitUntil(() => end().length > 0, 'the call can be ended');
    await waitUntil(() => {
      const root = shown.element.renderRoot.querySelector<HTMLElement>('.root')!;
      return root.matches(':popover-open') || options.layout === 'inline';
    }, 'it is in the top layer');
    return shown;
  }

  /** The visitor can end the call, with one button, and does. */
  async function endsBy(intents: Intent[]): Promise<HTMLButtonElement> {
    await waitUntil(() => end().length > 0, 'the call can be ended');
    expect(end()).to.have.length(1);
    const [button] = end();
    button!.click();
    expect(intents.at(-1)?.type).to.be.oneOf(['end-call', 'toggle-call']);
    return button!;
  }

  async function modal(content = html``): Promise<HTMLDialogElement> {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${content}</dialog>`);
    dialog.showModal();
    return dialog;
  }

  const widgets: readonly [string, AssistantOptions, readonly Happening[]][] = [
    ['beside the launcher', {}, CALL.slice(1)],
    ['in the panel', {}, CALL],
    ['in the page', { layout: 'inline' }, CALL],
    ['while it connects', {}, CONNECTING.slice(1)],
    ['of a call button', { mode: 'voice', size: 'tiny' }, CALL.slice(1)],
  ];

  for (const [name, ...given] of widgets)
    it(`are within reach behind modal dialogs of the page, ${name}`, async () => {
      const { element, intents } = await calling(...given);
      if (name === 'in the page') element.parentElement!.style.height = '20rem';
      const first = await modal();
      const inFirst = await endsBy(intents);
      expect(inFirst.getRootNode()).not.to.equal(element.renderRoot);
      const second = await modal();
      await waitUntil(() => end()[0] && second.contains(hostOf(end()[0]!)), 'it has moved');
      await endsBy(intents);
      second.close();
      await waitUntil(() => end()[0] && first.contains(hostOf(end()[0]!)), 'it is back');
      first.close();
      await waitUntil(() => end()[0]?.getRootNode() === element.renderRoot, 'it is in the widget');
      await endsBy(intents);
      expect(first.childElementCount + second.childElementCount).to.equal(0);
    });

  const hostOf = (button: HTMLElement) => (button.getRootNode() as ShadowRoot).host;

  it('are within reach behind a dialog in a shadow tree, and of a dialog that was open', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const shadow = place.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<dialog><input></dialog>';
    const dialog = shadow.querySelector('dialog')!;
    const { element, intents } = await calling();
    dialog.showModal();
    const button = await endsBy(intents);
    expect(dialog.contains(hostOf(button))).to.equal(true);
    element.snapshot = after({}, ...CALL.slice(1), ENDED);
    await waitUntil(() => dialog.childElementCount === 1, 'nothing is left of them');
    element.snapshot = after({}, ...CALL.slice(1));
    await endsBy(intents);
  });

  it('take presses that the dialog does not hear of', async () => {
    const { intents } = await calling();
    const dialog = await modal();
    const heard: string[] = [];
    for (const type of ['click', 'pointerdown', 'mousedown'])
      dialog.addEventListener(type, () => heard.push(type));
    const button = await endsBy(intents);
    for (const type of ['pointerdown', 'mousedown'])
      button.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    expect(heard).to.deep.equal([]);
  });

  it('stay in the widget if the dialog holds it', async () => {
    const { element, intents } = await calling();
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${element}</dialog>`);
    dialog.showModal();
    const button = await endsBy(intents);
    expect(button.getRootNode()).to.equal(element.renderRoot);
  });

  const layerWith = (style: string): HTMLElement => {
    const layer = document.createElement('div');
    layer.style.cssText = style;
    return document.body.appendChild(layer);
  };

  /** Has an element be in full screen for a while, in which it, or its shadow, has a child more. */
  const enlarged = (layer: HTMLElement, inside: ParentNode) => {
    for (const [element, children] of [
      [layer, 1],
      [null, 0],
    ] as const) {
      replace(document, 'fullscreenElement', element);
      document.dispatchEvent(new Event('fullscreenchange'));
      expect(inside.childElementCount).to.equal(children);
    }
    return layer;
  };

  for (const [name, cover] of [
    ['a page without pointer events', () => (document.body.style.pointerEvents = 'none')],
    ['a layer above all', () => layerWith('position: fixed; inset: 0; z-index: 2147483647')],
    [
      'what has been shown above it in full screen',
      () => {
        const layer = layerWith('width: 100vw; height: 100vh; border: 0');
        layer.popover = 'manual';
        layer.showPopover();
        document.dispatchEvent(new Event('fullscreenchange'));
        return layer;
      },
    ],
    [
      'an element in full screen',
      () => {
        const layer = layerWith('');
        return enlarged(layer, layer);
      },
    ],
    [
      'a player in full screen',
      () => {
        const layer = layerWith('');
        return enlarged(layer, layer.attachShadow({ mode: 'open' }));
      },
    ],
    ['an ancestor that is inert', () => (document.body.inert = true)],
  ] as const)
    it(`are within reach under ${name}, and as they were afterwards`, async () => {
      const { element, intents } = await calling();
      const layer = cover();
      try {
        await endsBy(intents);
      } finally {
        if (layer instanceof HTMLElement) layer.remove();
        document.body.style.pointerEvents = '';
        document.body.inert = false;
      }
      await waitUntil(() => end()[0]?.getRootNode() === element.renderRoot, 'it is in the widget');
      element.snapshot = after({}, ...CALL.slice(1), ENDED);
      await waitUntil(
        () => !element.renderRoot.querySelector('[popover]'),
        'it is out of the layer',
      );
    });

  it('stay where they are in a page that transforms their ancestor', async () => {
    const { element, intents } = await recorded(after({}, ...CALL));
    element.parentElement!.style.cssText = 'transform: translate(0); width: 30rem; height: 40rem';
    await waitUntil(() => end().length > 0, 'the call can be ended');
    const { x } = end()[0]!.getBoundingClientRect();
    await nextFrame();
    await nextFrame();
    expect(end()[0]!.getBoundingClientRect().x).to.equal(x);
    await endsBy(intents);
  });

  it('keep the focus', async () => {
    const { element } = await calling({}, CALL);
    await waitUntil(() => end().length > 0, 'the call can be ended');
    end()[0]!.focus();
    const before = element.shadowRoot!.activeElement;
    expect(before).not.to.equal(null);
    document.dispatchEvent(new Event('fullscreenchange'));
    await nextFrame();
    expect(element.shadowRoot!.activeElement).to.equal(before);
  });
});
