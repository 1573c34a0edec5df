import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import {
  isUnknown,
  type KnowledgeAnswers,
  knowledgeAnswers,
} from '../../../local-provider/answers/knowledge-answers.js';
import { languageOf } from '../../../local-provider/language/languages.js';
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

/** Abilities of answers, each with questions (and those before them) and a pattern of the answer. */
const ANSWERS: readonly (readonly [
  what: string,
  ...answers: (readonly [questions: string | string[], answer: RegExp])[],
])[] = [
  [
    'quote tables as tables, and lists as lists',
    [
      'What does rye bread cost?',
      /\| Loaf \| Price \|\n\| --- \| --- \|\n(?:.*\n)?\| Rye \| £5 \|/,
    ],
    [
      'Is there gluten in the oat loaf?',
      /- Our `oat` loaf has none\.\n\nSee \[Delivery\]\(\/help\/delivery\)\.$/,
    ],
  ],
  [
    'recognise the kind of answer in other words than those of the page',
    ['When are you open?', /Tuesday to Sunday, 7:00 to 14:00/],
    ['What is your phone number?', /\+44 113 555 0142/],
    ['Closed in january?', /See \[Visit us\]\(\/visit\.html\)/],
    ['Do I get my money back?', /\*\*Refunds\*\*\n\nFor a/],
    ['Who is your CFO?', /Our team/],
  ],
  [
    'take a word for a kind of answer only where it asks for one',
    ['How much notice do you need?', /a day’s notice/],
    ['Can I pay by phone?', /Pay by phone or card/],
    ['Does the cake open the party?', /^I don’t know/],
  ],
  [
    'ignore the small words of English, and of Hindi in Latin letters',
    ['Is there anything with gluten already?', /contain gluten/],
    ['Rye bread ka price kitna hai?', /Rye \| £5/],
  ],
  [
    'put a row of a table that is quoted in a list into words',
    ['Buns for parties?', /- \*\*Trays\*\*: Buns: Serves 20/],
  ],
  ['forgive a slip of the keyboard', ['birtday cakse prices', /Small cake\*\*: £20/]],
  [
    'quote two passages for a question with two parts',
    [
      'Do you deliver, and what does sourdough cost?',
      /by bicycle.*\n\nSee \[Delivery\].*\n\n\*\*Bread\*\*.*£4\.50.*\(\/prices#bread\)/s,
    ],
  ],
  [
    'understand a question from the one before it',
    [['Do you have birthday cakes?', 'How much is the large one?'], /£35/],
  ],
  [
    'describe the site, and return a greeting',
    ['What do you do?', /bakes at night.*\[bread in Leeds\]\(\/\)/s],
    ['Hello!', /^Hello!/],
  ],
];

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

  for (const [what, ...answers] of ANSWERS)
    it(what, async () => {
      for (const [questions, answer] of answers)
        assert.match(await answerTo(engine, ...[questions].flat()), answer, String(questions));
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

  it('say that they do not know', async () => {
    for (const question of ['Who won the world cup?', 'Do you have croissants?', '???'])
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

/** For each language: a heading, a text below it, questions that it answers, and one that nothing answers. */
const LANGUAGES: Readonly<Record<string, readonly [string, string, readonly string[], string]>> = {
  hi: [
    'वर्चुअल टूर',
    'हर घर का टूर ₹35,000 में बनता है।',
    ['टूरों की क़ीमतें क्या हैं?', '३५,००० रुपये में क्या मिलता है?', '35 हज़ार में क्या?', 'क़ीमत?'],
    'हाथी क्या है?',
  ],
  mr: [
    'आभासी सहल',
    'प्रत्येक घराची सहल ₹45,000 मध्ये होते आणि मिळते.',
    ['सहलीची किंमत किती आहे?', '४५,००० मध्ये काय आहे?'],
    'हत्ती काय आहे?',
  ],
  kn: ['ವರ್ಚುವಲ್ ಪ್ರವಾಸ', 'ಪ್ರತಿ ಮನೆಯ ಪ್ರವಾಸಕ್ಕೆ ₹55,000.', ['ಪ್ರವಾಸಗಳ ಬೆಲೆ ಎಷ್ಟು?', '೫೫,೦೦೦ ಏನು?'], 'ಆನೆ ಏನು?'],
  ta: [
    'மெய்நிகர் பயணம்',
    'ஒவ்வொரு வீட்டின் பயணமும் ₹65,000.',
    ['பயணங்களின் விலை என்ன?', '௬௫,௦௦௦ என்ன?'],
    'யானை என்ன?',
  ],
  te: ['వర్చువల్ పర్యటన', 'ప్రతి ఇంటి పర్యటనకు ₹75,000.', ['పర్యటనల ధర ఎంత?', '౭౫,౦౦౦ ఏది?'], 'ఏనుగు ఏది?'],
  bn: [
    'ভার্চুয়াল সফর',
    'প্রতিটি বাড়ির সফর ₹85,000।',
    ['সফরগুলির দাম কত?', '৮৫,০০০ টাকা কি?'],
    'হাতি কি?',
  ],
  as: [
    'ভাৰ্চুৱেল ভ্ৰমণ',
    'প্ৰতিটো ঘৰৰ ভ্ৰমণ ₹95,000।',
    ['ভ্ৰমণবোৰৰ দাম কিমান?', '৯৫,০০০ টকাৰ কি?'],
    'হাতীৰ কি?',
  ],
  gu: [
    'વર્ચ્યુઅલ પ્રવાસ',
    'દરેક ઘરનો પ્રવાસ ₹36,000.',
    ['પ્રવાસોની કિંમત કેટલી છે?', '૩૬,૦૦૦ શું છે?'],
    'હાથી શું છે?',
  ],
  pa: [
    'ਵਰਚੁਅਲ ਯਾਤਰਾ',
    'ਹਰ ਘਰ ਦੀ ਯਾਤਰਾ ₹37,000।',
    ['ਯਾਤਰਾਵਾਂ ਦੀ ਕੀਮਤ ਕਿੰਨੀ ਹੈ?', '੩੭,੦੦੦ ਕੀ ਹੈ?'],
    'ਹਾਥੀ ਕੀ ਹੈ?',
  ],
  ml: [
    'വെർച്വൽ യാത്ര',
    'ഓരോ വീടിന്റെയും യാത്ര ₹38,000.',
    ['യാത്രകളുടെ വില എത്രയാണ്?', '൩൮,൦൦൦ എന്ത്?'],
    'ആനകൾ എന്ത്?',
  ],
  or: ['ଭର୍ଚୁଆଲ ଭ୍ରମଣ', 'ପ୍ରତି ଘରର ଭ୍ରମଣ ₹39,000।', ['ଭ୍ରମଣଗୁଡ଼ିକର ମୂଲ୍ୟ କେତେ?', '୩୯,୦୦୦ କଣ?'], 'ହାତୀ କଣ?'],
  ur: [
    'ورچوئل سیر',
    'ہر گھر کی سیر ₹46,000 میں بنتی ہے۔',
    ['سیروں کی قیمت کیا ہے؟', '۴۶٬۰۰۰ روپے میں کیا؟', 'سير کي قيمت؟', 'قیمت؟'],
    'ہاتھی کیا ہے؟',
  ],
};

describe('answers from knowledge in the languages of India', () => {
  const folder = temporaryFolder();
  let engine: KnowledgeAnswers;

  before(async () => {
    for (const [language, [heading, text]] of Object.entries(LANGUAGES))
      await writeFile(
        join(folder, `${language}.html`),
        `<html lang="${language}"><title>${heading}</title><main><h2>${heading}</h2><p>${text}</p></main>`,
      );
    engine = await knowledgeAnswers(folder);
  });

  for (const [language, [heading, text, questions, other]] of Object.entries(LANGUAGES))
    it(`are found and worded in ${language}`, async () => {
      const quoted = `**${heading}**\n\n${text}`;
      for (const question of questions) {
        const answer = await answerTo(engine, question);
        assert.ok(answer.startsWith(quoted), `${question}: ${answer}`);
        assert.doesNotMatch(answer, /See/);
        assert.ok(answer.endsWith(`: [${heading}](/${language}.html)`), answer);
      }
      const unknown = await answerTo(engine, other);
      assert.ok(isUnknown(unknown), unknown);
      assert.equal(languageOf(unknown.split('\n')[0]!), language);
    });

  it('greet and thank in the language of the visitor', async () => {
    for (const [message, reply] of [
      ['नमस्ते!', 'नमस्ते! आप क्या जानना चाहेंगे?'],
      ['மிக்க நன்றி', 'நல்வரவு. வேறு ஏதாவது?'],
      ['السلام علیکم', 'السلام علیکم! آپ کیا جاننا چاہیں گے؟'],
    ] as const)
      assert.equal(await answerTo(engine, message), reply);
  });

  it('say that a time is one that is asked for', async () => {
    const [file, days] = [join(folder, 'days.html'), 'काम 3 दिन में होता है।'];
    await writeFile(file, `<title>काम</title><main><h2>अवधि</h2><p>${days}</p></main>`);
    assert.match(await answerTo(await knowledgeAnswers(file), 'कितने दिन लगेंगे?'), /3 दिन/);
  });
});
