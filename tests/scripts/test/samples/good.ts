import { describe, it, test } from 'node:test';

test('passes', () => undefined);
describe('a group', () => it('passes too', () => undefined));
