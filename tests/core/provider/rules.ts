import { expect } from '@open-wc/testing';
import { delay } from '../../../core/async/abort.js';
import { endpoint, isNonRetriable, kindOfRefusal, refusal } from '../../../core/provider/api.js';
import { pauseBefore } from '../../../core/chat/retry-policy.js';

const NOW = Date.parse('2026-01-01T12:00:00Z');

/** Before which attempt, what the server asked for, and the pause in milliseconds. */
const PAUSES: readonly [attempt: number, retryAfter: string | null, pause: number | null][] = [
  [1, null, 1000],
  [2, null, 2000],
  [3, null, 4000],
  [4, null, null],
  [4, '0', null],
  [1, '0', 0],
  [3, '7', 7000],
  [1, ' 7 ', 7000],
  [1, '30', 30_000],
  [1, '600', null],
  [1, 'Thu, 01 Jan 2026 12:00:05 GMT', 5000],
  [1, 'Thu, 01 Jan 2026 13:00:00 GMT', null],
  [1, 'Thu, 01 Jan 2026 11:00:00 GMT', 0],
  [1, 'Thursday, 01-Jan-26 12:00:05 GMT', 5000],
  [1, '2026-01-01T12:00:05Z', 5000],
  [1, '1.5', 1500],
  [1, '999999999999999999999', null],
  [2, 'soon', 2000],
  [2, 'soon 5', 2000],
  [2, '', 2000],
  [2, '-1', 2000],
  [2, '5, 5', 2000],
  [2, '1 5:00', 2000],
  [2, '0x10', 2000],
  [2, '2s', 2000],
  [2, 'Thu, 99 Jan 2026 12:00:05 GMT', 2000],
];

const ENDPOINTS: readonly [apiUrl: string, address: string][] = [
  ['https://api.example', 'https://api.example/chat/web'],
  ['https://api.example/', 'https://api.example/chat/web'],
  ['http://127.0.0.1:8787/v1//', 'http://127.0.0.1:8787/v1/chat/web'],
];

const MESSAGES: readonly [body: string, said: string][] = [
  ['{"message":"No"}', 'No'],
  ['{"message":["One","Two"]}', 'One, Two'],
  ['{"message":[{"property":"x"},"Two"]}', '{"property":"x"}, Two'],
  ['{"message":{"reason":"No"}}', '{"reason":"No"}'],
  ['{"message":""}', 'The provider answered 418'],
  ['{"message":" "}', 'The provider answered 418'],
  ['{"message":null}', 'The provider answered 418'],
  ['{"message":7}', 'The provider answered 418'],
  ['{"message":false}', 'The provider answered 418'],
  ['{"message":{}}', 'The provider answered 418'],
  ['{"message":[]}', 'The provider answered 418'],
  ['{"message":[[],null,""]}', 'The provider answered 418'],
  ['{"message":[["One",["Two"]],null,"",7,"Three"]}', 'One, Two, Three'],
  ['{}', 'The provider answered 418'],
  ['null', 'The provider answered 418'],
  ['<html>', 'The provider answered 418'],
  ['{"message":"No","error":"Bad Request"}', 'No'],
];

const KINDS: readonly [status: number, final: boolean, kind: string][] = [
  [400, true, 'rejected'],
  [401, true, 'unauthorized'],
  [403, true, 'unauthorized'],
  [404, true, 'rejected'],
  [429, false, 'no-answer'],
  [499, true, 'rejected'],
  [500, false, 'no-answer'],
  [503, false, 'no-answer'],
];

export function testRules(): void {
  for (const [attempt, retryAfter, expected] of PAUSES)
    it(`pause after attempt ${attempt}, Retry-After ${retryAfter}: ${expected}`, () =>
      expect(pauseBefore(attempt, retryAfter, NOW)).to.equal(expected));

  it('a delay ends at once when it is no longer wanted', async () => {
    const abort = new AbortController();
    const pausing = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
    abort.abort('stop');
    expect(await pausing).to.equal('stop');
    const never = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
    expect(await never).to.equal('stop');
  });

  for (const [apiUrl, address] of ENDPOINTS)
    it(`the address below ${apiUrl}`, () =>
      expect(endpoint(apiUrl, '/chat/web')).to.equal(address));

  for (const [body, said] of MESSAGES)
    it(`the words of ${body}`, async () =>
      expect(await refusal(new Response(body, { status: 418 }))).to.equal(said));

  for (const [status, final, kind] of KINDS)
    it(`what ${status} means`, () =>
      expect([isNonRetriable(status), kindOfRefusal(status)]).to.deep.equal([final, kind]));
}
