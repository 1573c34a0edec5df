import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import {
  type KnowledgeAnswers,
  knowledgeAnswers,
} from '../../../local-provider/answers/knowledge-answers.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { answerTo } from './answer-to.js';

const PAGES = {
  'index.html': `<title>Crumb: bread in Leeds</title><meta name="description"
    content="A bakery in Leeds that bakes at night."><nav>Never quoted: croissants</nav>
    <main><h1>Fresh by seven.</h1><p>Sourdough, rye and buns.</p></main>`,
  'prices/index.html': `<title>Prices | Crumb</title><main><h1>What it costs</h1>
    <section id="cakes"><h2>Birthday cakes</h2><p>To order two days ahead.</p>
    <article><header><h3>Small cake</h3></header><p><s>£25</s> <strong>£20</strong> <span>each</span></p></article>
    <article><header><h3>Large cake</h3></header><p><strong>£35</strong> <span>each</span></p></article></section>
    <h2 id="bread">Bread</h2><table><tr><th>Loaf</th><th>Price</th></tr>
    <tr><td>Sourdough</td><td>£4.50</td></tr><tr><td>Rye</td><td>£5</td></tr></table></main>`,
  'visit.html': `<title>Visit us | Crumb</title><main><h1>Visit us</h1><dl><dt>Opening hours</dt>
    <dd>Tuesday to Sunday, 7:00 to 14:00</dd><dt>Telephone</dt><dd>+44 113 555 0142</dd></dl>
    <p hidden>We are closed on <b>1 January</b>.</p></main>
    <footer>Never quoted: a footer with croissants</footer>`,
  'help/delivery.md': `---\ntitle: Delivery | Crumb\n---\n# Delivery\n\nWe deliver by bicycle within five miles.
    \n## Gluten\n\n- All *rye* loaves contain gluten.\n- Our \`oat\` loaf has [none](x.md).\n`,
  'orders.html': `<title>Orders | Crumb</title><main><h1>Orders</h1>
    <section><h2>Changes</h2><p>We need a day’s notice.</p></section>
    <section><h2>Payment</h2><p>Pay by phone or card.</p></section>
    <section><h2>Refunds</h2><p role="status">3 refunds today</p>
    <p>For a burnt loaf, at once.</p></section>
    <section><h2>Our team</h2><p>Ada Oven, chief of finance.</p></section>
    <section><h2>Parties</h2><article><h3>Trays</h3><table><tr><th>Tray</th><th>Serves</th></tr>
    <tr><td>Buns</td><td>20</td></tr></table></article></section></main>`,
  'orders/large.html': `<title>Large orders | Crumb</title><main><h1>Large orders</h1>
    <h2>A library of breads</h2><p>Recipes for a plan of a month of baking.</p>
    <h2>Hotels</h2><p>A plan for ₹1,00,000 a month.</p>
    <h2>Cafés</h2><p>A plan for ₹35,000 a month.</p>
    <h2>Schools</h2><p>A plan for ₹25,000 a month.</p>
    <h2>Airports</h2><p>From 2 crore.</p>
    <h2>Founders</h2><p>Bread here was begun by many hands. We thank all who carried sacks, cut wood,
    cleaned the yard, mended carts, wrote letters, kept the books, sold from door to door in rain and in
    snow, taught the young ones, fed the poor of the parish, lent us a horse or a barrow when ours were
    lame or broken, stood in the queue for a stamp, walked to the mill at four in the morning, and never
    once asked for more than a crust; and we thank, above them all, the late Smt. Rao, who
    paid for the ovens.</p><p>The flour came from Acme Pvt. Ltd. of No. 5 M.G. Road, until Dec. 1950.</p></main>`,
  '404.html': '<title>Not found | Crumb</title><p>No such cake.</p>',
};

