import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withFigures } from '../../../local-provider/language/number-phrases.js';
import { replaceAmounts, valueOf } from '../../../local-provider/language/amounts.js';

describe('amounts', () => {
  for (const [value, ...spellings] of [
    ['35000 rupee', '₹35,000', 'Rs. 35,000', 'Rs 35000', 'INR 35,000', '₹35k', '35 K rupees'],
    ['35000 rupee', '35,000/-', 'Rs.35,000/-', '35000 Rs.', '₹३५,०००', 'रु. 35,000', 'ರೂ 35,000'],
    ['35000', '35k', '35 K', '35,000', '35000', '35,000.00', '35 thousand', '३५ हज़ार', '35 हजार'],
    ['100000', '1 lakh', '1,00,000', '100,000', '1 lac', '1L', '১ লাখ', '1 ಲಕ್ಷ', '1 லட்சம்'],
    ['150000', '1.5 lakh', '1.5 lacs', '1,50,000', '150k', '०.१५ मिलियन'],
    ['20000000', '2 crore', '2,00,00,000', '2 Cr', '2 करोड़', '2 crores', '20,000,000', '٢ کروڑ'],
    ['11500000 rupee', '₹1.15 Cr', '1,15,00,000 rupees', '₹ 115 lakh'],
    ['35000 rupee', '۳۵٬۰۰۰ روپے', '৩৫,০০০ টাকা', '35,000 ரூபாய்', '35 हज़ार रुपये'],
    ['1 rupee', '₹1', 'Re. 1', 'Rs. 1'],
    ['150000 rupee', '₹1 lakh 50 thousand', '1 lakh and 50 thousand rupees', '₹ 1 लाख 50 हज़ार'],
    ['12500000', '1 crore 25 lakh', '1.25 Cr'],
    ['1500000 dollar', '$1.5m', 'US$1.5 million', '1,500,000 USD'],
  ] as const)
    it(`are ${value} for ${spellings.join('; ')}`, () => {
      for (const spelling of spellings)
        assert.equal(replaceAmounts(`from ${spelling} on`, written), `from ${value} on`, spelling);
    });

  for (const [figures, ...phrases] of [
    ['35 thousand', 'thirty five thousand', 'Thirty-five thousand'],
    ['1 lakh', 'a lakh', 'one lakh', 'ek lakh'],
    ['1 lakh 25 thousand', 'one lakh twenty five thousand'],
    ['150 thousand', 'one hundred and fifty thousand', 'a hundred and fifty thousand'],
    ['2 crore', 'two crore', 'do crore', 'a two crore'],
    ['1.5 लाख', 'डेढ़ लाख'],
    ['one of five', 'one of five'],
  ] as const)
    it(`are ${figures} for ${phrases.join('; ')}`, () => {
      for (const phrase of phrases)
        assert.equal(withFigures(`for ${phrase} on`), `for ${figures} on`, phrase);
    });

  for (const text of ['1.2.3', 'in 2,3 and', '3BHK', 'B12', '12.05.2024'])
    it(`are none in ${text}`, () =>
      assert.equal(
        replaceAmounts(text, () => '!'),
        text,
      ));

  for (const [text, expected] of [
    ['We’re 500.', 'We’re 500.'],
    ['₹500 ₹600', '500 rupee 600 rupee'],
    [
      'From ₹1.2 Cr. onwards, not ₹2 Cr. We build.',
      'From 12000000 rupee onwards, not 20000000 rupee. We build.',
    ],
    ['10 kilometres, 35 Km', '10 kilometres, 35 Km'],
    ['at 10:30', 'at 10:30'],
    ['No. 5 M.G. Road, 6 K. R. Road', 'No. 5 M.G. Road, 6 K. R. Road'],
  ] as const)
    it(`keep what is around them in ${text}`, () =>
      assert.equal(replaceAmounts(text, written), expected));
});

function written(amount: Parameters<Parameters<typeof replaceAmounts>[1]>[0]): string {
  return [valueOf(amount), amount.currency].filter(Boolean).join(' ');
}
