import { expect } from 'chai';
import { fc } from '../../support/property.js';
import {
  BLOCK_LENGTH,
  BLOCK_LINES,
  CODE_LINES,
  splitBlocks,
} from '../../../core/markdown/blocks.js';

const textsOf = (markdown: string) => Array.from(splitBlocks(markdown), ({ text }) => text);
const prefixesOf = (markdown: string) => Array.from(splitBlocks(markdown), ({ prefix }) => prefix);
const linesOf = (markdown: string) => textsOf(markdown).map((text) => text.split('\n').length - 1);
const lengthsOf = (markdown: string) => textsOf(markdown).map(({ length }) => length);

/** Where Markdown is cut, marked with `¦`. */
const CUT = [
  '',
  'one\ntwo\n\n¦three',
  '\n\n¦one',
  'one\n\n¦  two',
  'one\n\n\n \t\n¦two',
  '- a\n\n- b\n\n  more\n\n¦end',
  '- a\n\n2',
  '- a\n\n¦2\nb',
  '10) a\n\n   3. b\n\n¦c',
  '- a\n\n¦-b',
  '* a\n\n+\n\n\tb\n\n¦c',
  '-a\n\n¦ b',
  '- a\n\n¦b\n\n¦  c',
  '1234567890. a\n\n¦ b',
  '```\na\n\nb\n```\n\n¦end',
  '- ```\n  a\n\nb\n',
  '1. - ~~~\n\nb',
  '````\n```\n\n````\n\n¦b',
  '```\n````\n\n¦b',
  '```\n``` a\n\nb',
  '~~~\n```\n\n~~~\n\n¦b',
  '```a```\n\n¦b',
  '    ~~~ a\n\nb',
  'Plans:\n- one\n\n- two\n\n¦After',
  '- ```sh\n  a\n  ```\n\n¦Then:\n\n¦```\na\n\nb\n```\n\n¦After',
  '1.\n\n2. two\n\n¦After',
  `${'`'.repeat(BLOCK_LENGTH - 5)} \`\n\n¦After`,
  '~~\n\n¦a',
  'a ```\n\n¦b',
  '- a\n```\n\nb\n```\n\n¦c',
];

/** Lines that mean something in markdown, alone or with those around them. */
const LINES = [
  ...['', '', '', ' ', 'one', 'two *three* four', 'two  ', 'a\\', '\\'],
  ...['**open', 'close**', '&amp;', '`code', 'code`'],
  ...['- item', '  - deeper', '* star', '+ plus', '-', '- ```', '- | a |', '    indented', '\tTab'],
  ...['1. first', '1.', '2', '2. second', '10) ten', '> quote', '> - in it', '>', '> ~~~'],
  ...['```', '````js', '~~~', '   ```', '\t```', '* ```', '``` a`b'],
  ...['| a | b |', '|---|---|', '| 1 | 2 |', '  |-|', '---', '***', '===', '# head', '####### no'],
  ...['[x](https://a.example)', '[1]: https://a.example', '[1]', '![i](x.png)', '![', '](x)', '[a'],
  ...['<b>raw</b>', '<!-- c', '-->', '<div>', 'www.a.example', 'a@b.example'],
];

const texts = fc.array(fc.constantFrom(...LINES), { maxLength: 14 }).map((all) => all.join('\n'));

describe('the blocks of a text', () => {
  for (const cut of CUT)
    it(JSON.stringify(cut.slice(-80)), () =>
      expect(textsOf(cut.replaceAll('¦', '')).join('¦')).to.equal(cut),
    );

  it('stay unchanged while it grows', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, cut) => {
        const closed = textsOf(text.slice(0, cut % (text.length + 1))).slice(0, -1);
        expect(textsOf(text).slice(0, closed.length)).to.deep.equal(closed);
        expect(textsOf(text).join('')).to.equal(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('are not longer than the limits', () => {
    expect(linesOf('a\n'.repeat(BLOCK_LINES + 1))).to.deep.equal([BLOCK_LINES, 1]);
    expect(linesOf('- a\n'.repeat(BLOCK_LINES))).to.deep.equal(Array(2).fill(BLOCK_LINES / 2));
    expect(linesOf(' - a\n'.repeat(BLOCK_LINES))).to.deep.equal([BLOCK_LINES]);
    const code = '```\n' + '- a\n'.repeat(CODE_LINES);
    expect(linesOf(code)).to.deep.equal([CODE_LINES, 1]);
    const line = 'a'.repeat(BLOCK_LENGTH - 1);
    expect(lengthsOf(`${line}\na`)).to.deep.equal([BLOCK_LENGTH, 1]);
    expect(lengthsOf(`${line}aa`)).to.deep.equal([BLOCK_LENGTH, 1]);
    expect(lengthsOf(`a\n${line}\n`)).to.deep.equal([2, BLOCK_LENGTH]);
    expect(lengthsOf(`${line}👍`)).to.deep.equal([BLOCK_LENGTH - 1, 2]);
    expect(lengthsOf(`a a${line}`)).to.deep.equal([BLOCK_LENGTH, 2]);
    const half = 'a'.repeat(BLOCK_LENGTH / 2);
    expect(lengthsOf(`${half} ${half}`)).to.deep.equal([BLOCK_LENGTH / 2 + 1, BLOCK_LENGTH / 2]);
  });

  it('repeat no head that is too long, holds code, or is no head', () => {
    const rows = '|a|b|\n'.repeat(BLOCK_LINES);
    const head = (cell: string) => `|${cell}|b|\n|:-|\t-|\n`;
    const prefix = (text: string) => prefixesOf(text + rows)[1];
    expect(prefix(head('a'))).to.equal(head('a'));
    const none = ['~~~|a\n|-|\n~~~\n', '|a|\n|b|\n', 'a\n-\n', '|a|\n-\n'];
    for (const text of [head('a'.repeat(512)), ...none])
      expect([text, prefix(text)]).to.deep.equal([text, '']);
    expect(prefixesOf('|a|\n|-|\n\nb')).to.deep.equal(['', '']);
    expect(Array.from(splitBlocks('code\n\ncode', '~~~\n'))).to.deep.equal([
      { text: 'code\n\ncode', prefix: '~~~\n' },
    ]);
  });

  it('stay unchanged while a long text grows, where it is cut as well', () => {
    const text = `${'- item\n'.repeat(200)}\n\`\`\`\n${'code\n'.repeat(900)}\`\`\`\n\n${'word '.repeat(3000)}`;
    const all = textsOf(text);
    for (let length = 0; length <= text.length; length += 97) {
      const closed = textsOf(text.slice(0, length)).slice(0, -1);
      expect(all.slice(0, closed.length)).to.deep.equal(closed);
    }
  });

  it('continue the code of the one before', () => {
    const [first, second, ...rest] = prefixesOf(`~~~js\n${'let a;\n'.repeat(700)}~~~\n\nAfter`);
    expect([first, second, rest.at(-1)]).to.deep.equal(['', '~~~\n', '']);
  });

  it('begin with an item where a list is cut', () => {
    const blocks = [...splitBlocks('1. one\n   more\n'.repeat(60))];
    expect(blocks).to.have.length.above(2);
    for (const { text } of blocks) expect(text).to.match(/^1\. one/);
  });
});
