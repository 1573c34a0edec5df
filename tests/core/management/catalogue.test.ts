import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogueEntries } from '../../../core/management/index.js';
import { SPECIFIED_CALLS } from './specified-calls.js';

describe('the catalogue', () => {
  it('holds every call of the specification, and no other', () => {
    const calls = catalogueEntries().map(
      ({ operation }) => `${operation.method} ${operation.path}`,
    );
    assert.deepEqual(calls.sort(), SPECIFIED_CALLS);
  });

  it('sends a body with every POST but one, every PATCH and PUT, and with nothing else', () => {
    const without = catalogueEntries().filter(({ operation: { method, body } }) =>
      ['POST', 'PATCH', 'PUT'].includes(method) ? !body : body,
    );
    assert.deepEqual(
      without.map(({ operation }) => operation.path),
      ['/voice-library/sync/{provider}'],
    );
  });
});
