import { expect } from 'chai';
import { fc } from '../../support/property.js';
import {
  BLOCK_LENGTH,
  BLOCK_LINES,
  CODE_LINES,
  splitBlocks,
  type Block,
} from '../../../core/markdown/blocks.js';
import { COST_LIMIT, costOf } from '../../../core/markdown/cost.js';
import { loadExtensions } from '../../../core/markdown/extensions.js';
import { renderMarkdown } from '../../../core/markdown/render.js';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.js';
import { workOf } from '../../support/work-counter.js';

/*
 * No time is measured here. A text is cut into blocks of bounded size, and a block is parsed only when
 * its estimated cost is low. What is asserted is that the work of the parser, which is counted, is
 * bounded for all blocks that are parsed, and that the work for a whole text is linear in its length.
 */

/** The most work for one block that is parsed: six times that of a long paragraph. */
const BLOCK_WORK = 1_000_000;

/** How many texts the fuzzer tries. */
const FUZZ_RUNS = 12;

/** Constructs and parts of them; what they cost depends on what surrounds them. */
const PIECES = [
  ...['>', '> ', '- ', '1. ', '  - ', '    ', '\t', '# ', '---\n', '===\n', '```\n', '~~~\n'],
  ...['*', '_', '**', '***', '*a_', '**a', 'b**', 'a*b', '`', '``', '` ', '\\', '\\*', '  \n'],
  ...['[', ']', '![', '](', '](b)', '](<b', '](b "', '[a]', '[a][b]', '[a]: b\n', '![a](<b', '('],
  ...['<', '<b>', '<a:b>', '</', '-->', '&', '&#', '&amp;', '&#x41;', '|', '|-', '|a', '|\n'],
  ...['www.', 'www.a.b', 'http://a', 'a@b.c', '@', '.', ':', '?!', ')', ';'],
  ...['\n', '\n\n', '\r', ' ', 'a', 'word ', '\u00a0', '\u200d', '\u0301', '👍', '\u202e', '\0'],
];

const pieces = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength }).map((all) => all.join(''));

/** A text that repeats something, and then something that may close it. */
const repetitions = fc.record({
  before: pieces(4),
  unit: pieces(6),
  middle: pieces(2),
  closing: pieces(3),
});

type Repetition = typeof repetitions extends fc.Arbitrary<infer Value> ? Value : never;

function repeat({ before, unit, middle, closing }: Repetition, length: number): string {
  const half = (text: string) => text.repeat(Math.ceil(length / 2 / text.length));
  return before + half(unit) + middle + half(closing);
}

/** Renders what is cheap enough, as the conversation does. */
function renderAll(text: string): void {
  for (const block of splitBlocks(text)) renderBlock(block);
}

function renderBlock({ text, prefix }: Block): void {
  if (costOf(prefix + text) <= COST_LIMIT) renderMarkdown(prefix + text);
}

/** The work of the most expensive block of a text. */
function mostWork(text: string): number {
  return Math.max(0, ...Array.from(splitBlocks(text), (block) => workOf(() => renderBlock(block))));
}

describe('hostile Markdown', () => {
  // Tables and bare addresses are parsed by parts that are loaded when they are first wanted.
  before(() => loadExtensions('|-|\nhttps://a.example'));

  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    // More of the same would only be more blocks.
    const beginning = text.slice(0, 100_000);

    it(`is cut into bounded blocks: ${name}`, () => {
      const blocks = [...splitBlocks(beginning)];
      expect(blocks.map((block) => block.text).join('') === beginning).to.equal(true);
      for (const block of blocks) {
        expect(block.text).to.have.length.within(1, BLOCK_LENGTH);
        expect(block.text.split('\n').length).to.be.at.most(
          (block.prefix || block.text).startsWith('```') ? CODE_LINES + 1 : BLOCK_LINES + 1,
        );
      }
    });

    it(`is parsed with bounded work: ${name}`, () => {
      expect(mostWork(beginning)).to.be.below(BLOCK_WORK);
    });
  }

  it('is found to be bounded, and linear in its length, whatever is combined', () => {
    fc.assert(
      fc.property(repetitions, (repetition) => {
        expect(mostWork(repeat(repetition, 2 * BLOCK_LENGTH))).to.be.below(BLOCK_WORK);
        const [once, fourTimes] = [4, 16].map((blocks) =>
          workOf(() => renderAll(repeat(repetition, blocks * BLOCK_LENGTH))),
        );
        // A block more or less is expensive, and so is one that costs just less than the limit.
        expect(fourTimes).to.be.below(4 * once! + 4 * BLOCK_WORK);
      }),
      { numRuns: FUZZ_RUNS },
    );
  });
});

describe('the estimated cost', () => {
  const usual =
    'Plan **Basic** costs `20`; see [the plans](https://a.example/plans), _today_ & later. ';

  for (const [name, markdown] of [
    ['a list of 48 items', `- ${usual}\n`.repeat(BLOCK_LINES)],
    ['code with every character', `\`\`\`\n${'a[i][j] = *p_q & `x` | <T>;\n'.repeat(140)}`],
    ['code far in', `\`\`\`\n${' '.repeat(60)}return;\n`],
  ] as const)
    it(`is low for ${name}`, () => expect(costOf(markdown)).to.be.below(COST_LIMIT));

  for (const [name, markdown] of [
    ['images in images', `${'!['.repeat(400)}${'](b)'.repeat(400)}`],
    ['images next to each other', '![>](b)'.repeat(585)],
    ['code in lines that end with carriage returns', `\`\`\`\n${'> \r'.repeat(1300)}`],
    ['what follows a fence in a list', `- \`\`\`\n${'*a_'.repeat(1000)}`],
  ] as const)
    it(`is high for ${name}`, () => expect(costOf(markdown)).to.be.above(COST_LIMIT));
});
