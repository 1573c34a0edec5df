import { expect, fixture, html } from '@open-wc/testing';
import type { Intent } from '../../../core/headless/index.js';
import { callButtons } from '../../../elements/call-bar/call-buttons.js';
import { Presses } from '../../../elements/shared/presses.js';
import { after } from '../../../stories/states.js';
import { contextOf } from '../support/render-context.js';

const shown = after({ mode: 'voice' }, { type: 'open' }, { type: 'start-call' });

/** The button of a connecting call, and what a press of it asks for. */
async function connecting(callStatus: 'connecting' | 'connected') {
  const asked: Intent['type'][] = [];
  const warmed: string[] = [];
  const assistant = {
    dispatch: ({ type }: Intent) => asked.push(type) > 0,
    callStatus,
    warm: (near: string) => void warmed.push(near),
  };
  const presses = new Presses();
  const context = contextOf(shown, { mode: 'voice' }, assistant);
  const place = await fixture(html`<div>${callButtons(context, presses)}</div>`);
  return { button: place.querySelector('button')!, presses, asked, warmed };
}

describe('the button of a connecting call', () => {
  it('cancels it once, even on a double click', async () => {
    const { button, asked } = await connecting('connecting');
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { detail }));
    expect(asked).to.deep.equal(['toggle-call']);
  });

  it('preloads the code of a call before it is pressed', async () => {
    const { button, warmed } = await connecting('connecting');
    button.dispatchEvent(new PointerEvent('pointerenter'));
    button.focus();
    expect(warmed).to.deep.equal(['call', 'call']);
  });

  it('does not end a call that has connected since it was drawn', async () => {
    const { button, asked } = await connecting('connected');
    button.click();
    expect(asked).to.deep.equal([]);
  });

  it('does not end a call that connects between press and release', async () => {
    const { button, asked, presses } = await connecting('connecting');
    button.dispatchEvent(new PointerEvent('pointerdown'));
    await new Promise(requestAnimationFrame);
    presses.changed();
    await new Promise(requestAnimationFrame);
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(asked).to.deep.equal([]);
    button.dispatchEvent(new PointerEvent('pointerdown'));
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(asked).to.deep.equal(['toggle-call']);
  });
});
