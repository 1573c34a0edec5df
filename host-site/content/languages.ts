import type { Language } from './schemas.js';

/** The languages that an agent speaks. */
export const languages: readonly Language[] = [
  { name: 'Hindi', endonym: 'हिन्दी', tag: 'hi' },
  { name: 'English', endonym: 'English', tag: 'en' },
  { name: 'Kannada', endonym: 'ಕನ್ನಡ', tag: 'kn' },
  { name: 'Tamil', endonym: 'தமிழ்', tag: 'ta' },
  { name: 'Telugu', endonym: 'తెలుగు', tag: 'te' },
  { name: 'Marathi', endonym: 'मराठी', tag: 'mr' },
  { name: 'Gujarati', endonym: 'ગુજરાતી', tag: 'gu' },
  { name: 'Bengali', endonym: 'বাংলা', tag: 'bn' },
  { name: 'Malayalam', endonym: 'മലയാളം', tag: 'ml' },
  { name: 'Punjabi', endonym: 'ਪੰਜਾਬੀ', tag: 'pa' },
  { name: 'Odia', endonym: 'ଓଡ଼ିଆ', tag: 'or' },
  { name: 'Assamese', endonym: 'অসমীয়া', tag: 'as' },
];

/** Those that the intelligence engine shows samples of. */
export const engineLanguages: readonly Language[] = languages.slice(0, 8);

/** Their names in a sentence. */
export const languageNames = new Intl.ListFormat('en-GB').format(languages.map(({ name }) => name));
