import { expect } from 'chai';
import * as z from 'zod/mini';
import * as limits from '../../../core/limits/index.js';
import { refusalOf } from '../../../core/limits/check.js';
import { EXAMPLES } from './examples.js';
import { expectNamedRefusals } from './expect-named-refusals.js';

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

it('each rule accepts and refuses its examples', async () => {
  for (const { rule, ask, accepted, refused } of EXAMPLES) {
    for (const value of accepted) expect(await said(ask, value), rule).to.equal(null);
    for (const [message, value] of Object.entries(refused))
      expect(await said(ask, value), rule).to.equal(message);
  }
});

/** Values and how an error shows them. */
const SHOWN: readonly [value: unknown, shown: string][] = [
  ['x'.repeat(40), `"${'x'.repeat(40)}"`],
  [() => 0, 'a function'],
  [['x'], 'a list of 1'],
  [{}, 'an empty object'],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }, 'an object with a, b, c, d, e'],
  [{ '': 1, token: 2 }, 'an object with "", token'],
  [10n ** 99n, `1${'0'.repeat(99)}`],
  [10n ** 100n, `1${'0'.repeat(99)}…`],
];

describe('refused values', () => {
  it('there are limits', () => expect(SCHEMAS.length).to.be.above(40));

  it('name what is refused, with our own rule', () => {
    for (const [name, limit] of SCHEMAS) if (!/Track$/.test(name)) expectNamedRefusals(limit);
  });

  it('an allowed value is returned as a copy', () => {
    const given = { phoneNumber: '+1', callerId: undefined };
    const copy = limits.check(limits.dialOut, given, 'dialOut');
    expect(copy).to.deep.equal({ phoneNumber: '+1' });
    expect(copy).not.to.equal(given);
    expect('callerId' in copy).to.be.false;
  });

  it('a field that does not exist is named, with those that do', () => {
    const { message } = refusalOf(limits.canReceive, { everyone: true }, 'it')!;
    expect(message).to.equal(
      'it.everyone is not known: the fields are base, byUserId, byParticipantId',
    );
  });

  it('secrets are not shown', () => {
    const text = z.string('a text');
    const secrets = z.object({ token: z.number('a number'), publicKey: text, keyboard: text });
    const ofToken = refusalOf(secrets, { token: 'eyJ', publicKey: 'x' }, 'options');
    expect(ofToken?.message).to.equal(
      'options.token: the value is not allowed: it must be a number',
    );
    const ofKey = refusalOf(secrets, { token: 7, publicKey: 12345 }, 'options');
    expect(ofKey?.message).to.equal(
      'options.publicKey: the value is not allowed: it must be a text',
    );
    const ofOther = refusalOf(secrets, { token: 7, publicKey: '', keyboard: 8 }, 'options');
    expect(ofOther?.message).to.contain('keyboard: 8 is not');
  });

  for (const [value, shown] of SHOWN)
    it(`${shown} is shown`, () => {
      const refusal = refusalOf(limits.volume, value, 'it')!;
      expect(refusal.message).to.equal(`it: ${shown} is not allowed: it must be ${refusal.rule}`);
      expect(refusal.name).to.equal('LimitError');
    });
});
