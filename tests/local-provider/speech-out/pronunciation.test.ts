import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pronounceable } from '../../../local-provider/speech-out/pronunciation.js';

describe('texts for the voices of the machine', () => {
  for (const [text, sounds] of [
    ['1,50,000 rupees', '1 lakh 50,000 rupees'],
    ['2,00,000 rupees', '2 lakh rupees'],
    ['1,20,00,000 rupees', '1 crore 20 lakh rupees'],
    ['35,00,000 or 35,00,000.00, and 35,00,000.50', '35 lakh or 35 lakh, and 3,500,000.50'],
    ['१,२५,००० rupees', '1 lakh 25,000 rupees'],
    ['20,000 rupees', '20,000 rupees'],
    ['150000 rupees', '150,000 rupees'],
    ['in 2024, 24/7', 'in 2024, twenty-four seven'],
    ['+919876543210', '+9 1 9 8 7 6 5 4 3 2 1 0'],
    ['98450-12345, 9845012345', '9 8 4 5 0 1 2 3 4 5, 9 8 4 5 0 1 2 3 4 5'],
    ['+91 80 5550 0142, (080) 55500142', '+9 1 8 0 5 5 5 0 0 1 4 2, (0 8 0) 5 5 5 0 0 1 4 2'],
    ['Plot 40000-42000, in 1800 or 1850-1860', 'Plot 40000-42000, in 1800 or 1850-1860'],
    ['PIN 560001, OTP 482913', 'PIN 560001, OTP 482913'],
    ['98450 12345 leads', '9 8 4 5 0 1 2 3 4 5 leads'],
    ['50000 conversations', '50,000 conversations'],
    ['Smt. Rao of Acme Pvt. Ltd.', 'shrimati Rao of Acme private limited.'],
    ['No. 5 on M.G. Rd. is 1200 sq. ft. big', 'number 5 on M.G. road is 1200 square feet big'],
    [
      'e.g. Dr. Rao vs. the Govt. of India',
      'for example doctor Rao versus the government of India',
    ],
    ['We say no. It is 900 sqft, approx.', 'We say no. It is 900 square feet, approximately.'],
    ['कीमत १,२५,००० रुपये है, 24/7', 'कीमत 1,25,000 रुपये है, 24 7'],
    ['फ़ोन 98450 12345', 'फ़ोन 9 8 4 5 0 1 2 3 4 5'],
    ['फ़ोन 0124 555 0191, 1800-123-4567', 'फ़ोन 0 1 2 4 5 5 5 0 1 9 1, 1 8 0 0 1 2 3 4 5 6 7'],
    ['ಬೆಲೆ 35,00,000', 'ಬೆಲೆ 35,00,000'],
    ['۱۰:۳۰ پر ۳۵٬۰۰۰ روپے', '10 30 پر 35,000 روپے'],
    ['ସ୍ୱାଗତ, ବିଶ୍ୱ, ୱେବ', 'ସ୍ବାଗତ, ବିଶ୍ବ, ୱେବ'],
  ] as const)
    it(`reads ${text}`, () => assert.equal(pronounceable(text), sounds));
});
