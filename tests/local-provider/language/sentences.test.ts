import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitSentences } from '../../../local-provider/language/sentences.js';

/** Texts, with a bar where one sentence ends and the next begins. */
const TEXTS = [
  'Rentals are arranged by Smt. Rao Road.|We thank her.',
  'Meet Dr. A. P. J. Rao on M.G. Road.|We are open.',
  'Shri M. G. Rao and Adv. K. Nair vs. State of Kerala.|It ended.',
  'By Acme Pvt. Ltd. Bengaluru.|By Acme Pvt. Ltd.|We build.',
  'It costs Rs. 35,000.|Rs. Thirty thousand is less.',
  'From 9 a.m. to 6 p.m. Monday to Saturday.|Open until 6 p.m.|We close then.',
  'Is it free?|No.|It is not.|Flat No. 5 is.|No. 6 is not.',
  'On 5 Dec. 2026 we open.|It ends in Jan.|The next is in Feb. 2027.',
  'Lifts, pools, etc.|We add more, e.g. Rooms and i.e. Halls.',
  'It is 1200 sq. ft.|The price is 1.5 Cr. Onwards it grows.',
  'Visit St. Mary’s Rd.|The shop is on Church St. Road.',
  'Vitamin C.|We sell it.|He sat.|Rooms are free.|Plan B.|The other.',
  '1. First thing.|2. Second thing.',
  'He works at U.S. Bank.|Ph.D. Students of M/s. Rao.|Yes.',
  'See [M.G. Road. Here](x).|Then go.',
  'डॉ. शर्मा आए हैं।|रु. 500 दें।|एम. जी. रोड पर है।|यह है.|वह भी है.',
  'ಡಾ. ರಾಜ್ ಬಂದರು.|ರೂ. 500 ಕೊಡಿ.',
  'قیمت ۵۰۰ روپے ہے۔|شکریہ۔',
];

describe('sentences', () => {
  for (const text of TEXTS)
    it(`of ${text}`, () => {
      const sentences = splitSentences(text.replaceAll('|', ' '));
      assert.equal(sentences.map((sentence) => sentence.trim()).join('|'), text);
      assert.equal(sentences.join(''), text.replaceAll('|', ' '));
    });
});
