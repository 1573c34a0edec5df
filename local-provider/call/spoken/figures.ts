const CURRENCIES: Record<string, string> = {
  '₹': 'rupees',
  RS: 'rupees',
  INR: 'rupees',
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
};

const AMOUNT =
  /(₹|\bRs\.?|\bINR|\$|€|£)\s?(\d[\d,]*(?:\.\d+)?)(\s?(?:thousand|lakhs?|crores?|million|billion|cr)\b)?(\+?)/gi;

/** Signs beside figures, and the words for them. Sums of money are in words already. */
const SIGNS: readonly (readonly [sign: RegExp, words: string])[] = [
  [/(?<=\d|rupees?|dollars?|euros?|pounds?)\s?\/\s?(?=[a-z])/gi, ' per '],
  [/\bper mo\b/g, 'per month'],
  [
    /(?<=rupees|dollars|euros|pounds)\s?[–—-]\s?(?=[\d.,]+ (?:\w+ )?(?:rupees|dollars|euros|pounds))/g,
    ' to ',
  ],
  [/(?<=\d|\b[AP]M|%|days)\s?[–—]\s?(?=\d)/gi, ' to '],
  [/(?<=\b[AP]M|%)\s-\s(?=\d)/gi, ' to '],
  [/(?<![\d-])(\d{1,3})-(\d{1,3})(?![\d-])/g, '$1 to $2'],
  [/(?<=\d)\s?%/g, ' percent'],
  [/(?<=\d)\+/g, ' plus'],
  [/(?<=\b\d+)x\b/gi, ' times'],
  [/\s?[→⇒]\s?/g, ' to '],
  [/\s?&\s?/g, ' and '],
  [/\s\/\s/g, ' or '],
  [/\s[–—-]\s|\s?[•·]\s?/g, ', '],
];

/** Writes figures and signs as they are spoken: ₹20,000/month is 20,000 rupees per month. */
export function sayFigures(text: string): string {
  const amounts = text.replace(AMOUNT, (_, sign: string, figure: string, scale = '', plus = '') =>
    sayAmount(sign, figure + scale.replace(/\s?cr$/i, ' crore'), plus),
  );
  return SIGNS.reduce((said, [sign, words]) => said.replace(sign, words), amounts);
}

function sayAmount(sign: string, amount: string, plus: string): string {
  const many = CURRENCIES[sign.toUpperCase().replace('.', '')] ?? '';
  const currency = amount === '1' ? many.slice(0, -1) : many;
  return [amount, plus && 'plus', currency].filter(Boolean).join(' ');
}
