/** The languages of the widget's texts besides English, as BCP 47 tags. */
export const LANGUAGES = ['hi', 'ur'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a tag is one of these languages. */
export const isLanguage = (tag: string): tag is Language =>
  (LANGUAGES as readonly string[]).includes(tag);
