import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';

test('passes', () => undefined);
test.skip('is skipped', () => undefined);
describe('a group', () => {
  it('passes too', () => undefined);
  it('fails', () => assert.equal(1, 2));
});
