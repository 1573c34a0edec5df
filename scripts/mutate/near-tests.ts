import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findTests } from '../test/find-tests.js';

/** Tests that run in a page, and tests that run in Node. */
export interface NearTests {
  readonly page: readonly string[];
  readonly node: readonly string[];
}

/** An import of a value from a module of the project. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)\.js';$/gm;

/**
 * Returns what finds the tests near to a module: those that mirror its path (`x.test.ts`,
 * `x.aspect.test.ts`), then the others of their folder and those that import the module, then the others
 * of the part, for example `core/machine`.
 */
export async function nearTests(): Promise<(module: string) => readonly NearTests[]> {
  const tests = await findTests(pathToFileURL(resolve('tests/') + '/'), []);
  const { page } = tests;
  const node = [...tests.browser.chromium, ...tests.node];
  const imports = new Map([...page, ...node].map((file) => [file, importsOf(file)]));
  return (module) => {
    const name = module.replace(/\.tsx?$/, '');
    const mirrors = (file: string) => file.startsWith(resolve('tests', `${name}.`));
    const isNear = (file: string) =>
      file.startsWith(resolve('tests', dirname(module)) + '/') ||
      imports.get(file)?.includes(name) === true;
    const part = resolve('tests', ...module.split('/').slice(0, 2)) + '/';
    const rings = [mirrors, isNear, (file: string) => file.startsWith(part)];
    return rings
      .map((_, ring) => (file: string) => rings.findIndex((isIn) => isIn(file)) === ring)
      .map((test) => ({ page: page.filter(test), node: node.filter(test) }))
      .filter(({ page, node }) => page.length + node.length);
  };
}

function importsOf(file: string): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(IMPORT);
  return [...found].map(([, path = '']) => relative('.', join(dirname(file), path)));
}
