import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Editor } from '../../support/editor.js';

/** Compiler options with which optional is not the same as undefined. */
const editor = new Editor('tests/core/management', { exactOptionalPropertyTypes: true });

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the types of the management client', () => {
  it('accept correct code and reject what must not compile', () => {
    assert.deepEqual(editor.errors(textOf('must-not-compile.ts')), []);
  });

  it('take the example of the documentation', () => {
    const [, example = ''] = /```ts\n(.*?)```/s.exec(textOf('../../../docs/management.md')) ?? [];
    assert.match(example, /createManagementClient/);
    const entry = '../../../core/management/index.js';
    assert.deepEqual(editor.errors(example.replace('voice-assistant/management', entry)), []);
  });
});
