import { expect } from 'chai';
import { unwrap } from '../../../core/call/call-messages.js';

const HANG = { type: 'hang' };

const DELIVERIES: readonly [name: string, data: unknown, message: unknown][] = [
  ['an object', HANG, HANG],
  ['JSON text', '{"type":"hang"}', HANG],
  ['an object in a wrapper', { message: HANG }, HANG],
  ['JSON text in a wrapper', { message: '{"type":"hang"}' }, HANG],
  ['a wrapper in JSON text', '{"message":{"type":"hang"}}', HANG],
  [
    'a message that has a message of its own',
    { type: 'say', message: 'Hello' },
    { type: 'say', message: 'Hello' },
  ],
  ['text that is no JSON', 'listening', 'listening'],
  ['nothing', null, null],
  ['a number', '7', 7],
];

/** The tests of the schemas of messages have what each means. */
describe('call messages', () => {
  for (const [name, data, message] of DELIVERIES)
    it(`unwraps ${name}`, () => expect(unwrap(data)).to.deep.equal(message));
});
