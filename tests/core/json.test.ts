import { expect } from 'chai';
import { appMessages } from '../../core/call/daily/app-message.js';
import { toJson } from '../../core/json.js';
import { areValid } from '../../core/tools/check-arguments.js';
import { readArguments } from '../../core/tools/tool-arguments.js';
import { replace } from './support/after-test.js';

const list = [1, 'a', ['b', { c: [undefined] }], []];
const value = { list, at: new Date(0), none: undefined };
const schema = { properties: { list: { type: 'array', maxItems: 3 } }, required: ['list'] };

describe('a page with Prototype 1.6', () => {
  for (const [name, write] of [
    ['a list', () => toJson(list)],
    ['what has a list', () => toJson(value)],
    ['a message of a call', () => appMessages(value)],
    ['the arguments of a tool', () => readArguments(value)],
    ['the schema of a tool', () => [areValid({ list: [] }, schema), areValid({ list }, schema)]],
  ] as const)
    it(`leaves ${name} as elsewhere`, () => {
      const elsewhere = JSON.stringify(write());
      replace(Array.prototype as { toJSON?: () => string }, 'toJSON', () => 'a text');
      const here = write();
      delete (Array.prototype as { toJSON?: () => string }).toJSON;
      expect(JSON.stringify(here)).to.equal(elsewhere);
    });
});
