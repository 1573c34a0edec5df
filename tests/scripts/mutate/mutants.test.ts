import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMutants, mutated, sampleOf } from '../../../scripts/mutate/mutants.js';

const MODULE = 'core/reports/warn-once.ts';

test('each mutant is a place in the module and what replaces it', async () => {
  const { mutants, instrumented } = await createMutants([MODULE]);
  assert.ok(mutants.length > 3);
  assert.equal(new Set(mutants.map(({ id }) => id)).size, mutants.length);
  const condition = mutants.find(({ replacement }) => replacement === 'false');
  assert.ok(condition);
  assert.match(instrumented.get(MODULE) ?? '', /activeMutant/);
  assert.equal(mutated('a\n  if (b) c;', { ...condition, ...at(2, 7, 8) }), 'a\n  if (false) c;');
});

test('a seed chooses the same sample every time, without repetitions', () => {
  const ids = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(ids, 30, 7);
  assert.deepEqual(sample, sampleOf(ids, 30, 7));
  assert.notDeepEqual(sample, sampleOf(ids, 30, 8));
  assert.equal(new Set(sample).size, 30);
  assert.equal(sampleOf(ids, Infinity, 7).length, 100);
});

function at(line: number, from: number, to: number) {
  return { start: { line, column: from }, end: { line, column: to } };
}
