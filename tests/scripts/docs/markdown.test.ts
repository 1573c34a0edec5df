import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillBlocks } from '../../../scripts/docs/markdown.js';

const block = (name: string, content: string) =>
  `<!-- begin generated: ${name} -->\n${content}<!-- end generated -->`;

test('replaces the contents of blocks and nothing else', () => {
  const before = `# A\n${block('one', 'old')}\ntext\n${block('two', '')}\n`;
  assert.equal(
    fillBlocks(before, { one: 'new $1\n', two: '2' }),
    `# A\n${block('one', '\nnew $1\n\n')}\ntext\n${block('two', '\n2\n\n')}\n`,
  );
});

test('rejects blocks that only one side knows', () => {
  assert.throws(() => fillBlocks(block('one', ''), {}), /Nothing generates the block "one"/);
  assert.throws(() => fillBlocks('# A', { one: '1' }), /There is no block one/);
});
