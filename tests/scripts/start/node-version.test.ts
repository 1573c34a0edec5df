import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOfNode } from '../../../scripts/start/node-version.js';

for (const version of ['16.0.0', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.12.0'])
  test(`Node ${version} is refused`, () =>
    assert.equal(
      refusalOfNode(version),
      `Node 20.19 or a later 20, or 22.13 or later, is required; this is ${version}.`,
    ));

for (const version of ['20.19.0', '20.20.2', '22.13.0', '23.0.0', '24.1.0', '100.1.0'])
  test(`Node ${version} is accepted`, () => assert.equal(refusalOfNode(version), null));
