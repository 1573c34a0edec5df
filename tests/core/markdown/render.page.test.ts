import { expect } from '@open-wc/testing';
import { extensionsFor, loadExtensions } from '../../../core/markdown/extensions.js';
import { renderMarkdown } from '../../../core/markdown/render.js';

const EVERYTHING = `# One
###### Six
**b** _i_ \`c\`
***
1. a
   - [ ] open
   - [X] done

     too

> q

| a |
|:-:|
| 1 |

~~~js
x < 1
~~~

A line
===
    far in
<b>&amp;`;

const EVERYTHING_RENDERED = `<h3>One</h3>
<h6>Six</h6>
<p><strong>b</strong> <em>i</em> <code>c</code></p>
<hr />
<ol>
<li>a
<ul>
<li class="task">
<p><b>☐</b>open</p>
</li>
<li class="task">
<p><b>☑</b>done</p>
<p>too</p>
</li>
</ul>
</li>
</ol>
<blockquote>
<p>q</p>
</blockquote>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th align="center">a</th>
</tr>
</thead>
<tbody>
<tr>
<td align="center">1</td>
</tr>
</tbody>
</table></div>
<pre><code class="language-js">x &lt; 1
</code></pre>
<p>A line
===
far in
&lt;b&gt;&amp;</p>`;

/** Texts as they stream in, by whether a table may be in them. */
const TABLES: readonly [expected: boolean, ...texts: string[]][] = [
  [true, 'a|b\n-|-', '|-|', '-|', '   |-|', ' :--: | --', '| :- |', '||: :-:|'],
  [true, '| a | b |\n| --- |', '- | a |', '-|- and more'],
  [false, '||: :-', '| a | b |\n|---', '| a | b |\n', '--- and |', 'a -|-', '---', '-\n|', ''],
];

/** Addresses, by whether a link keeps them. */
const ADDRESSES: readonly [kept: boolean, ...addresses: string[]][] = [
  [true, 'http://a.example', 'https://a.example/x?y=1#z', 'irc://a.example', 'ircs://a.example'],
  [true, 'mailto:a@b.example', 'xmpp:a@b.example'],
  [false, 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x'],
  [false, 'file:///etc/passwd', 'tel:+911234', 'ftp://a.example'],
];

const NUMBERS: readonly [markdown: string, shown: string][] = [
  ['[+91 98765 43210](tel:+919876543210)', '+91 98765 43210'],
  ['[Call us](tel:+919876543210)', 'Call us (+919876543210)'],
  ['[Call us](tel:+91 98765 43210)', 'Call us (+91 98765 43210)'],
  ['[**Text**](SMS:12345?body=Hi)', 'Text (12345)'],
  ['<tel:+91-40-1234>', 'tel:+91-40-1234'],
];

const SPACED: readonly [markdown: string, href: string | null][] = [
  ['[menu](https://a.example/our menu.pdf)', 'https://a.example/our%20menu.pdf'],
  ['[menu](https://a.example/a  b c.pdf )', 'https://a.example/a%20%20b%20c.pdf'],
  ['[mail](mailto:a@b.example?subject=Hello there)', 'mailto:a@b.example?subject=Hello%20there'],
  [
    '`a` [మెనూ](http://a.example/మెనూ 2)',
    'http://a.example/%E0%B0%AE%E0%B1%86%E0%B0%A8%E0%B1%82%202',
  ],
  ['[a](https://a.example "b c")', 'https://a.example'],
  ["[a](https://a.example 'b c')", 'https://a.example'],
  ['[a](https://a.example (b c))', 'https://a.example'],
  ['`[a](mailto:b c)`', null],
  ['``[a](mailto:b c) ` ``', null],
  ['~~~\n[a](mailto:b c)\n~~~', null],
  ['> ```\n> [a](mailto:b c)', null],
  ['list[0](first second)', null],
];

const PLACES: readonly [isHere: boolean, ...addresses: string[]][] = [
  [true, '#prices', '#', `${location.href.split('#')[0]}#prices`],
  [false, `${location.origin}/other#prices`, 'https://a.example/#prices', '/other'],
  [false, '?page=2#prices'],
];

/** The elements of what is rendered, as a browser reads them. */
function rendered(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderMarkdown(markdown);
  return element;
}

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

  for (const [expected, ...texts] of TABLES)
    for (const markdown of texts)
      it(`is ${expected ? '' : 'not '}needed for ${JSON.stringify(markdown)}`, async () => {
        await loadExtensions(table);
        expect(extensionsFor(markdown).extensions).to.have.length(Number(expected));
      });
});