describe('answers from knowledge', () => {
  const folder = temporaryFolder();
  let engine: KnowledgeAnswers;

  before(async () => {
    for (const [path, text] of Object.entries(PAGES)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    engine = await knowledgeAnswers(folder);
  });

  it('quote the best section, with its prices and a link', async () => {
    assert.equal(
      await answerTo(engine, 'How much is a birthday cake?'),
      [
        '**Birthday cakes**',
        'To order two days ahead.',
        '- **Small cake**: £20 each\n- **Large cake**: £35 each',
        'See [Prices](/prices#cakes).',
      ].join('\n\n'),
    );
  });

  it('quote tables as tables, and lists as lists', async () => {
    assert.match(
      await answerTo(engine, 'What does rye bread cost?'),
      /\| Loaf \| Price \|\n\| --- \| --- \|\n(?:.*\n)?\| Rye \| £5 \|/,
    );
    assert.match(
      await answerTo(engine, 'Is there gluten in the oat loaf?'),
      /- Our `oat` loaf has none\.\n\nSee \[Delivery\]\(\/help\/delivery\)\.$/,
    );
  });

  it('recognise the kind of answer in other words than those of the page', async () => {
    assert.match(await answerTo(engine, 'When are you open?'), /Tuesday to Sunday, 7:00 to 14:00/);
    assert.match(await answerTo(engine, 'What is your phone number?'), /\+44 113 555 0142/);
    assert.match(await answerTo(engine, 'Closed in january?'), /See \[Visit us\]\(\/visit\.html\)/);
    assert.match(await answerTo(engine, 'Do I get my money back?'), /\*\*Refunds\*\*\n\nFor a/);
    assert.match(await answerTo(engine, 'Who is your CFO?'), /Our team/);
  });

  it('take a word for a kind of answer only where it asks for one', async () => {
    assert.match(await answerTo(engine, 'How much notice do you need?'), /a day’s notice/);
    assert.match(await answerTo(engine, 'Can I pay by phone?'), /Pay by phone or card/);
    assert.match(await answerTo(engine, 'Does the cake open the party?'), /^I don’t know/);
  });

  it('ignore the small words of English, and of Hindi in Latin letters', async () => {
    assert.match(
      await answerTo(engine, 'Is there anything with gluten already?'),
      /contain gluten/,
    );
    assert.match(await answerTo(engine, 'Rye bread ka price kitna hai?'), /Rye \| £5/);
  });

  it('find an amount however it is written', async () => {
    for (const [heading, ...questions] of [
      ['Cafés', '₹35,000', '35 K', '₹३५,०००'],
      ['Hotels', 'a plan for 1 lakh a month', 'one lakh'],
      ['Schools', 'What do I get for 25k?', '25,000/-'],
      ['Airports', '२ करोड़', 'Anything for 20,000,000?'],
    ] as const)
      for (const question of questions)
        assert.ok((await answerTo(engine, question)).startsWith(`**${heading}**`), question);
    for (const question of ['₹45,000', '3500', '1.1 lakh'])
      assert.match(await answerTo(engine, question), /^I don’t know/, question);
  });

  it('quote whole sentences, whatever is abbreviated in them', async () => {
    const answer = await answerTo(engine, 'Who paid for the ovens?');
    assert.match(answer, /once asked for .* the late Smt\. Rao, who paid for the ovens\./);
  });

  it('know what is abbreviated', async () => {
    for (const [question, quoted] of [
      ['MG Road', 'M.G. Road'],
      ['Is it on M. G. Road?', 'M.G. Road'],
      ['Acme Private Limited', 'Acme Pvt. Ltd.'],
      ['Shrimati Rao', 'Smt. Rao'],
      ['December 1950', 'Dec. 1950'],
    ] as const) {
      const answer = await answerTo(engine, question);
      assert.ok(answer.includes(quoted), `${question} ${answer}`);
    }
  });

  it('put a row of a table that is quoted in a list into words', async () => {
    assert.match(await answerTo(engine, 'Buns for parties?'), /- \*\*Trays\*\*: Buns: Serves 20/);
  });

  it('forgive a slip of the keyboard', async () => {
    assert.match(await answerTo(engine, 'birtday cakse prices'), /Small cake\*\*: £20/);
  });

  it('quote two passages for a question with two parts', async () => {
    const answer = await answerTo(engine, 'Do you deliver, and what does sourdough cost?');
    assert.match(
      answer,
      /by bicycle.*\n\nSee \[Delivery\].*\n\n\*\*Bread\*\*.*£4\.50.*\(\/prices#bread\)/s,
    );
  });

  it('understand a question from the one before it', async () => {
    assert.match(
      await answerTo(engine, 'Do you have birthday cakes?', 'How much is the large one?'),
      /£35/,
    );
  });

  it('describe the site, and return a greeting', async () => {
    assert.match(
      await answerTo(engine, 'What do you do?'),
      /bakes at night.*\[bread in Leeds\]\(\/\)/s,
    );
    assert.match(await answerTo(engine, 'Hello!'), /^Hello!/);
  });

  it('say that they do not know', async () => {
    for (const question of ['Who won the world cup?', 'Do you have croissants?', 'बिरयानी?', '???'])
      assert.match(
        await answerTo(engine, question),
        /^I don’t know: .*\n\n- \[bread in Leeds\]\(\/\)\n- \[Prices\]\(\/prices\)/,
        question,
      );
  });

  it('can be a single file', async () => {
    const one = await knowledgeAnswers(join(folder, 'help/delivery.md'));
    assert.equal(one.description, 'quotes from 1 page');
    assert.match(await answerTo(one, 'delivery?'), /within five miles.*\(\/delivery\)/s);
  });

  it('refuse a path without pages, and name it', async () => {
    await mkdir(join(folder, 'empty'));
    for (const [path, reason] of [
      [join(folder, 'none'), /^knowledge ".*none" cannot be read: ENOENT/],
      [join(folder, 'empty'), /^knowledge ".*empty" has no file that ends with \.html, /],
    ] as const)
      await assert.rejects(knowledgeAnswers(path), { name: 'KnowledgeError', message: reason });
  });
});
