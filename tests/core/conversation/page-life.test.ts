import { expect } from 'chai';
import { isAlive, stayAlive } from '../../../core/conversation/page-life.js';

describe('a page', () => {
  it('is alive until it ends', async () => {
    expect(await isAlive('one')).to.equal(false);
    const end = stayAlive('one');
    try {
      expect(await isAlive('one')).to.equal(true);
      expect(await isAlive('another')).to.equal(false);
    } finally {
      end();
    }
    expect(await isAlive('one')).to.equal(false);
  });
});
