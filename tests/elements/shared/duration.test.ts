import { expect } from 'chai';
import { duration } from '../../../elements/shared/duration.js';

describe('duration', () => {
  for (const [seconds, shown] of [
    [-5, '0:00'],
    [9.4, '0:09'],
    [59.5, '1:00'],
    [3599, '59:59'],
    [3600 + 125, '1:02:05'],
  ] as const)
    it(`shows ${seconds} s as ${shown}`, () =>
      expect(duration(1000, 1000 + seconds * 1000)).to.equal(shown));
});
