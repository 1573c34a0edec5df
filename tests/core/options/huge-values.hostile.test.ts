import { expect } from 'chai';
import { LimitError } from '../../../core/limits/limit-error.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import type { AssistantOptions } from '../../../core/options/table.js';

const HUGE = 'x'.repeat(5_000_000);

/** A quotation, and the sentence around it. */
const LONGEST_WARNING = 400;

const resolve = (given: Record<string, unknown>) => resolveOptions(given as AssistantOptions);

/** Options with a wrong value or name of 5 MB. */
const WRONG: readonly [name: string, given: Record<string, unknown>][] = [
  ['a text', { mode: HUGE }],
  ['an object', { title: { [HUGE]: HUGE } }],
  ['a list', { publicKey: Array.from({ length: 50_000 }, () => 'x'.repeat(100)) }],
  ['a URL', { apiUrl: `ftp://${HUGE}` }],
  ['a big integer', { maxDurationSeconds: 10n ** 5_000n }],
  ['a text that is too long', { title: HUGE }],
  ['a name', { [HUGE]: true }],
  ['a name of a style', { styles: { [HUGE]: true } }],
  ['a name of a text', { texts: { [HUGE]: 'x' } }],
  ['a text that is none', { texts: { title: [HUGE] } }],
];

describe('the warning about a huge option', () => {
  for (const [name, given] of WRONG)
    it(`quotes the beginning of ${name}`, () => {
      const { warnings } = resolve(given);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('voice-assistant: option ');
      expect(warnings[0]!.length).to.be.below(LONGEST_WARNING);
    });

  it('quotes a short value whole', () => {
    expect(resolve({ mode: 'x'.repeat(100) }).warnings[0]).to.contain(`"${'x'.repeat(100)}"`);
  });
});

describe('the error of a limit', () => {
  for (const [name, value] of [
    ['a text', HUGE],
    ['the fields of an object', { [HUGE]: 1, [`${HUGE}y`]: 2 }],
    ['a big integer', 10n ** 5_000n],
    ['a symbol', Symbol(HUGE)],
  ] as const)
    it(`quotes the beginning of ${name}`, () => {
      const { message } = LimitError.refused(`options.${HUGE}`, value, 'a number');
      expect(message.length).to.be.below(LONGEST_WARNING);
    });

  it('quotes the beginning of a field that there is not', () => {
    const { message, argument } = LimitError.notKnown(`options.${HUGE}`, 'a, b');
    expect(message.length).to.be.below(LONGEST_WARNING);
    expect(argument).to.have.length(HUGE.length + 8);
  });
});
