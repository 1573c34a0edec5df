import { expect } from 'chai';
import { en } from '../../../core/i18n/en.js';
import { VISITOR_ERRORS } from '../limits/visitor-errors.js';

describe('the failure that a visitor sees', () => {
  for (const { error, when, shown, ask } of VISITOR_ERRORS)
    it(`${when}, ${error}: ${shown}`, async () => expect(await ask()).to.equal(shown));

  it('every kind has a text', () => {
    for (const { shown } of VISITOR_ERRORS)
      if (shown !== 'end' && shown !== 'nothing')
        expect(en.failures[shown], shown).to.be.a('string').that.is.not.empty;
  });
});
