import { expect } from 'chai';
import { fc } from '../../support/property.js';
import { redact } from '../../../core/error-reports/redact.js';

const SECRET = 'pk-5f3a9c';

/** Texts in which the secret stands, and what is left of them. */
const TEXTS: readonly [name: string, text: string, left: string][] = [
  ['a query', `https://a/r?token=${SECRET}&x=1`, 'https://a/r?token=[removed]&x=1'],
  ['the call library’s query', `https://a/r?x=1&t=${SECRET}`, 'https://a/r?x=1&t=[removed]'],
  [
    'an address in an address',
    `h=https%3A%2F%2Fa%3Ftoken%3D${SECRET}%26z`,
    'h=https%3A%2F%2Fa%3Ftoken%3D[removed]%26z',
  ],
  ['a header', `Authorization: Bearer ${SECRET}`, 'Authorization: [removed] [removed]'],
  ['a credential', `sent Bearer  ${SECRET} twice`, 'sent Bearer [removed] twice'],
  ['JSON', `{"userName":"${SECRET}","a":1}`, '{"userName":[removed],"a":1}'],
  ['JSON in JSON', `{\\"publicKey\\":\\"${SECRET}\\"}`, '{\\"publicKey\\":[removed]}'],
  [
    'a secret with a prefix',
    `clientSecret=${SECRET} db_password: x`,
    'clientSecret=[removed] db_password: [removed]',
  ],
  [
    'the secret of a vendor',
    `{"client_secret":{"value":"${SECRET}"}}`,
    '{"client_secret":[removed]}',
  ],
  ['a name and a password', `at https://user:${SECRET}@a/r?b@c`, 'at https://[removed]@a/r?b@c'],
  ['an object in JSON', `{"userData":{"a":"${SECRET}"}}`, '{"userData":[removed]}'],
  ['a JWT', `got eyJhbG.${SECRET.replace('-', '')}.abc back`, 'got [removed] back'],
  ['a JWT without a signature', `got eyJhbG.${SECRET} back`, 'got [removed] back'],
  ['a JWT within a word', 'a-eyJhbG.abc.def, b.eyJhbG.abc_d', 'a-[removed], b.[removed]'],
  ['no JWT', 'eyJ.a eyJhbG xeyJa.b', 'eyJ.a eyJhbG xeyJa.b'],
  ['nothing', 'The meeting has ended', 'The meeting has ended'],
];

const FIELDS = [
  ...['userName', 'user_name', 'userData', 'token', 'callToken'],
  ...['client_secret', 'publicKey', 'apiKey', 'key', 'Authorization'],
];

describe('what an error reporter gets', () => {
  for (const [name, text, left] of TEXTS)
    it(`is cleaned of ${name}`, () => expect(redact(text)).to.equal(left));

  it('has no field of a secret, however deep', () => {
    for (const field of FIELDS) {
      const report = { error: { list: [{ [field]: { of: SECRET }, type: 'x' }] } };
      expect(redact(report), field).to.deep.equal({ error: { list: [{ type: 'x' }] } });
    }
  });

  it('removes the values of such fields, and named secrets, from all texts', () => {
    const userData = [{ a: ['Asha'] }, new Set(['Berlin'])];
    const report = { publicKey: SECRET, userData, message: `Asha, ${SECRET} at Berlin` };
    expect(redact(report)).to.deep.equal({ message: '[removed], [removed] at [removed]' });
    expect(redact(`no ${SECRET}-2!`, [SECRET, `${SECRET}-2`])).to.equal('no [removed]!');
    expect(redact('any word', ['any', 'word'])).to.equal('any [removed]');
  });

  it('keeps other values, such as the id of a call', () => {
    const report = { key: 3, callId: 'c-1', at: 5, ok: true, none: null, when: new Date(0) };
    expect(redact(report)).to.deep.equal(report);
  });

  it('may hold errors, maps, sets, and itself', () => {
    const report: Record<string, unknown> = {
      error: Object.assign(new Error(`token=${SECRET}`, { cause: 7 }), { token: SECRET }),
      map: new Map([
        ['token', SECRET],
        ['a', 'b'],
      ]),
      set: new Set([`Bearer ${SECRET}`]),
      url: new URL(`https://a/?t=${SECRET}`),
      function: () => SECRET,
      symbol: Symbol(SECRET),
      missing: undefined,
      get unreadable(): never {
        throw new Error('gone');
      },
    };
    report['self'] = report;
    const clean = redact(report);
    const { self, error, ...rest } = clean;
    expect(self).to.equal(clean);
    expect(error).to.have.all.keys('name', 'message', 'stack', 'cause');
    expect(error).to.include({ name: 'Error', message: 'token=[removed]', cause: 7 });
    expect(rest).to.deep.equal({
      map: { a: 'b' },
      set: ['Bearer [removed]'],
      url: 'https://a/?t=[removed]',
      function: undefined,
      symbol: undefined,
    });
    expect(JSON.stringify(error)).not.to.contain(SECRET);
  });

  it('never holds a secret, wherever in a report that was', () => {
    const place = fc.constantFrom(...FIELDS);
    const report = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constant(`{"token":"${SECRET}"}`),
        fc.jsonValue(),
        fc.dictionary(place, fc.constant(SECRET)),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'error', ...FIELDS), tie('any'), { maxKeys: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(report, (given) => {
        expect(JSON.stringify(redact(given)) ?? '').not.to.contain(SECRET);
      }),
    );
  });

  it('does not change the report', () => {
    const report = { token: SECRET, list: [`token=${SECRET}`] };
    redact(report);
    expect(report).to.deep.equal({ token: SECRET, list: [`token=${SECRET}`] });
  });
});
