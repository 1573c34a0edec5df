/** The languages of the widget's texts besides English, as BCP 47 tags. */
export const LANGUAGES = [
  'hi',
  'kn',
  'ta',
  'te',
  'mr',
  'gu',
  'bn',
  'ml',
  'pa',
  'or',
  'as',
  'ur',
] as const;

export type Language = (typeof LANGUAGES)[number];
