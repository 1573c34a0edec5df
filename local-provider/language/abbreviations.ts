/** Titles and the like: a name, a number or an example follows. In any case. */
const NEVER_LAST = wordsOf(
  'dr smt shri prof adv mr mrs ms messrs pvt govt regd approx incl excl viz cf vs',
  // Doctor, Mr, professor, late, rupees and number, in the scripts of India.
  'डॉ डा श्री प्रो पं सौ स्व रु रू नं क्र ಡಾ ಶ್ರೀ ಪ್ರೊ ರೂ ನಂ டாக்டர் திரு திருமதி பேரா ரூ எண்',
  'డా శ్రీ ప్రొ రూ నం ড ডা ডাঃ শ্রী টা নং ডঃ ડૉ ડો શ્રી પ્રો રૂ નં ਡਾ ਸ੍ਰੀ ਸ਼੍ਰੀ ਪ੍ਰੋ ਰੁ ਨੰ',
  'ഡോ ശ്രീ പ്രൊഫ രൂ നം ଡ ଡା ଶ୍ରୀ ପ୍ର ଟ ନଂ',
);

/** The same with a capital alone: small, they are other words. */
const NAMES_NEVER_LAST = wordsOf(
  'Sri Sh Kum Er Ar Col Capt Lt Maj Gen Brig Hon Rev Pt Fr Opp Nr Tel Ph Mob Fig M/s',
);

/** Abbreviations before a number, and words without one. */
const COUNTED = wordsOf('no nos');

/** Abbreviations in the middle of a sentence or at its end. In any case. */
const ANYWHERE = wordsOf(
  'rs re ltd rd blvd bldg dept extn dist etc sq ft hrs yrs cr crs lac lacs',
  'jan feb aug sept oct nov dec tue tues thu thur thurs',
);

/** The same with a capital alone. */
const NAMES_ANYWHERE = wordsOf(
  'Jr Sr Co Inc Corp Bros St Ave Apt Sec Art Ch Vol Ext Est Max Min Km',
  'Mar Apr Jun Jul Sep Mon Wed Fri Sat Sun',
);

/** Letters with points between them and after the last: M.G., a.m., Ph.D., B.Com. */
const POINTED = /^(?:[\p{L}\p{M}]{1,4}\.)+[\p{L}\p{M}]{1,4}$/u;

/** Pointed abbreviations before an example. */
const BEFORE_EXAMPLES = wordsOf('e.g i.e');

/** The condition under which the point after a word belongs to it: always, before a number, or unless a sentence begins. */
export type Abbreviation = 'always' | 'before-number' | 'unless-begun';

/** How a word is an abbreviation, by what is before its point; undefined for another word. */
export function abbreviationOf(word: string): Abbreviation | undefined {
  const small = word.normalize('NFC').toLowerCase();
  const name = small.charAt(0).toUpperCase() + small.slice(1);
  const isName = word !== small;
  if (NEVER_LAST.has(small) || BEFORE_EXAMPLES.has(small)) return 'always';
  if (isName && NAMES_NEVER_LAST.has(name)) return 'always';
  if (COUNTED.has(small)) return 'before-number';
  const isAnywhere = ANYWHERE.has(small) || (isName && NAMES_ANYWHERE.has(name));
  return isAnywhere || /^\p{Lu}$/u.test(word) || POINTED.test(word) ? 'unless-begun' : undefined;
}

function wordsOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').normalize('NFC').split(' '));
}

/** The English words that abbreviations stand for. */
export const FULL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dr: 'doctor',
    smt: 'shrimati',
    prof: 'professor',
    adv: 'advocate',
    pvt: 'private',
    ltd: 'limited',
    govt: 'government',
    regd: 'registered',
    approx: 'approximately',
    incl: 'including',
    excl: 'excluding',
    vs: 'versus',
    rd: 'road',
    blvd: 'boulevard',
    bldg: 'building',
    dept: 'department',
    dist: 'district',
    extn: 'extension',
    sq: 'square',
    ft: 'feet',
    hrs: 'hours',
    yrs: 'years',
    jan: 'january',
    feb: 'february',
    apr: 'april',
    aug: 'august',
    sept: 'september',
    oct: 'october',
    nov: 'november',
    dec: 'december',
  }),
);
