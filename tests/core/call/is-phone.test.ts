import { expect } from 'chai';
import { isPhone } from '../../../core/call/is-phone.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const DEVICES: readonly [name: string, userAgent: string, touch: number, phone: boolean][] = [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile', 5, true],
  ['an iPad that says it is a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, false],
];

describe('isPhone', () => {
  for (const [name, userAgent, maxTouchPoints, phone] of DEVICES)
    it(`${name} is ${phone ? 'a' : 'no'} phone or tablet`, () =>
      expect(isPhone({ userAgent, maxTouchPoints } as Navigator)).to.equal(phone));
});
