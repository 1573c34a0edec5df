const currencies: Record<string, readonly [one: string, many: string]> = {
  '₹': ['rupee', 'rupees'],
  RS: ['rupee', 'rupees'],
  INR: ['rupee', 'rupees'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
};

const scales: Record<string, string> = {
  k: 'thousand',
  l: 'lakh',
  cr: 'crore',
  m: 'million',
};

const amount =
  /(₹|\bRs\.?|\bINR|\$|€|£)\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(thousand|lakhs?|crores?|million|billion|k|l|cr|m)\b)?(\+?)/gi;

const currency = '(?:rupees?|dollars?|euros?|pounds?)';

/** A dash between two sums of money: a sum has nothing after it that it would count. */
const amountRange = new RegExp(
  `(?<=\\b${currency})\\s?[–—-]\\s?` +
    `(?=\\d[\\d,.]*(?: (?:thousand|lakhs?|crores?|million|billion))?(?: plus)?(?: ${currency}\\b|\\s*(?:$|[^\\s\\w])))`,
  'gi',
);

const shortUnits: Record<string, string> = { mo: 'month', yr: 'year', hr: 'hour', min: 'minute' };

/** Writes figures and signs as they are spoken: ₹20,000/month is 20,000 rupees per month. */
export function sayFigures(text: string): string {
  return text
    .replace(amount, (_, sign: string, figure: string, scale = '', plus = '') =>
      sayAmount(sign, figure, scale, plus),
    )
    .replace(
      /(?<=\b(?:rupees?|dollars?|euros?|pounds?)|\d)\s?\/\s?([a-z]+)\b/gi,
      (_, unit: string) => {
        return ` per ${shortUnits[unit.toLowerCase()] ?? unit}`;
      },
    )
    .replace(amountRange, ' to ')
    .replace(/(?<=\d|\b[AP]M|%|days)\s?[–—]\s?(?=\d)/gi, ' to ')
    .replace(/(?<=\b[AP]M|%)\s-\s(?=\d)/gi, ' to ')
    .replace(/(?<![\d-])(\d{1,3})-(\d{1,3})(?![\d-])/g, '$1 to $2')
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/(\d)\+/g, '$1 plus')
    .replace(/\b(\d+)x\b/gi, '$1 times')
    .replace(/~\s?(?=\d)/g, 'about ')
    .replace(/\s?[→⇒]\s?/g, ' to ')
    .replace(/\s[–—-]\s/g, ', ')
    .replace(/\s?&\s?/g, ' and ')
    .replace(/\s\/\s/g, ' or ')
    .replace(/\s?[•·]\s?/g, ', ');
}

function sayAmount(sign: string, figure: string, scale: string, plus: string): string {
  const [one, many] = currencies[sign.toUpperCase().replace('.', '')] ?? ['', ''];
  const words = scales[scale.toLowerCase()] ?? scale.toLowerCase();
  const unit = figure === '1' && !words ? one : many;
  return [figure, words, plus && 'plus', unit].filter(Boolean).join(' ');
}
