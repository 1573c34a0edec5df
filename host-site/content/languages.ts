import type { ChatMessage } from './content-model.js';

/** The languages that an agent speaks. */
export const languages = [
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

export type Language = (typeof languages)[number];

/** Those that the intelligence engine shows samples of. */
export const engineLanguages = languages.slice(0, 8);

/** The languages with a script of India. */
const scripts = languages
  .filter(({ tag }) => tag !== 'en')
  .map(({ tag }) => {
    const { script } = new Intl.Locale(tag).maximize();
    return { tag, script: new RegExp(`\\p{Script=${script}}`, 'u') };
  });

/**
 * The language of a text: the first of the list whose script it has, or English. The script decides
 * about the font.
 */
export function languageOf(message: string): string {
  return `${scripts.find(({ script }) => script.test(message))?.tag ?? 'en'}-IN`;
}

/** A line of a conversation, in the language of its script. */
export function line(
  sender: ChatMessage['sender'],
  message: string,
  more?: Pick<ChatMessage, 'meaning' | 'time'>,
): ChatMessage {
  return { sender, message, language: languageOf(message), ...more };
}

/** Their names in a sentence. */
export const languageNames = new Intl.ListFormat('en-GB').format(languages.map(({ name }) => name));
