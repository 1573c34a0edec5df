import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import * as z from 'zod/mini';
import * as limits from '../../../core/limits/index.js';
import { refusalOf } from '../../../core/limits/check.js';
import { arbitraryOf, brokenOf } from './arbitrary.js';
import { EXAMPLES } from './examples.js';
import { runs } from '../../support/runs.js';

/** What a rule says of a value: what it throws, or nothing. */
async function said(ask: (value: unknown) => unknown, value: unknown): Promise<unknown> {
  try {
    await ask(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const SCHEMAS = Object.entries(limits).flatMap(([name, limit]: [string, unknown]) =>
  limit instanceof z.ZodMiniType ? [[name, limit] as const] : [],
);

describe('each rule, by example', () => {
  for (const { rule, ask, accepted, refused } of EXAMPLES) {
    it(`${rule}: accepted`, async () => {
      for (const value of accepted) expect(await said(ask, value)).to.equal(null);
    });

    it(`${rule}: refused`, async () => {
      for (const [value, message] of refused) expect(await said(ask, value)).to.equal(message);
    });
  }
});

describe('refused values', () => {
  it('there are limits', () => expect(SCHEMAS.length).to.be.above(40));

  for (const [name, limit] of SCHEMAS)
    it(`${name} names what it refuses, with our own rule`, () => {
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
        { numRuns: runs(100) },
      );
    });

  it('an allowed value is returned as a copy', () => {
    const given = { phoneNumber: '+1', callerId: undefined };
    const copy = limits.check(limits.dialOut, given, 'dialOut');
    expect(copy).to.deep.equal({ phoneNumber: '+1' });
    expect(copy).not.to.equal(given);
    expect('callerId' in copy).to.be.false;
  });

  it('secrets are not shown', () => {
    const secrets = z.object({ token: z.number('a number'), publicKey: z.string('a text') });
    const ofToken = refusalOf(secrets, { token: 'eyJ', publicKey: 'x' }, 'options');
    expect(ofToken?.message).to.equal(
      'options.token: the value is not allowed: it must be a number',
    );
    const ofKey = refusalOf(secrets, { token: 7, publicKey: 12345 }, 'options');
    expect(ofKey?.message).to.equal(
      'options.publicKey: the value is not allowed: it must be a text',
    );
    expect(refusalOf(limits.volume, { token: 'eyJ' }, 'volume')?.message).to.equal(
      'volume: an object with token is not allowed: it must be a number from 0 to 2',
    );
  });
});
