import { expect } from 'chai';
import { Presses } from '../../../elements/shared/presses.js';

describe('a press', () => {
  const click = (detail: number, timeStamp: number) => ({ detail, timeStamp }) as MouseEvent;
  const down = (timeStamp: number) => ({ timeStamp }) as Event;

  it('counts once, and not if it began before the buttons changed', () => {
    let acted = 0;
    const presses = new Presses();
    const press = presses.once(() => acted++);
    const now = performance.now();
    for (const detail of [0, 1, 2, 3]) press(click(detail, now));
    expect(acted).to.equal(2);
    presses.changed();
    const later = performance.now() + 1;
    press(click(1, now - 1));
    presses.press(down(now - 1));
    press(click(1, later));
    expect(acted).to.equal(2);
    press(click(1, later));
    expect(acted).to.equal(3);
  });
});
