import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { BLOCK_LENGTH, splitBlocks as blocksOf } from '../../../core/markdown/blocks.js';
import { extensionsFor, loadExtensions } from '../../../core/markdown/extensions.js';
import { renderMarkdown } from '../../../core/markdown/render.js';
import { runs } from '../../support/runs.js';

const SPLITS: readonly [name: string, blocks: readonly string[]][] = [
  ['nothing', []],
  ['one paragraph', ['Hello\nthere']],
  ['two paragraphs', ['One\n\n', 'Two']],
  ['several blank lines', ['One\n\n\n \n', 'Two\n']],
  ['a fence with a blank line', ['```\na\n\nb\n```\n\n', 'After']],
  ['a fence that is not closed', ['Before\n\n', '~~~\na\n\nb']],
  ['a longer fence around a shorter one', ['````\n```\n\n```\n````\n\n', 'After']],
  ['a list with blank lines', ['- one\n\n- two\n\n  more of two\n\n', 'After']],
  ['a numbered list with blank lines', ['1. one\n\n2. two\n\n', 'After']],
  ['blank lines at the beginning', ['\n\n', 'One\n\n', 'Two']],
  ['a list after blank lines', ['\n- one\n\n- two\n\n', 'After']],
  ['a list that follows its heading at once', ['Plans:\n- one\n\n- two\n\n', 'After']],
  [
    'code within a line, of three backticks',
    ['```npm i```\n\n', 'Then:\n\n', '```\na\n\nb\n```\n\n', 'After'],
  ],
  [
    'a fence that a list item opens',
    ['- ```sh\n  a\n  ```\n\n', 'Then:\n\n', '```\na\n\nb\n```\n\n', 'After'],
  ],
  ['a fence that is far in', ['    ```\n    a\n\n    b\n    ```\n\n', 'After']],
  ['a list whose first item is empty', ['1.\n\n2. two\n\n', 'After']],
];

const LONG = `Our plans:

1. **Basic**, ₹20,000

2. **Plus**

   with more

2026 is the year.

| a | b |
|---|---|
| 1 | 2 |

- x

- y

\`\`\`js
let a;

let b;
\`\`\`

Bye`;

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

/** Texts as they stream in, and whether a table may be in them. */
const TABLES: readonly [markdown: string, expected: boolean][] = [
  ['a|b\n-|-', true],
  ['|-|', true],
  ['-|', true],
  ['   |-|', true],
  [' :--: | --', true],
  ['| :- |', true],
  ['||: :-', false],
  ['||: :-:|', true],
  ['| a | b |\n| --- |', true],
  ['| a | b |\n|---', false],
  ['| a | b |\n', false],
  ['- | a |', true],
  ['-|- and more', true],
  ['--- and |', false],
  ['a -|-', false],
  ['---', false],
  ['-\n|', false],
  ['', false],
];

const ADDRESSES: readonly [address: string, kept: boolean][] = [
  ['http://a.example', true],
  ['https://a.example/x?y=1#z', true],
  ['irc://a.example', true],
  ['ircs://a.example', true],
  ['mailto:a@b.example', true],
  ['xmpp:a@b.example', true],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['tel:+911234', false],
  ['ftp://a.example', false],
];

/** The texts of the blocks of a text. */
function splitBlocks(markdown: string): string[] {
  return Array.from(blocksOf(markdown), ({ text }) => text);
}

/** The elements of what is rendered, as a browser reads them. */
function rendered(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderMarkdown(markdown);
  return element;
}

