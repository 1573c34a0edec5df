import { expect } from '@open-wc/testing';
import { keepTyping, onEscape } from '../../../elements/shared/keys.js';

const press = (init: KeyboardEventInit, listener: (event: KeyboardEvent) => void) => {
  const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init });
  const seen: string[] = [];
  const inner = document.createElement('i');
  const outer = document.createElement('b');
  outer.append(inner);
  inner.addEventListener('keydown', listener);
  outer.addEventListener('keydown', ({ key }) => void seen.push(key));
  inner.dispatchEvent(event);
  return { isSeen: seen.length > 0, isPrevented: event.defaultPrevented };
};

describe('a typed key', () => {
  for (const key of ['a', ' ', 'Enter'])
    it(`is hidden from the page: ${JSON.stringify(key)}`, () => {
      expect(press({ key }, keepTyping).isSeen).to.equal(false);
    });

  for (const init of [
    { key: 'Escape' },
    { key: 'Tab' },
    { key: 'F10' },
    { key: 'a', ctrlKey: true },
    { key: 'a', metaKey: true },
    { key: 'a', altKey: true },
  ])
    it(`is left to the page: ${JSON.stringify(init)}`, () => {
      expect(press(init, keepTyping).isSeen).to.equal(true);
    });
});

describe('Escape', () => {
  const pressed = (init: KeyboardEventInit) => {
    let acted = false;
    return {
      ...press(
        init,
        onEscape(() => (acted = true)),
      ),
      acted: () => acted,
    };
  };

  it('acts, and is hidden from the page', () => {
    const { acted, isSeen, isPrevented } = pressed({ key: 'Escape' });
    expect([acted(), isSeen, isPrevented]).to.deep.equal([true, false, true]);
  });

  for (const init of [
    { key: 'a' },
    { key: 'Escape', isComposing: true },
    { key: 'Escape', keyCode: 229 },
  ])
    it(`does not act on ${JSON.stringify(init)}`, () => {
      const { acted, isSeen } = pressed(init);
      expect([acted(), isSeen]).to.deep.equal([false, true]);
    });
});
