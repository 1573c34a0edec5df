import { HINDI } from './hindi.js';

/** How people write a word on a telephone, or say it in Hindi, and the word of ours that it is. */
const WRITTEN: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  n: 'and',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  thanx: 'thanks',
  tnx: 'thanks',
  tq: 'thank you',
  ty: 'thank you',
  gm: 'good morning',
  abt: 'about',
  wat: 'what',
  wht: 'what',
  mch: 'much',
  bok: 'book',
  prise: 'price',
  wanna: 'want',
  msg: 'message',
  yr: 'year',
  callback: 'call back',
  whatapp: 'whatsapp',
  watsapp: 'whatsapp',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  whos: 'who is',
  thats: 'that is',
  kitna: 'price',
  kitne: 'price',
  kitni: 'price',
  daam: 'price',
  kharcha: 'price',
  keemat: 'price',
  paisa: 'price',
  paise: 'price',
  costly: 'expensive',
  sasta: 'cheap',
  mehenga: 'expensive',
  kahan: 'where',
  kaun: 'who',
  kaise: 'how',
  kab: 'when',
  baat: 'talk',
  bolte: 'speak',
  bolo: 'speak',
  bhasha: 'language',
  dikhao: 'show',
  madad: 'help',
  accha: 'okay',
  thik: 'theek',
  nahin: 'nahi',
  shukria: 'shukriya',
  dhanyavad: 'dhanyavaad',
  dhanyawad: 'dhanyavaad',
};

const ALIASES = new Map(
  Object.entries({ ...WRITTEN, ...HINDI }).map(([word, ours]) => [
    word.normalize('NFKC'),
    ours.split(' '),
  ]),
);

/** "How much" of time is no price. */
const HOW_LONG =
  /(?<![\p{L}\p{M}])(?:how much|kitn[aei]|कितन[ाेी]) (?:time|samay|din|der|टाइम|समय|दिन|देर)(?![\p{L}\p{M}])/gu;

/** "Real" of an estate does not ask whether something is real. */
const REAL_ESTATE = /(?<![\p{L}\p{M}])real estate(?![\p{L}\p{M}])/gu;

/** Where words mean something else together than each by itself. */
export function withPhrases(text: string): string {
  return text.replace(HOW_LONG, 'how long').replace(REAL_ESTATE, 'realestate');
}

/** The words of ours that a written one stands for, most often itself. */
export function standsFor(word: string): readonly string[] {
  return ALIASES.get(word) ?? [word];
}
