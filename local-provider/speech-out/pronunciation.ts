import { FULL_WORDS } from '../language/abbreviations.js';
import { plainDigits } from '../language/digits.js';
import { type Language, languageOf } from '../language/languages.js';

/** Digits grouped the Indian way: 1,50,000 or 2,10,00,000. */
const indianNumber = /\b(\d{1,3}(?:,\d{2})+,\d{3})\b(?:\.(\d+))?/g;

/**
 * Long numbers without grouping before what they count, which flite would read digit by digit. That
 * is right for codes, which have no noun.
 */
const plainNumber =
  /(?<![\d.,+]|\d[ -])[1-9]\d{4,8}(?= (?:rupees|dollars|euros|pounds|percent|plus|square|sq|people|buyers|builders|visitors|customers|visits|views|leads|enquiries|conversations|messages|calls|projects|tours|homes|flats|units)\b)/g;

/** An abbreviation with its point, or one that is no word even without it. */
const abbreviation = new RegExp(
  `(?<![\\p{L}.])(?:(${[...FULL_WORDS.keys()].join('|')})\\.|(smt|pvt|ltd|govt)(?![\\p{L}.]))`,
  'giu',
);

/** Telephone numbers, of mobiles, landlines and free of charge, which the voices would read as amounts. */
const telephoneNumber =
  /(?<![\d,.])(?:\+\d{1,3}(?:[ -]?\(?\d{2,5}\)?){2,4}|0\d{2,4}\)?(?:[ -]?\d{3,4}){2}|18[06]0(?:[ -]\d{3,4}){2}|[6-9]\d{4}[ -]?\d{5})(?!\d|,\d)/g;

/** Writes figures and abbreviations for the machine's own voices. The transcript keeps the original. */
export function pronounceable(text: string): string {
  const plain = plainDigits(text).replace(telephoneNumber, (number) =>
    number.replace(/(?<=[\d)])[ -]?(?=\d)/g, ' '),
  );
  const language = languageOf(text) ?? 'en';
  return language === 'en' ? inEnglish(plain) : inIndianLanguage(plain, language);
}

function inEnglish(text: string): string {
  return text
    .replace(indianNumber, (_, figure: string, decimals = '') => {
      const number = Number(figure.replaceAll(',', ''));
      return Number(decimals) ? `${number.toLocaleString('en-US')}.${decimals}` : inLakhs(number);
    })
    .replace(plainNumber, (digits) => Number(digits).toLocaleString('en-US'))
    .replace(/\b24\/7\b/g, 'twenty-four seven')
    .replace(/\be\.g\./gi, 'for example')
    .replace(/\bi\.e\./gi, 'that is')
    .replace(/\bno\.\s?(?=\d)/gi, 'number ')
    .replace(/\bsq\.? ?ft\b(?:\.(?=\s*\S))?/gi, 'square feet')
    .replace(abbreviation, (whole: string, pointed = '', other = '', at: number, all: string) => {
      const isEnd = pointed && !all.slice(at + whole.length).trim();
      return `${FULL_WORDS.get((pointed || other).toLowerCase())}${isEnd ? '.' : ''}`;
    });
}

function inIndianLanguage(text: string, language: Language): string {
  const words = text.replace(/(?<=\d)\/(?=\d)/g, ' ');
  // The voice reads the colon of a time in Urdu as "ratio".
  if (language === 'ur') return words.replace(/(?<=\d):(?=\d)/g, ' ');
  // The Odia voice spells words with a WA below another letter; BA sounds the same there.
  return language === 'or' ? words.replaceAll('\u0b4d\u0b71', '\u0b4d\u0b2c') : words;
}

function inLakhs(amount: number): string {
  const crores = Math.floor(amount / 1e7);
  const lakhs = Math.floor((amount % 1e7) / 1e5);
  const rest = amount % 1e5;
  return [
    crores ? `${crores.toLocaleString('en-US')} crore` : '',
    lakhs ? `${lakhs} lakh` : '',
    rest ? rest.toLocaleString('en-US') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
