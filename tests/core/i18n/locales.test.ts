import { expect } from 'chai';
import { en } from '../../../core/i18n/en.js';
import { LANGUAGES } from '../../../core/i18n/languages.js';
import { loadTexts } from '../../../core/i18n/load-texts.js';
import { languageOfTags } from '../../../core/i18n/locales.js';
import type { Tree } from '../../../core/i18n/replace-texts.js';

/** Every text by its path. */
function flat(texts: Tree, group = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[group + name, text] as [string, string]]
      : flat(text, `${group}${name}.`),
  );
}

/** Matches the placeholders of a text, and the marks of its Markdown. */
const marks = (text: string) => (text.match(/\{\w+\}|\*+/g) ?? []).sort();

const ENGLISH = new Map(flat(en));

/** The letters of the languages that share a script with another are those of that script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  kn: 'Kannada',
  ta: 'Tamil',
  te: 'Telugu',
  gu: 'Gujarati',
  bn: 'Bengali',
  as: 'Bengali',
  ml: 'Malayalam',
  pa: 'Gurmukhi',
  or: 'Oriya',
  ur: 'Arabic',
};

const TAGS: readonly [tags: readonly string[], language: string | undefined][] = [
  [['hi'], 'hi'],
  [['HI-in'], 'hi'],
  [['hi-Deva-IN'], 'hi'],
  [['ur-IN'], 'ur'],
  [['en-IN', 'hi'], 'en'],
  [['de', 'fr-CA', 'ur', 'hi'], 'ur'],
  [['hi-Latn', 'pa-PK', 'pa-Arab', 'ur-Deva'], undefined],
  [['de'], undefined],
  [['hi_IN', '', 'x', 'constructor', '🙂'], undefined],
  [[], undefined],
];

describe('the languages of the texts', () => {
  for (const [tags, language] of TAGS)
    it(`has ${language ?? 'none'} for ${tags.join(', ') || 'no tag'}`, () => {
      expect(languageOfTags(tags)).to.equal(language);
    });

  it('is English where there is none', async () => {
    expect(await loadTexts(['de', '?'])).to.equal(en);
  });

  for (const language of LANGUAGES)
    describe(language, () => {
      it('has each text with what is replaced and emphasized in the English one', async () => {
        const texts = flat(await loadTexts([language]));
        expect(texts.map(([path]) => path)).to.have.members([...ENGLISH.keys()]);
        for (const [path, text] of texts)
          expect(marks(text), path).to.deep.equal(marks(ENGLISH.get(path)!));
      });

      it('names itself, and is written in letters of its script', async () => {
        const texts = flat(await loadTexts([language]));
        expect(new Map(texts).get('language')).to.equal(language);
        const script = SCRIPTS[language]!;
        const others = new RegExp(
          `(?![\\p{scx=${script}}\\p{sc=Common}\\p{sc=Inherited}])\\p{L}+`,
          'gu',
        );
        for (const [path, text] of texts.slice(1)) {
          const foreign = text.replace(/\{\w+\}|\bAI\b/g, '').match(others);
          expect(foreign, `${path}: ${text}`).to.equal(null);
          expect(text.trim(), path).to.equal(text);
        }
      });

      it('has the text of the button in the consent that names it', async () => {
        const { consent } = await loadTexts([language]);
        expect(consent.content).to.contain(`**${consent.accept}**`);
      });
    });
});
