import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the compiler says of a file of this folder where optional is not the same as undefined. */
function complaints(name: string, source?: string): string[] {
  const options = { exactOptionalPropertyTypes: true };
  const config = ts.getParsedCommandLineOfConfigFile(fromHere('tsconfig.json'), options, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(String(messageText)),
  });
  assert.ok(config);
  const file = fromHere(name);
  const host = ts.createCompilerHost(config.options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === file && source !== undefined
      ? ts.createSourceFile(path, source, version)
      : getSourceFile(path, version);
  const program = ts.createProgram([file], config.options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the types of the management client', () => {
  it('accept correct code and reject what must not compile', () => {
    assert.deepEqual(complaints('must-not-compile.ts'), []);
  });

  it('take the example of the documentation', () => {
    const page = readFileSync(fromHere('../../../docs/management.md'), 'utf8');
    const [, example = ''] = /```ts\n(.*?)```/s.exec(page) ?? [];
    assert.match(example, /createManagementClient/);
    const entry = '../../../core/management/index.js';
    const source = example.replace('voice-assistant/management', entry);
    assert.deepEqual(complaints('example.ts', source), []);
  });
});
