/** The family under which the site keeps its fonts for them. */
export const SCRIPTS_FAMILY = 'Noto Sans of India';

/** The scripts in which the languages of the site write their names, English aside. */
export const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
] as const;
