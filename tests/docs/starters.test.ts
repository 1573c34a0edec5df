import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OPTIONS, read } from '../../scripts/docs-site/configurator/options.js';

const page = readFileSync('docs/starters.md', 'utf8');

test('the tags of the documentation have attributes and values that the element accepts', () => {
  const tags = [...page.matchAll(/<voice-assistant([^>]*)>/g)];
  assert.ok(tags.length > 1);
  for (const [, attributes] of tags)
    for (const [, name, , text] of attributes!.matchAll(/([\w-]+)=(["'])(.*?)\2/gs)) {
      const option = OPTIONS.find(({ attribute }) => attribute === name);
      assert.ok(option, name);
      const { value, problem } = read(option, text!);
      assert.deepEqual([value === undefined, problem], [false, undefined], name);
    }
});
