import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { documentedMembers } from '../../../scripts/docs/source.js';

test('gives each union member the docstring before it', () => {
  const file = ts.createSourceFile(
    'union.ts',
    `type All =
      /** The first. */
      | { type: 'a' }
      | { type: 'b' }
      /**
       * The last,
       * in two lines.
       */
      | { type: 'c' };`,
    ts.ScriptTarget.Latest,
    true,
  );
  const [all] = file.statements;
  assert.ok(all && ts.isTypeAliasDeclaration(all));
  assert.deepEqual(
    documentedMembers(all.type).map(({ doc }) => doc),
    ['The first.', '', 'The last, in two lines.'],
  );
});
