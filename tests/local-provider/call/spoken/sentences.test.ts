import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SentenceStream, sentencesOf } from '../../../../local-provider/call/spoken/sentences.js';

const ANSWER = `## Our **plans**

We have *three* plans, e.g. the starter one. Prices are in rupees:

- **Starter**: ₹20,000/month (₹2,00,000 per year)
- **Growth** – ₹1.5 lakh/mo, [see pricing](https://www.example.com/pricing?x=1). Cancel anytime!
1. First \`step\`
2. Second step

| Plan | Monthly | Yearly |
|------|--------:|:------:|
| Basic | ₹9,999 | ₹99,990 |
| Pro | $249 | – |

> Quoted words
> go on.

\`\`\`js
const secret = 1;
\`\`\`

***
Is that __all__? *Yes.*`;

const SPOKEN = [
  'Our plans.',
  'We have three plans, e.g. the starter one.',
  'Prices are in rupees:',
  'Starter: 20,000 rupees per month (2,00,000 rupees per year).',
  'Growth, 1.5 lakh rupees per month, see pricing.',
  'Cancel anytime!',
  '1: First step.',
  '2: Second step.',
  'Basic: monthly 9,999 rupees, yearly 99,990 rupees.',
  'Pro: monthly 249 dollars.',
  'Quoted words go on.',
  'Is that all?',
  'Yes.',
];

describe('markdown as it is spoken', () => {
  it('reads headings, lists and tables as sentences, and leaves code out', () => {
    assert.deepEqual(sentencesOf(ANSWER), SPOKEN);
  });

  for (const size of [1, 3, 7, 40]) {
    it(`gives the same sentences when the text comes in pieces of ${size}`, () => {
      const stream = new SentenceStream();
      const spoken: string[] = [];
      for (let at = 0; at < ANSWER.length; at += size) {
        spoken.push(...stream.push(ANSWER.slice(at, at + size)));
      }
      assert.deepEqual([...spoken, ...stream.end()], SPOKEN);
    });
  }

  it('gives a sentence as soon as the next one begins', () => {
    const stream = new SentenceStream();
    assert.deepEqual(stream.push('We are open. On'), ['We are open.']);
    assert.deepEqual(stream.push(' Sunday we are closed'), []);
    assert.deepEqual(stream.end(), ['On Sunday we are closed.']);
  });

  for (const [markdown, spoken] of [
    ['9:00 AM – 7:00 PM', '9:00 AM to 7:00 PM.'],
    ['in 7-10 days', 'in 7 to 10 days.'],
    ['40% lower & 4x ROI', '40 percent lower and 4 times ROI.'],
    ['500+ projects 🎉', '500 plus projects.'],
    ['₹20,000 – 30,000, and more', '20,000 to 30,000 rupees, and more.'],
    ['₹45-60 lakhs, or ₹1.2 – 1.5 Cr', '45 to 60 lakh rupees, or 1.2 to 1.5 crore rupees.'],
    ['कीमत ₹45–60 लाख है', 'कीमत 45 से 60 लाख रुपये है.'],
    ['+91-80 5550 0142', '+91-80 5550 0142.'],
    ['9 AM - 7 PM', '9 AM to 7 PM.'],
    ['5*3=15, and 5 * 3', '5 times 3=15, and 5 times 3.'],
    ['Write to <mailto:info@example.com>', 'Write to info@example.com.'],
    ['See https://www.example.com/contact/.', 'See example.com/contact.'],
    ['![A tour](x.png) and [a link](https://e.com/a.b?c=d e)', 'A tour and a link.'],
    ['a_name stays, _emphasis_ goes', 'a_name stays, emphasis goes.'],
    ['Tom &amp; Co.<br>Here', 'Tom and Co., Here.'],
    ['$1/day, $1 a day', '1 dollar per day, 1 dollar a day.'],
    ['A→B, tea / coffee', 'A to B, tea or coffee.'],
    ['one•two', 'one, two.'],
    ['See [a tour][1].', 'See a tour.'],
    ['a <b class="x">bold</b> word', 'a bold word.'],
    ['5 \\# 3', '5 # 3.'],
    ['Rs. 35,000/- only, or 2 Cr.', '35,000 rupees only, or 2 crore.'],
    ['₹1.5 L, 10k leads, a 4K tour', '1.5 lakh rupees, 10 thousand leads, a 4K tour.'],
    ['₹1 lakh 50 thousand per year', '1 lakh 50 thousand rupees per year.'],
    ['कीमत ₹1,25,000 है।', 'कीमत 1,25,000 रुपये है।'],
    ['₹2 Cr – ₹3 Cr, ₹500/माह, 20% छूट', '2 करोड़ रुपये से 3 करोड़ रुपये, 500 रुपये प्रति माह, 20 प्रतिशत छूट.'],
    ['किंमत रु. 500/- आहे', 'किंमत 500 रुपये आहे.'],
    ['ಬೆಲೆ Rs. 35,000', 'ಬೆಲೆ 35,000 ರೂಪಾಯಿ.'],
    ['விலை ₹35k', 'விலை 35 ஆயிரம் ரூபாய்.'],
    ['ధర ₹1.5 లక్షలు', 'ధర 1.5 లక్షల రూపాయలు.'],
    ['দাম ₹৫০০, ৫টা', 'দাম ৫০০ টাকা, ৫টা.'],
    ['দাম ₹500 ৰ', 'দাম 500 টকা ৰ.'],
    ['કિંમત ₹500+', 'કિંમત 500 થી વધુ રૂપિયા.'],
    ['ਕੀਮਤ $5', 'ਕੀਮਤ 5 ਡਾਲਰ.'],
    ['വില ₹1 lakh', 'വില 1 ലക്ഷം രൂപ.'],
    ['ମୂଲ୍ୟ ₹500, 50%', 'ମୂଲ୍ୟ 500 ଟଙ୍କା, 50 ପ୍ରତିଶତ.'],
    ['قیمت ₹1 ہے، پھر ۳۵٬۰۰۰ روپے ہے۔', 'قیمت 1 روپیہ ہے، پھر ۳۵٬۰۰۰ روپے ہے۔'],
  ] as const) {
    it(`reads ${JSON.stringify(markdown)} in words`, () => {
      assert.deepEqual(sentencesOf(markdown), [spoken]);
    });
  }

  it('says figures alone in the language of the sentence before', () => {
    assert.deepEqual(
      sentencesOf('- बेसिक\n- ₹500\n\n| योजना | दाम |\n|---|---|\n| प्रो | ₹900 |\n'),
      ['बेसिक.', '500 रुपये.', 'प्रो: दाम 900 रुपये.'],
    );
  });

  it('begins a list item with a capital letter, and no other sentence', () => {
    assert.deepEqual(sentencesOf('- it works! it does.'), ['It works!', 'it does.']);
  });

  it('skips Markdown without words', () => {
    assert.deepEqual(sentencesOf('\n\n---\n**\n```\ncode\n```\n'), []);
  });
});
