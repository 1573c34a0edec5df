import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import { check } from 'recheck';
import ts from 'typescript';

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** Expressions that take more than linear time, and what bounds the text that they read. */
const BOUNDED: Readonly<Record<string, string>> = {
  'core/markdown/autolinks.ts': 'one block of BLOCK_LENGTH',
  'core/markdown/blocks.ts': 'one block of BLOCK_LENGTH',
  'core/markdown/render.ts':
    'one block of BLOCK_LENGTH, in which the parser has written each tag whole',
};

/** The expressions that stand in a file. */
function literalsIn(file: string): readonly Expression[] {
  const found: Expression[] = [];
  function visit(node: ts.Node): void {
    const [, source, flags] =
      (ts.isRegularExpressionLiteral(node) && /^\/(.*)\/(\w*)$/s.exec(node.text)) || [];
    if (source !== undefined) found.push({ source, flags: flags! });
    node.forEachChild(visit);
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** The expressions that a module builds when it loads. */
async function builtIn(file: string): Promise<readonly Expression[]> {
  const { RegExp: Own } = globalThis;
  const found: Expression[] = [];
  globalThis.RegExp = new Proxy(Own, {
    construct(target, parameters: [string, string?]) {
      found.push(new target(...parameters));
      return found.at(-1) as RegExp;
    },
  });
  try {
    await import(`../../${file}`);
    return found;
  } finally {
    globalThis.RegExp = Own;
  }
}

const files = ['core', 'elements', 'react']
  .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts']))
  .filter((file) => !(relative('.', file) in BOUNDED));
const BUILT = [
  ...['core/error-reports/redact.ts', 'core/tools/visible.ts', 'core/limits/phone.ts'],
  'local-provider/answers/knowledge/questions.ts',
];

test('every expression takes a number of steps that grows with the text, and no faster', async () => {
  const built = [];
  for (const file of BUILT) built.push(await builtIn(file));
  const expressions = [...files.flatMap(literalsIn), ...built.flat()];
  assert.ok(expressions.length > 90 && built.every(({ length }) => length));
  const slow = [];
  for (const { source, flags } of expressions) {
    const { status } = await check(source, flags, { timeout: 60_000 });
    if (status !== 'safe') slow.push([`/${source}/${flags}`, status]);
  }
  assert.deepEqual(slow, []);
});
