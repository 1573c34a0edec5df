/** A letter of another script than the Latin one; the micro sign and its like are of none. */
const FOREIGN_LETTER = /(?=\p{Letter})[^\p{Script=Latin}\p{Script=Common}]/u;

/** The Indian scripts, and the language whose voice reads them. */
const INDIAN_SCRIPTS: readonly (readonly [letter: RegExp, language: string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Oriya}/u, 'or'],
];

/** Whether an English voice can read all of a text: it leaves out the words of other scripts. */
export function isLatin(text: string): boolean {
  return !FOREIGN_LETTER.test(text);
}

/** The language of the Indian script of a text, undefined without one. */
export function indianLanguage(text: string): string | undefined {
  return INDIAN_SCRIPTS.find(([letter]) => letter.test(text))?.[1];
}
