import { SCALE_SPELLINGS } from './amounts.js';

/** Numbers in words as they are said before a scale, in English and in Hindi. */
const NUMBERS = new Map<string, number>([
  ...numbered(
    1,
    1,
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
      'seventeen eighteen nineteen',
  ),
  ...numbered(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ...numbered(1, 1, 'ek do teen char paanch chhe saat aath nau das'),
  ...numbered(1, 1, 'एक दो तीन चार पाँच छह सात आठ नौ दस'),
  ...Object.entries({ a: 0, dedh: 1.5, dhai: 2.5, डेढ़: 1.5, ढाई: 2.5, पांच: 5 }),
  ...Object.entries({ bees: 20, pachas: 50, बीस: 20, पचास: 50 }),
]);

const NUMBER = `(?:${[...NUMBERS.keys()].join('|')}|hundred)`;
const SCALE = `(?:${SCALE_SPELLINGS.filter((spelling) => spelling.length > 1).join('|')})(?![\\p{L}\\p{M}])`;

const beforeScale = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])${NUMBER}(?:(?:\\s+and)?[\\s-]+${NUMBER}){0,9}(?=\\s+${SCALE})`,
  'giu',
);

/** The text with figures for numbers in words before a scale: 35 thousand for thirty-five thousand. */
export function withFigures(text: string): string {
  return text.normalize('NFC').replace(beforeScale, (phrase) => {
    const words = phrase.toLowerCase().split(/[\s-]+/);
    const number = words.reduce(
      (sum, word) => (word === 'hundred' ? (sum || 1) * 100 : sum + (NUMBERS.get(word) ?? 0)),
      0,
    );
    // A lakh is one.
    return String(number || 1);
  });
}

function numbered(first: number, step: number, words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word.normalize('NFC'), first + index * step]);
}
