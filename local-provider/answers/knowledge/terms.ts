/** Words without meaning for a search. */
const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be been bring by can come could did do does find for from ' +
    'get give go going had happen happens has have hello hey hi how i if in is it its just know ' +
    'let like long make many may me more much my need number of offer on or our out please ' +
    'provide see shall should so some such support take takes tell than that the their them there ' +
    'these they this those to try us use want was we were what when where which who whom whose ' +
    'why will with work works would you your'
  ).split(' '),
);

/** A kind of answer: the words that ask for it, and the pattern of a text that has it. */
interface Kind {
  readonly term: string;
  readonly asked: RegExp;
  readonly found: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    term: '$price',
    asked:
      /\bhow much\b|\b(?:costs?|pric(?:es?|ed|ing)|charges?|fees?|tariffs?|afford|cheap(?:er|est)?|expensive)\b/gi,
    found:
      /[$€£¥₹]\s?\d|\b(?:Rs\.?|INR|USD|EUR|GBP)\s?\d|\d\s?(?:€|USD|EUR)|\b(?:costs?|prices?|pricing)\b/i,
  },
  {
    term: '$hours',
    asked:
      /\b(?:(?:when|what time) .*\b)?(?:open(?:ing)?|closed?)\b(?: hours| times?)?|\b(?:\w+ hours|timings)\b/gi,
    found: /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i,
  },
  {
    term: '$time',
    asked: /\bhow (?:long|fast|quick(?:ly)?|soon)\b|\bwhen\b|\bturnaround\b/gi,
    found: /\b\d+\+?(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:seconds?|minutes?|hours?|days?|weeks?)\b/i,
  },
  {
    term: '$phone',
    asked: /\b(?:(?:tele)?phone|call you)\b/gi,
    found: /(?:\+|\b)\d[\d ()-]{7,}\d\b/,
  },
  {
    term: '$contact',
    asked: /\b(?:contact|e-?mail(?: address)?|reach|talk to (?:a|some)\w*)\b/gi,
    found: /\S@\S|\bcontact\b/i,
  },
  {
    term: '$place',
    asked:
      /\bwhere (?:are|is) (?:you|your|the)\b|\b(?:address|based|directions|located|location)\b/gi,
    found: /\b(?:directions|headquarters|located|offices?)\b|\bfind us\b/i,
  },
  {
    term: '$person',
    asked:
      /\bwho (?:\w+ )?(?:behind|founded|leads|made|owns|runs|started)\b|\b(?:bosse?s?|ceo|founders?|owners?)\b/gi,
    found: /\b(?:ceo|chief|director|founders?|owners?|leadership)\b|\bour team\b/i,
  },
];

/** The term that a word is found by, or null for a word without meaning. */
export function termOf(word: string): string | null {
  if (isKind(word)) return word;
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return STOP_WORDS.has(plain) ? null : stem(plain);
}

/** The terms of a question, each once. */
export function termsOf(question: string): string[] {
  let rest = question;
  for (const { term, asked } of KINDS) rest = rest.replace(asked, ` ${term} `);
  return [...new Set(words(rest).map(termOf))].filter((term) => term !== null);
}

/** A text with the kinds of answers that are in it. */
export function indexable(text: string): string {
  return [text, ...KINDS.filter(({ found }) => found.test(text)).map(({ term }) => term)].join(' ');
}

export function words(text: string): string[] {
  return text.replace(/(?<=\p{L})[’'](?=\p{L})/gu, '').match(/\$\p{L}+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a term is a kind of answer rather than a word. */
export function isKind(term: string): boolean {
  return term.startsWith('$');
}

/** Plural, past and participle are found by each other. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:ing|ed|ly|es|s|e)$/, '');
}
