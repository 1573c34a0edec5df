import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findTests } from '../../../scripts/test/find-tests.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

test('finds tests for pages, browsers and Node, the slowest first, by words of their paths', async () => {
  const root = temporaryFolder();
  const files = [
    'core/machine.test.ts',
    'core/machine/table.ts',
    'elements/panel.test.ts',
    'scripts/start.test.ts',
    'end-to-end/call-machine.test.ts',
    'end-to-end/chat-answers.test.ts',
    'end-to-end/in-call/tabs.test.ts',
    'end-to-end/soak.test.ts',
    'local-provider/call/codec.test.ts',
    'local-provider/chat.test.ts',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  const found = async (...words: readonly string[]) => {
    const { page, browser, node } = await findTests(pathToFileURL(`${root}/`), words);
    const short = (paths: readonly string[]) => paths.map((path) => path.slice(root.length + 1));
    const { chromium, firefox, webkit } = browser;
    return {
      page: short(page),
      browser: { chromium: short(chromium), firefox: short(firefox), webkit: short(webkit) },
      node: short(node),
    };
  };
  assert.deepEqual(await found(), {
    page: ['core/machine.test.ts', 'elements/panel.test.ts'],
    browser: {
      chromium: ['end-to-end/chat-answers.test.ts', 'end-to-end/in-call/tabs.test.ts'],
      firefox: ['end-to-end/chat-answers.test.ts', 'end-to-end/in-call/tabs.test.ts'],
      webkit: ['end-to-end/chat-answers.test.ts'],
    },
    node: [
      'end-to-end/soak.test.ts',
      'end-to-end/call-machine.test.ts',
      'local-provider/call/codec.test.ts',
      'local-provider/chat.test.ts',
      'scripts/start.test.ts',
    ],
  });
  const none = { page: [], browser: { chromium: [], firefox: [], webkit: [] }, node: [] };
  assert.deepEqual(await found('elements'), { ...none, page: ['elements/panel.test.ts'] });
  assert.deepEqual(await found('codec', 'start'), {
    ...none,
    node: ['local-provider/call/codec.test.ts', 'scripts/start.test.ts'],
  });
  assert.deepEqual(await found('nothing of the kind'), none);
});
