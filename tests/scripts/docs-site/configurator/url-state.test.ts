import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fc } from '../../../support/property.js';
import { hashOf, valuesIn } from '../../../../scripts/docs-site/configurator/url-state.js';
import { randomValues } from './random-values.js';

describe('the URL of the configurator', () => {
  it('has what differs from the defaults', () => {
    assert.equal(hashOf({}), '');
    assert.equal(
      hashOf({ accentColor: '#f00', rejoin: true, 'preview-window': 'phone' }),
      '#accent-color=%23f00&rejoin=true&preview-window=phone',
    );
  });

  it('is read into the values that it was written from', () => {
    fc.assert(
      fc.property(randomValues, (values) => {
        assert.deepEqual(valuesIn(hashOf(values)), { values, problems: [] });
      }),
    );
  });

  it('keeps what is valid and names what is not', () => {
    const { values, problems } = valuesIn(
      '#mode=fax&size=tiny&onCallStart=alert(1)&__proto__=1&avatar=javascript:alert(1)&texts={',
    );
    assert.deepEqual(values, { size: 'tiny' });
    assert.deepEqual(
      problems.map((problem) => problem.replace(/: .*/, '')),
      [
        'option mode',
        'option onCallStart is not known. It is ignored.',
        'option __proto__ is not known. It is ignored.',
        'option avatar',
        'texts is not JSON',
      ],
    );
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        valuesIn(`#${hash}`);
      }),
    );
  });
});
