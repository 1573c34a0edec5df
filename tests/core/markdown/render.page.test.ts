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
