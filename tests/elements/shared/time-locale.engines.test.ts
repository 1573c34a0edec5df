import { expect } from '@open-wc/testing';
import { LANGUAGES } from '../../../core/i18n/languages.js';
import { WITHOUT_WORDS } from '../../../elements/shared/page-language.js';
import { timeLocale } from '../../../elements/shared/time-locale.js';

const AFTERNOON = new Date(2026, 10, 28, 14, 5);

describe('a time and a day', () => {
  for (const language of LANGUAGES)
    it(`are in ${language}, with the digits 0 to 9`, () => {
      const locale = timeLocale(language);
      const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(AFTERNOON);
      const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(2, 'day');
      const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
      expect(time).to.match(/^[^0-9]*0?2[:.]05[^0-9]*$/);
      if (WITHOUT_WORDS.test(language)) {
        expect(time.toLowerCase()).to.match(/^2:05\spm$/);
        expect(date.format(AFTERNOON)).to.equal('28/11');
      } else expect(day).not.to.match(/[a-z]/i);
    });

  it('are those of the tag in a language of the page’s own', () => {
    expect(timeLocale('de-AT')).to.equal('de-AT');
  });
});
