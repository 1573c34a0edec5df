import { expect } from 'chai';
import type * as z from 'zod/mini';
import { refusalOf } from '../../../core/limits/check.js';
import * as limits from '../../../core/limits/index.js';
import { fc } from '../../support/property.js';
import { arbitraryOf, brokenOf } from './arbitrary.js';

/** Checks that random values are refused with a message that names them and the rule. */
export function expectNamedRefusals(limit: z.ZodMiniType): void {
  const values = fc.oneof(fc.anything(), brokenOf(arbitraryOf(limit)));
  fc.assert(
    fc.property(values, (value) => {
      const refusal = refusalOf(limit, value, 'given');
      if (!refusal) return;
      expect(refusal).to.be.instanceOf(limits.LimitError);
      expect(refusal.argument).to.match(/^given/);
      expect(refusal.message.startsWith(refusal.argument)).to.be.true;
      expect(refusal.message.endsWith(refusal.rule)).to.be.true;
      expect(refusal.rule).not.to.match(/invalid|expected|too (big|small)|unrecognized/i);
      expect(refusal.rule).not.to.equal('');
    }),
    { numRuns: 100 },
  );
}
