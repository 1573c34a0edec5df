import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrastOf } from '../../../../scripts/docs-site/configurator/contrast.js';

test('has the contrasts of WCAG, in either order', () => {
  assert.equal(contrastOf([0, 0, 0], [255, 255, 255]), 21);
  assert.equal(contrastOf([255, 255, 255], [0, 0, 0]), 21);
  assert.equal(contrastOf([1, 2, 3], [1, 2, 3]), 1);
  // The lightest grey that passes on white, and the next.
  assert.equal(contrastOf([118, 118, 118], [255, 255, 255]).toFixed(2), '4.54');
  assert.equal(contrastOf([119, 119, 119], [255, 255, 255]).toFixed(2), '4.48');
});
