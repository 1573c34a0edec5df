/** How much of a text a note in the conversation shows, in characters. */
const BRIEF_LENGTH = 200;

/** A class of the scripts whose words may need a joiner. */
const JOINING = `[${[
  ...['Arabic', 'Syriac', 'Mongolian', 'Khmer', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

/** A joiner in a word of these scripts or in an emoji, and what colours an emoji. */
const NEEDED = [
  `(?<=${JOINING})[\\u200c\\u200d](?![\\u200c\\u200d])`,
  '(?<=\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Extended_Pictographic}\\d#*])\\ufe0f',
].join('|');

/** A run of characters that are invisible, look like a space or change the direction of the text after them. */
const HIDDEN = new RegExp(
  `(?!${NEEDED}|[\\n\\t])([\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800])\\1*`,
  'gu',
);

/** More combining marks than a letter of any script has: they would cover what is around them. */
const MANY_MARKS = /(?<!\p{M})\p{M}{9,}/gu;

/**
 * A text that shows all that is in it: invisible characters by their code, white space and marks in a row by
 * their number.
 */
export function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\s{2,}/g, ({ length }) => ` [␣×${length}] `)
    .replace(HIDDEN, coded)
    .replace(MANY_MARKS, (marks) => coded(marks, String.fromCodePoint(marks.codePointAt(0)!)));
}

function coded(run: string, each: string): string {
  const code = each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const count = run.length / each.length;
  return count > 1 ? `[U+${code}×${count}]` : `[U+${code}]`;
}

/** A name such as `open_tour` as words. */
export function words(name: string): string {
  const text = name.replace(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return visible(text.charAt(0).toUpperCase() + text.slice(1));
}

export function brief(text: string): string {
  return text.length > BRIEF_LENGTH ? `${text.slice(0, BRIEF_LENGTH)}…` : text;
}
