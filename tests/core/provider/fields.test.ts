import { expect } from 'chai';
import { anyTextIn, fieldsOf, textIn } from '../../../core/provider/fields.js';

it('the fields of an object are read as texts', () => {
  const fields = fieldsOf({ text: 'a', empty: '', none: null, number: 7 });
  const names = ['text', 'empty', 'none', 'other'];
  expect(names.map((name) => textIn(fields, name))).to.deep.equal(['a', '', undefined, undefined]);
  expect(() => textIn(fields, 'number')).to.throw(TypeError, 'number is no text');
  expect([anyTextIn(fields, 'text'), anyTextIn(fields, 'number')]).to.deep.equal(['a', undefined]);
  for (const value of [null, 7, 'text', ['a']])
    expect(() => fieldsOf(value)).to.throw(TypeError, 'not an object');
});
