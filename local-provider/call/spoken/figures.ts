import { replaceAmounts, type Amount } from '../../language/amounts.js';
import { plainDigits } from '../../language/digits.js';
import type { Language } from '../../language/languages.js';
import { NUMBER_WORDS, type NumberWords } from '../../language/number-words.js';

const shortUnits: Record<string, string> = { mo: 'month', yr: 'year', hr: 'hour', min: 'minute' };

/** Figures of screens and cameras, no thousands: 4K. */
const RESOLUTION = /^[48]$/;

/** Writes figures and signs as they are spoken: ₹20,000/month is 20,000 rupees per month. */
export function sayFigures(text: string, language: Language): string {
  const words = NUMBER_WORDS[language];
  const { per, to, percent, plus, times, about, and, or } = words.signs;
  const currency = `(?<![\\p{L}\\p{M}])(?:${Object.values(words.currencies).flat().join('|')})`;
  return replaceAmounts(text, (amount) => sayAmount(amount, words, language))
    .replace(
      new RegExp(`(?<=${currency}|\\p{Nd})\\s?/\\s?(\\p{L}[\\p{L}\\p{M}]*)`, 'giu'),
      (_, unit: string) => ` ${per} ${shortUnits[unit.toLowerCase()] ?? unit}`,
    )
    .replace(amountRange(currency, words), ` ${to} `)
    .replace(/(?<=\p{Nd}|\b[AP]M|%|days)\s?[–—]\s?(?=\p{Nd})/giu, ` ${to} `)
    .replace(/(?<=\b[AP]M|%)\s-\s(?=\p{Nd})/giu, ` ${to} `)
    .replace(/(?<![\p{Nd}+-])(\p{Nd}{1,3})-(\p{Nd}{1,3})(?![\p{Nd}-])/gu, `$1 ${to} $2`)
    .replace(/(\p{Nd})\s?%/gu, `$1 ${percent}`)
    .replace(/(\p{Nd})\+/gu, `$1 ${plus}`)
    .replace(/(?<![\p{L}\p{N}])(\p{Nd}+)x\b/giu, `$1 ${times}`)
    .replace(/(?<=\p{Nd})\s?×\s?(?=\p{Nd})/gu, ` ${times} `)
    .replace(/~\s?(?=\p{Nd})/gu, `${about} `)
    .replace(/\s?[→⇒]\s?/g, ` ${to} `)
    .replace(/\s[–—-]\s/g, ', ')
    .replace(/\s?&\s?/g, ` ${and} `)
    .replace(/\s\/\s/g, ` ${or} `)
    .replace(/\s?[•·]\s?/g, ', ');
}

/** A dash between two sums of money: a sum has nothing after it that it would count. */
function amountRange(currency: string, { scales, signs }: NumberWords): RegExp {
  const scale = Object.values(scales).join('|');
  return new RegExp(
    `(?<=${currency})\\s?[–—-]\\s?(?=\\p{Nd}[\\p{Nd},.]*(?: (?:${scale}))?(?: ${signs.plus})?` +
      `(?: ${currency}(?![\\p{L}\\p{M}])|\\s*(?:$|[^\\s\\p{L}\\p{M}\\p{N}])))`,
    'giu',
  );
}

/** An amount in words; undefined where it is in words already, or is none. */
function sayAmount(
  { figure, scaled, more, plus, currency, name }: Amount,
  words: NumberWords,
  language: Language,
): string | undefined {
  const [written = '', scale] = scaled ?? [];
  const isLetter = written.length === 1 && isLatin(written);
  if (!currency && (!isLatin(written) || !written)) return undefined;
  if (!currency && isLetter && (written !== 'k' || RESOLUTION.test(figure))) return undefined;
  const scaleWord = scale && (currency || isLatin(written)) ? words.scales[scale] : written;
  const isOne = plainDigits(figure) === '1' && !scale;
  const unit = currency && words.currencies[currency][isOne ? 0 : 1];
  const ownName = name && isLatin(name) === (language === 'en') ? name : unit;
  return [figure, scaleWord, more, plus && words.signs.plus, ownName].filter(Boolean).join(' ');
}

function isLatin(word: string): boolean {
  return !/[^\p{Script=Latin}]/u.test(word);
}
