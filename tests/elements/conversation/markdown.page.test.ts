import { expect } from '@open-wc/testing';
import { GrowingMarkdown } from '../../../elements/conversation/markdown.js';

/** Growing texts and their markup, with ▌ for the cursor. */
const CURSORS: readonly [markdown: string, drawn: string][] = [
  ['', '▌'],
  ['One', '<p>One▌</p>'],
  ['One ', '<p>One▌</p>'],
  ['One **two**', '<p>One <strong>two▌</strong></p>'],
  ['**One** two', '<p><strong>One</strong> two▌</p>'],
  ['# One\n', '<h3>One▌</h3>\n'],
  [
    '> One\n> > two',
    '<blockquote>\n<p>One</p>\n<blockquote>\n<p>two▌</p>\n</blockquote>\n</blockquote>',
  ],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two▌</li>\n</ul>'],
  ['- one\n-', '<ul>\n<li>one</li>\n<li>▌</li>\n</ul>'],
  ['```\none\n\n\ntwo', '<pre><code>one\n\n\ntwo▌\n</code></pre>\n'],
  ['```\none\n\n', '<pre><code>one▌\n\n</code></pre>\n'],
  ['```\n', '<pre><code>▌</code></pre>\n'],
  ['`</b>` c', '<p><code>&lt;/b&gt;</code> c▌</p>'],
  ['`</b>`', '<p><code>&lt;/b&gt;▌</code></p>'],
  ['One\\\ntwo', '<p>One<br>\ntwo▌</p>'],
  ['---', '<hr>▌'],
  ['|', '▌'],
  ['| Plan | Price |', '▌'],
  ['| Plan | Price |\n| --- | -', '▌'],
  ['| Plan |\nno table', '<p>| Plan |\nno table▌</p>'],
];

const CURSOR = '<span part="cursor" class="cursor" aria-hidden="true"></span>';

/** The markup of a growing text. */
async function growing(markdown: string): Promise<string> {
  const place = document.createElement('div');
  await new GrowingMarkdown(place).show(markdown, true);
  return place.querySelector('.section > div')!.innerHTML.replace(CURSOR, '▌');
}

describe('the cursor of a growing text', () => {
  for (const [markdown, drawn] of CURSORS)
    it(`follows the last character of ${JSON.stringify(markdown)}`, async () =>
      expect(await growing(markdown)).to.equal(drawn));

  for (const [answer, final] of [
    ['**Price:**5000', 'Price:'],
    ['**ధర:**5000', 'ధర:'],
    ['**35%**ರಷ್ಟು', '35%'],
    ['**(RERA)**ಗೆ', '(RERA)'],
    ['~~₹5,000~~4,000', '₹5,000'],
  ] as const)
    it(`finds ${answer} marked from its end on, and no other mark before`, async () => {
      const place = document.createElement('div');
      const markdown = new GrowingMarkdown(place);
      const end = answer.lastIndexOf(answer.slice(0, 2)) + 2;
      for (let length = 1; length <= answer.length; length++) {
        await markdown.show(answer.slice(0, length), true);
        const marked = [...place.querySelectorAll('strong, em, del')];
        expect(marked.map((each) => each.textContent)).to.deep.equal(length < end ? [] : [final]);
      }
    });

  it('shows no part of a line break', async () => {
    const place = document.createElement('div');
    const markdown = new GrowingMarkdown(place);
    const answer = 'One<br>two<BR/>three<br />four';
    for (let length = 1; length <= answer.length; length++) {
      await markdown.show(answer.slice(0, length), true);
      expect(place.textContent).to.match(/^[A-Za-z]*$/);
    }
    expect(place.querySelectorAll('br')).to.have.length(3);
    await markdown.show('5 <');
    expect(place.textContent).to.equal('5 <');
  });

  it('is in a table as soon as there is one', async () => {
    const table = document.createElement('div');
    const markdown = new GrowingMarkdown(table);
    const heads = '| Plan | Price |\n| --- | --- |';
    for (const text of [heads.slice(0, 20), heads, `${heads}\n`]) await markdown.show(text, true);
    expect(table.querySelectorAll('th')).to.have.length(2);
    await markdown.show(`${heads}\n| Basic`, true);
    expect(table.querySelector('td')?.textContent).to.equal('Basic');
  });

  it('shows an incomplete table as text in the end', async () => {
    const place = document.createElement('div');
    const markdown = new GrowingMarkdown(place);
    await markdown.show('| Plan |', true);
    await markdown.show('| Plan |');
    expect(place.textContent).to.equal('| Plan |');
  });

  it('is placed in linear time after long white space', async () => {
    const text = `${' '.repeat(4000)}x`;
    expect(await growing(`\`\`\`\n${text}`)).to.contain(`${text}▌`);
  });
});

/** What visitors write. */
const WRITTEN = [
  'What is 100*100/400*56?',
  '1) yes\n5) no',
  '+ 91 98765 43210',
  '> 5 people',
  '__init__.py and **kwargs',
  '# 12, MG Road',
  'a  b   c\n\n\n    d',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '```\ncode\n```',
  '&lt;b&gt; <br> <b>x</b> \\*',
  '~~no~~ [text](https://a.example) ![x](y)',
  '- ఒకటి\n- రెండు\n\n---',
  `${'long line '.repeat(900)}\nend`,
];

/** The links in what a visitor wrote. */
const LINKED: readonly [text: string, ...links: (readonly [shown: string, href: string])[]][] = [
  ['see https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z']],
  ['(www.a.example)', ['www.a.example', 'http://www.a.example/']],
  ['HTTPS://a.example/b_(c), ok', ['HTTPS://a.example/b_(c)', 'https://a.example/b_(c)']],
  ['ఇది https://a.example।', ['https://a.example', 'https://a.example/']],
  [
    '<https://a.example> "http://b.example"',
    ['https://a.example', 'https://a.example/'],
    ['http://b.example', 'http://b.example/'],
  ],
  ['https://a.example/**x**', ['https://a.example/**x', 'https://a.example/**x']],
  ['a@b.example javascript:alert(1) ftp://a.example tel:5 a.example'],
  ['https:// www. http://['],
];

describe('the words of a visitor', () => {
  const shown = async (text: string) => {
    const place = document.createElement('div');
    await new GrowingMarkdown(place, true).show(text);
    return place;
  };

  for (const text of WRITTEN)
    it(`are shown as ${JSON.stringify(text.slice(0, 40))}`, async () => {
      const place = await shown(text);
      expect(place.textContent).to.equal(text);
      expect(place.querySelectorAll('*:not(div, p.plain, a)')).to.have.length(0);
    });

  for (const [text, ...links] of LINKED)
    it(`are ${links.length ? '' : 'not '}linked in ${text}`, async () => {
      const place = await shown(text);
      const found = [...place.querySelectorAll('a')];
      expect(found.map((each) => [each.textContent, each.href])).to.deep.equal(links);
      expect(
        found.every(({ target, rel }) => target === '_blank' && /noopener/.test(rel)),
      ).to.equal(true);
      expect(place.textContent).to.equal(text);
    });

  it('keep their line ends where they are cut', async () => {
    const place = await shown('One line.\n'.repeat(2000));
    const parts = [...place.querySelectorAll('p')].map((each) => each.textContent);
    expect(parts.length).to.be.greaterThan(1);
    expect(parts.every((part) => part.endsWith('\n'))).to.equal(true);
  });
});
