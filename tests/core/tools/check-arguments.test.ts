import { expect } from 'chai';
import { blockOf } from '../../../core/blocks/block.js';
import { MOST_READS } from '../../../core/blocks/matches.js';
import { areValid } from '../../../core/tools/check-arguments.js';
import { afterTest } from '../support/after-test.js';

const text = (schema: object) => ({
  type: 'object',
  properties: { a: { type: 'string', ...schema } },
});
const list = (schema: object) => ({
  type: 'object',
  properties: { a: { type: 'array', ...schema } },
});

const NODE = {
  properties: {
    child: { anyOf: [{ $ref: '#' }, { $ref: '#', required: ['x'] }] },
    leaf: { type: 'string' },
  },
};

/** An object in objects. */
function nested(depth: number, inner: unknown): Record<string, unknown> {
  return { child: depth ? nested(depth - 1, inner) : { leaf: inner } };
}

describe('arguments', () => {
  const rows: [what: string, schema: object, args: object, valid: boolean][] = [
    ['match a pattern', text({ pattern: '^[\\p{L}\\p{M}]+$' }), { a: 'ಮನೆ' }, true],
    [
      'match an escape that only old patterns have',
      text({ pattern: '^[\\w\\-.]+\\@x$' }),
      { a: 'a-b.c@x' },
      true,
    ],
    ['do not match it', text({ pattern: '^[\\w\\-.]+\\@x$' }), { a: 'a b@x' }, false],
    ['match a lone brace', text({ pattern: '^{\\d}$' }), { a: '{1}' }, true],
    ['match a range that is none', text({ pattern: '^[\\w-.]+$' }), { a: 'a-b' }, true],
    [
      'match that and the rest',
      text({ pattern: '\\-', allOf: [{ maxLength: 2 }] }),
      { a: '---' },
      false,
    ],
    ['are an address', text({ format: 'uri' }), { a: 'https://example.com/a?b#c' }, true],
    [
      'are an address of another kind',
      text({ format: 'url' }),
      { a: 'mailto:a@example.com' },
      true,
    ],
    ['are a word and no address', text({ format: 'uri' }), { a: 'example' }, false],
    ['match a frozen schema', Object.freeze(text({})), { a: '' }, true],
    [
      'are 400 different numbers',
      list({ uniqueItems: true }),
      { a: Array.from({ length: 400 }, (_, at) => at) },
      true,
    ],
    ['take too much work', NODE, nested(40, 1), false],
    ['take little work though they are deep', NODE, nested(8, 'a'), true],
    ['lack what every object inherits', { required: ['toString'] }, {}, false],
  ];
  for (const [what, schema, args, valid] of rows)
    it(what, async () => {
      expect(
        await areValid(args as Record<string, unknown>, schema as Record<string, unknown>),
      ).to.equal(valid);
    });

  it('are the same on a page that adds to all objects', async () => {
    const everything = Object.prototype as { extend?: () => void };
    everything.extend = () => undefined;
    afterTest(() => delete everything.extend);
    const schema = { ...text({}), additionalProperties: false };
    expect(await areValid({ a: 'x' }, schema)).to.equal(true);
    expect(await areValid({ b: 'x' }, schema)).to.equal(false);
    expect(await blockOf({ type: 'buttons', buttons: ['Yes'] })).to.include({ type: 'buttons' });
  });

  it('are compared as often as is allowed', async () => {
    let reads = 0;
    const entry = new Proxy({}, { ownKeys: () => (reads++, []) });
    const args = { a: Array(490).fill(entry) };
    expect(await areValid(args, list({ uniqueItems: true }))).to.equal(false);
    expect(reads).to.be.within(1, MOST_READS);
  });

  for (const format of ['uri', 'url'])
    it(`are read in linear time as ${format}`, async () => {
      const host = `ftp://192.168.2.04${'8172.30.3.453'.repeat(1000)} `;
      expect(await areValid({ a: host }, text({ format }))).to.equal(false);
    });

  it('cannot be checked with a schema that is invalid', async () => {
    const problem = areValid({ a: 'x' }, text({ pattern: '(' })).catch((error: unknown) => error);
    expect(await problem).to.be.an.instanceOf(Error);
  });
});
