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
