import { lacks, type EngineGap } from '../../support/engine-gaps.js';

/** Mocha's `it`, which skips in an engine that lacks what the test needs. */
export function itWith(needed: EngineGap): Mocha.TestFunction | Mocha.PendingTestFunction {
  return lacks(needed) ? it.skip : it;
}

/** The same for `describe`. */
export function describeWith(needed: EngineGap): Mocha.SuiteFunction | Mocha.PendingSuiteFunction {
  return lacks(needed) ? describe.skip : describe;
}
