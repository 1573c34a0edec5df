/** A letter of another script than the Latin one; the micro sign and its like are of none. */
const FOREIGN_LETTER = /(?=\p{Letter})[^\p{Script=Latin}\p{Script=Common}]/u;

/** Letters of the scripts of India, and the language that is presumed for each. */
const SCRIPTS = [
  [/(?=\p{L})\p{Script=Devanagari}/gu, 'hi'],
  [/(?=\p{L})\p{Script=Kannada}/gu, 'kn'],
  [/(?=\p{L})\p{Script=Tamil}/gu, 'ta'],
  [/(?=\p{L})\p{Script=Telugu}/gu, 'te'],
  [/(?=\p{L})\p{Script=Bengali}/gu, 'bn'],
  [/(?=\p{L})\p{Script=Gujarati}/gu, 'gu'],
  [/(?=\p{L})\p{Script=Gurmukhi}/gu, 'pa'],
  [/(?=\p{L})\p{Script=Malayalam}/gu, 'ml'],
  [/(?=\p{L})\p{Script=Oriya}/gu, 'or'],
  [/(?=\p{L})\p{Script=Arabic}/gu, 'ur'],
] as const;

/** Letters and words that tell a language from another one in the same script. */
const RELATIVES = [
  ['hi', 'mr', /ळ|(?<![\p{L}\p{M}])(?:आहेत?|आणि|नाही|येथे|किंवा)(?![\p{L}\p{M}])/u],
  ['bn', 'as', /[ৰৱ]/u],
] as const;

/** A language that has a voice, in the codes of espeak-ng. */
export type Language = 'en' | (typeof SCRIPTS)[number][1] | (typeof RELATIVES)[number][1];

/** Whether an English voice can read all of a text: it leaves out the words of other scripts. */
export function isLatin(text: string): boolean {
  return !FOREIGN_LETTER.test(text);
}

/**
 * The Indian language that most of the Indian letters in a text are of; English for other letters,
 * undefined without letters.
 */
export function languageOf(text: string): Language | undefined {
  const counts = SCRIPTS.map(([letter, language]) => ({
    language,
    count: text.match(letter)?.length ?? 0,
  }));
  const { language, count } = counts.reduce((most, each) =>
    each.count > most.count ? each : most,
  );
  if (count === 0) return /\p{L}/u.test(text) ? 'en' : undefined;
  return RELATIVES.find(([of, , sign]) => of === language && sign.test(text))?.[1] ?? language;
}
