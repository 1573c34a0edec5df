import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the compiler says of the type tests, or of what they would be with some text changed. */
function complaints(change: (source: string) => string = (source) => source): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    fromHere('tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(String(messageText)),
    },
  );
  assert.ok(config);
  const file = fromHere('must-not-compile.ts');
  const host = ts.createCompilerHost(config.options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = readFile(path);
    return path === file && text !== undefined ? change(text) : text;
  };
  const program = ts.createProgram([file], config.options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the types of the management client', () => {
  it('take what is right and refuse what must not compile', () => {
    assert.deepEqual(complaints(), []);
  });

  it('are what refuses it: each case that is expected to fail does', () => {
    let cases = 0;
    const found = complaints((source) =>
      source.replace(/@ts-expect-error/g, () => {
        cases++;
        return 'Expected to fail:';
      }),
    );
    assert.ok(cases > 25, `${cases}`);
    assert.equal(found.length, cases);
  });
});
