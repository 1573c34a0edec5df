import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root.js';

interface Required {
  readonly types: string;
  readonly default: string;
}

type Exports = Readonly<Record<string, string | { readonly require: Required }>>;

const required = (exports: Exports): Required[] =>
  Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : entry.require));

/** Writes the types that a package has for `require`: those of its modules, so that there is one copy. */
export function writeCommonJsTypes(folder: string, exports: Exports): void {
  // Before 5.8, TypeScript does not know that Node can `require` modules.
  for (const { types } of required(exports))
    write(folder, types, `// @ts-ignore\nexport * from './${basename(types, '.d.cts')}.js';\n`);
}

/** Writes the scripts that a package for Node has for `require`: its modules, so that there is one copy. */
export function writeCommonJsScripts(folder: string, exports: Exports): void {
  for (const { default: script } of required(exports))
    write(folder, script, `module.exports = require('./${basename(script, '.cjs')}.js');\n`);
}

function write(folder: string, path: string, text: string): void {
  writeFileSync(join(ROOT, folder, path), text);
}