describe('the blocks of a text', () => {
  for (const [name, blocks] of SPLITS)
    it(name, () => expect(splitBlocks(blocks.join(''))).to.deep.equal(blocks));

  it('join to the text, and stay unchanged while it grows', () => {
    const all = splitBlocks(LONG);
    expect(all).to.have.length(7);
    for (let length = 0; length <= LONG.length; length++) {
      const text = LONG.slice(0, length);
      const blocks = splitBlocks(text);
      expect(blocks.join('')).to.equal(text);
      const closed = blocks.slice(0, -1);
      expect(closed, text).to.deep.equal(all.slice(0, closed.length));
    }
  });

  it('stay unchanged for any text', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, cut) => {
        const closed = splitBlocks(text.slice(0, cut % (text.length + 1))).slice(0, -1);
        expect(splitBlocks(text).slice(0, closed.length)).to.deep.equal(closed);
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('what markdown needs beyond the plain', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |';

  it('is not loaded for a text without it', () => {
    expect(loadExtensions('**Plain** text, `code` and a [link](x)')).to.equal(null);
  });

  for (const [name, markdown, selector] of [
    ['a table', table, 'table'],
    ['a bare address', 'see https://a.example', 'a'],
  ] as const)
    it(`is loaded once for ${name}, which is text until then`, async () => {
      expect(rendered(markdown).querySelector(selector)).to.equal(null);
      const loading = loadExtensions(markdown);
      expect(loading).not.to.equal(null);
      await loading;
      expect(rendered(markdown).querySelector(selector)).not.to.equal(null);
      expect(loadExtensions(markdown)).to.equal(null);
    });

  for (const [markdown, expected] of TABLES)
    it(`is ${expected ? '' : 'not '}needed for ${JSON.stringify(markdown)}`, async () => {
      await loadExtensions(table);
      expect(extensionsFor(markdown).extensions).to.have.length(Number(expected));
    });
});

describe('rendered markdown', () => {
  // Tables and bare addresses are parsed by parts that are loaded when they are first wanted.
  before(() => loadExtensions('| a |\n|---|\n\nhttps://a.example'));

  for (const [address, kept] of ADDRESSES)
    it(`${kept ? 'links to' : 'blanks'} ${address}`, () => {
      const link = rendered(`[here](<${address}>)`).querySelector('a');
      expect(link?.getAttribute('href')).to.equal(kept ? address : null);
      expect(link?.textContent).to.equal('here');
    });

  it('links open in a new tab, without a referrer', () => {
    for (const markdown of [
      '[here](https://a.example)',
      'see https://a.example',
      '<https://a.example>',
    ]) {
      const link = rendered(markdown).querySelector('a');
      expect(link?.href).to.equal('https://a.example/');
      expect(link?.target).to.equal('_blank');
      expect(link?.rel).to.equal('noopener noreferrer');
    }
  });

  for (const [markdown, address, text, after] of [
    ['देखें https://a.example/x। और', 'https://a.example/x', 'https://a.example/x', '। और'],
    ['www.a.example।', 'http://www.a.example', 'www.a.example', '।'],
    ['“https://a.example/x?y=1”', 'https://a.example/x?y=1', 'https://a.example/x?y=1', '”'],
    ['https://a.example/क', 'https://a.example/%E0%A4%95', 'https://a.example/क', ''],
    ['[a।](https://a.example/b)', 'https://a.example/b', 'a।', ''],
    ['Www.a.example now', 'http://Www.a.example', 'Www.a.example', ' now'],
    [
      '[![](a.png)](https://a.example/?b&c)',
      'https://a.example/?b&c',
      'https://a.example/?b&c',
      '',
    ],
  ] as const)
    it(`links in ${markdown} lead where they say`, () => {
      const link = rendered(markdown).querySelector('a');
      const rest = link?.nextSibling?.textContent?.trimEnd() ?? '';
      expect([link?.getAttribute('href'), link?.textContent, rest]).to.deep.equal([
        address,
        text,
        after.trimEnd(),
      ]);
    });

  it('shows a run of dashes, however long', () => {
    const text = `${'-'.repeat(300_000)}x`;
    expect(rendered(text).textContent).to.equal(text);
  });

  it('is split at what is not a fence, with any number of backticks', () => {
    const text = `${'`'.repeat(BLOCK_LENGTH - 5)} \`\n\n`;
    expect(splitBlocks(`${text}After`)).to.deep.equal([text, 'After']);
  });

  it('shows HTML as text', () => {
    const element = rendered('<b onclick="x()">hi</b>\n\n<script>x()</script>');
    expect(element.querySelector('b, script')).to.equal(null);
    expect(element.textContent).to.contain('<b onclick="x()">hi</b>').and.to.contain('<script>');
  });

  it('keeps link definitions readable', () => {
    const markdown = '[1]: https://a.example/plan "The plan"';
    expect(rendered(markdown).textContent).to.contain('https://a.example/plan');
  });

  it('shows an image as its description, without a request', () => {
    const element = rendered('![a "cat" > b](https://a.example/x.png "title") and ![](y.png)');
    expect(element.querySelector('img')).to.equal(null);
    expect(element.textContent?.trim()).to.equal('a "cat" > b and');
  });

  it('lets a wide table be scrolled, also by keyboard', () => {
    const around = rendered('| a | b |\n|---|---|\n| 1 | 2 |').querySelector(
      'table',
    )?.parentElement;
    expect(around?.tabIndex).to.equal(0);
    expect(around?.className).to.equal('wide');
  });

  it('knows lists, emphasis, code and tables', () => {
    const element = rendered(LONG);
    for (const [selector, count] of Object.entries({ ol: 1, ul: 1, strong: 2, table: 1, pre: 1 }))
      expect(element.querySelectorAll(selector), selector).to.have.length(count);
  });
});
