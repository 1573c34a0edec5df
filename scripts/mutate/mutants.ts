import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';

/** A small change of a module, which its tests should notice. */
export interface Mutant {
  readonly id: string;
  /** The path of the module, relative to the project. */
  readonly module: string;
  /** Where the original code starts and ends. Lines count from 1, columns from 1. */
  readonly start: Position;
  readonly end: Position;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Modules whose mutants are switched by `globalThis.__stryker__.activeMutant`, by path. */
export type Instrumented = ReadonlyMap<string, string>;

const NO_LOG = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** Makes all mutants of some modules. */
export async function createMutants(
  modules: readonly string[],
): Promise<{ readonly mutants: readonly Mutant[]; readonly instrumented: Instrumented }> {
  const files = modules.map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: true,
  }));
  const result = await new Instrumenter(NO_LOG as never).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const sources = new Map(files.map(({ name, content }) => [name, content]));
  const mutants = result.mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
    const start = { line: location.start.line + 1, column: location.start.column + 1 };
    const end = { line: location.end.line + 1, column: location.end.column + 1 };
    const source = sources.get(fileName) ?? '';
    const original = source.slice(indexOf(source, start), indexOf(source, end));
    return { id, module: fileName, start, end, mutator: mutatorName, original, replacement };
  });
  return {
    mutants,
    instrumented: new Map(result.files.map(({ name, content }) => [name, content])),
  };
}

/** The source of a module with its mutant in place. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, indexOf(source, start)) + replacement + source.slice(indexOf(source, end));
}

function indexOf(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** A random sample, the same for each seed. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const rest = [...items];
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const sample: Item[] = [];
  while (sample.length < size && rest.length)
    sample.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return sample;
}
