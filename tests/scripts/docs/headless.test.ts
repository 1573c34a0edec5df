import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlessBlocks } from '../../../scripts/docs/headless.js';
import { Source } from '../../../scripts/docs/source.js';

const blocks = headlessBlocks(new Source('core/headless/index.ts'));
const headless = Object.values(blocks).join('\n');

test('lists intents, events, options and the values of unions', () => {
  for (const row of ['| `send-to-call` | `message: unknown` | ', '| `call-start` |  | '])
    assert.ok(headless.includes(row), row);
  assert.match(headless, /\| `startMuted` \| \w/);
  assert.match(headless, /type Mode = 'voice' \| 'chat' \| 'hybrid';/);
  assert.match(headless, /interface ConnectedCall extends CallConditions/);
});

test('includes each type once', () => {
  const names = [...headless.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(names, [...new Set(names)]);
});
