import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGE = fromHere('../../../docs/management.md');

const TYPE_TESTS = fromHere('must-not-compile.ts');

interface Compiled {
  /** A file of this folder, there or not. */
  readonly file?: string;
  /** What it holds, made from what stands in it. Default: just that. */
  readonly change?: (source: string) => string;
  readonly options?: ts.CompilerOptions;
}

/** What the compiler says of a file. */
function complaints({
  file = TYPE_TESTS,
  change = (source) => source,
  options,
}: Compiled = {}): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(fromHere('tsconfig.json'), options, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(String(messageText)),
  });
  assert.ok(config);
  const host = ts.createCompilerHost(config.options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === file
      ? ts.createSourceFile(path, change(ts.sys.readFile(path) ?? ''), version)
      : getSourceFile(path, version);
  const program = ts.createProgram([file], config.options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const EXACT = { exactOptionalPropertyTypes: true };

describe('the types of the management client', () => {
  it('accept correct code and reject what must not compile', () => {
    assert.deepEqual(complaints(), []);
  });

  it('do so where optional is not the same as undefined', () => {
    assert.deepEqual(complaints({ options: EXACT }), []);
  });

  it('are the reason: each expected failure fails', () => {
    let cases = 0;
    const found = complaints({
      change: (source) =>
        source.replace(/@ts-expect-error/g, () => {
          cases++;
          return 'Expected to fail:';
        }),
    });
    assert.ok(cases > 25, `${cases}`);
    assert.equal(found.length, cases);
  });

  it('take the example of the documentation', () => {
    const [, example = ''] = /```ts\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
    assert.match(example, /createManagementClient/);
    const entry = '../../../core/management/index.js';
    const source = example.replace('voice-assistant/management', entry);
    const file = fromHere('example.ts');
    assert.deepEqual(complaints({ file, change: () => source, options: EXACT }), []);
  });
});
