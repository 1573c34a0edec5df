import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { render } from 'lit';
import { view } from '../../../core/headless/index.js';
import { en } from '../../../core/i18n/en.js';
import { talkButton } from '../../../elements/call-bar/talk-button.js';
import { talkButtonStyles } from '../../../elements/call-bar/talk-button.styles.js';
import { CALL, after } from '../../../stories/states.js';
import { itWith } from '../../core/support/it-with.js';
import { afterTest } from '../../core/support/after-test.js';
import { adoptInPage } from '../support/page-changes.js';

describe('the talk button', () => {
  /** The button of a muted call, with the requests to mute. */
  async function talking() {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const asked: boolean[] = [];
    const show = (muted: boolean) => {
      const { call } = view(
        after({ mode: 'voice' }, ...CALL, { type: 'call-changed', change: { muted } }),
      );
      const mute = (wanted: boolean) => {
        asked.push(wanted);
        show(wanted);
      };
      render(talkButton(call, en.call, mute), place);
    };
    show(true);
    return { button: place.querySelector('button')!, asked };
  }

  it('toggles the microphone on a click without pointer or key', async () => {
    const { button, asked } = await talking();
    button.click();
    expect(asked).to.deep.equal([false]);
    expect(button.getAttribute('aria-pressed')).to.equal('true');
    button.dispatchEvent(new FocusEvent('blur'));
    expect(asked).to.deep.equal([false]);
    button.click();
    expect(asked).to.deep.equal([false, true]);
    expect(button.getAttribute('aria-pressed')).to.equal('false');
  });

  it('is held with a pointer and ignores its click', async () => {
    const { button, asked } = await talking();
    const { left, top, width, height } = button.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    expect(asked).to.deep.equal([false]);
    await sendMouse({ type: 'up' });
    await resetMouse();
    expect(clicks).to.equal(1);
    expect(asked).to.deep.equal([false, true]);
  });

  it('stays held when the pointer slips off, and selects no text', async () => {
    adoptInPage(talkButtonStyles);
    const { button, asked } = await talking();
    const { left, top } = button.getBoundingClientRect();
    const place = (shift: number): [number, number] => [
      Math.round(left + 5 + shift),
      Math.round(top + 5 + shift),
    ];
    await sendMouse({ type: 'move', position: place(0) });
    await sendMouse({ type: 'down' });
    for (const shift of [3, 9, 300]) await sendMouse({ type: 'move', position: place(shift) });
    expect(asked).to.deep.equal([false]);
    expect(String(getSelection())).to.equal('');
    await sendMouse({ type: 'up' });
    await resetMouse();
    expect(asked).to.deep.equal([false, true]);
    const { userSelect, webkitUserSelect, touchAction } = getComputedStyle(button);
    expect([userSelect || webkitUserSelect, touchAction]).to.deep.equal(['none', 'none']);
  });

  it('is held with a key and released on blur', async () => {
    const { button, asked } = await talking();
    button.focus();
    for (const key of ['Space', 'Enter']) {
      await sendKeys({ down: key });
      expect(asked.splice(0)).to.deep.equal([false]);
      await sendKeys({ up: key });
      expect(asked.splice(0)).to.deep.equal([true]);
    }
    await sendKeys({ press: 'a' });
    expect(asked).to.deep.equal([]);
    await sendKeys({ down: 'Space' });
    button.blur();
    expect(asked).to.deep.equal([false, true]);
    await sendKeys({ up: 'Space' });
    expect(asked).to.deep.equal([false, true]);
  });

  itWith('forced colours')('looks different while held, also in forced colours', async () => {
    adoptInPage(talkButtonStyles);
    afterTest(() => emulateMedia({ forcedColors: 'none' }));
    await emulateMedia({ forcedColors: 'active' });
    const { button } = await talking();
    const look = () => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    };
    const before = look();
    button.click();
    expect(look()[0]).to.not.equal(before[0]);
    expect(look()[1]).to.not.equal(before[1]);
  });
});