const LINES: readonly [markdown: string, markup: string][] = [
  ['a<br>b', 'a<br />b'],
  ['a<BR/>b<Br />c', 'a<br />b<br />c'],
  ['[a<br>b](x)', '<a target="_blank" rel="noopener noreferrer" href="x">a<br />b</a>'],
  ['<br >', '&lt;br &gt;'],
  ['<br class="x">', '&lt;br class=&quot;x&quot;&gt;'],
  ['<br', '&lt;br'],
  ['<hr><b>x</b>', '&lt;hr&gt;&lt;b&gt;x&lt;/b&gt;'],
  ['`a<br>b`', '<code>a&lt;br&gt;b</code>'],
  ['\\<br> &lt;br&gt;', '&lt;br&gt; &lt;br&gt;'],
  ['~~₹5,000~~', '<del>₹5,000</del>'],
  ['₹~~5,000~~4,000', '₹<del>5,000</del>4,000'],
  ['~~**x**~~ **~~y~~**', '<del><strong>x</strong></del> <strong><del>y</del></strong>'],
  ['~~पुराना:~~नया', '<del>पुराना:</del>नया'],
  ['~~a~b~~', '<del>a~b</del>'],
  ['~5 to ~10 days', '~5 to ~10 days'],
  ['x ~~~y~~~', 'x ~~~y~~~'],
  ['a ~~ b ~~ c', 'a ~~ b ~~ c'],
  ['**Price:**5', '<strong>Price:</strong>5'],
  ['**(RERA)**ಗೆ', '<strong>(RERA)</strong>ಗೆ'],
  ['**விலை:**₹500', '<strong>விலை:</strong>₹500'],
  ['**वि.**क', '<strong>वि.</strong>क'],
  ['请看**价格：**5000元', '请看<strong>价格：</strong>5000元'],
  ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
  ['**重点**（一）**重点**（二）', '<strong>重点</strong>（一）<strong>重点</strong>（二）'],
  ['ಯೋಜನೆ**(RERA)**ಗೆ', 'ಯೋಜನೆ<strong>(RERA)</strong>ಗೆ'],
  ['*note:*5 ***both:***5', '<em>note:</em>5 <em><strong>both:</strong></em>5'],
  ['**Bold *it* more:**x', '<strong>Bold <em>it</em> more:</strong>x'],
  ['**Use `npm`**now', '<strong>Use <code>npm</code></strong>now'],
  ['**A:**b **C:**d', '<strong>A:</strong>b <strong>C:</strong>d'],
  ['"**hi**" (**ho**)', '&quot;<strong>hi</strong>&quot; (<strong>ho</strong>)'],
  ['2*3*4 2**3**4', '2*3*4 2**3**4'],
  ['3*(4+5)*6', '3*(4+5)*6'],
  ['(2*x)*y f(*list)*2', '(2*x)*y f(*list)*2'],
  ['snake_case __x:__5', 'snake_case __x:__5'],
  ['**unmatched: 5', '**unmatched: 5'],
];

describe('rendered markdown', () => {
  // Tables and bare addresses are parsed by parts that are loaded when they are first wanted.
  before(() => loadExtensions('| a |\n|---|\n\nhttps://a.example'));

  for (const [markdown, markup] of LINES)
    it(`shows ${JSON.stringify(markdown)}`, () =>
      expect(renderMarkdown(markdown)).to.equal(`<p>${markup}</p>`));

  it('breaks lines in the cells of a table', () =>
    expect(renderMarkdown('| a |\n|---|\n| 1<br>2<BR/>`<br>` |')).to.contain(
      '<td>1<br />2<br /><code>&lt;br&gt;</code></td>',
    ));

  for (const [kept, ...addresses] of ADDRESSES)
    for (const address of addresses)
      it(`${kept ? 'links to' : 'blanks'} ${address}`, () => {
        for (const markdown of [`[here](<${address}>)`, `[![here](x)](<${address}> "a > b")`]) {
          const shown = rendered(markdown);
          expect(shown.querySelector('a')?.getAttribute('href')).to.equal(
            kept ? address : undefined,
          );
          expect(shown.textContent).to.match(/^here/);
        }
      });

  for (const [markdown, shown] of NUMBERS)
    it(`shows ${markdown} as text`, () => {
      expect(rendered(markdown).querySelector('a')).to.equal(null);
      expect(rendered(markdown).textContent).to.equal(shown);
    });

  for (const [markdown, href] of SPACED)
    it(`${href ? 'links' : 'does not link'} ${JSON.stringify(markdown)}`, () => {
      const links = [...rendered(markdown).querySelectorAll('a')];
      expect(links.map((each) => each.getAttribute('href'))).to.deep.equal(href ? [href] : []);
    });

  for (const [isHere, ...addresses] of PLACES)
    for (const address of addresses)
      it(`opens ${isHere ? 'no' : 'a'} tab for ${address}`, () => {
        const link = rendered(`[here](${address})`).querySelector('a')!;
        expect(link.hasAttribute('target')).to.equal(!isHere);
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
    [
      '[https://a.example/\u202emoc.b](https://c.example)',
      'https://c.example',
      'https://a.example/moc.b',
      '',
    ],
    ['[**a**&#x2067;b\u200f](https://c.example)', 'https://c.example', 'ab', ''],
    ['<https://a.example/\u202eb>', 'https://a.example/%E2%80%AEb', 'https://a.example/b', ''],
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

  it('knows headings, lists, tasks, tables and code', () => {
    expect(renderMarkdown(EVERYTHING)).to.equal(EVERYTHING_RENDERED);
  });
});
