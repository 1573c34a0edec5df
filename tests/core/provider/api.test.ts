import { expect } from 'chai';
import { endpoint, isNonRetriable, kindOfRefusal, refusal } from '../../../core/provider/api.js';

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
  ['{"message":7}', 'The provider answered 418'],
  ['{"message":{}}', 'The provider answered 418'],
  ['{"message":[[],null,""]}', 'The provider answered 418'],
  ['{"message":[["One",["Two"]],null,"",7,"Three"]}', 'One, Two, Three'],
  ['<html>', 'The provider answered 418'],
  ['{"message":"No","error":"Bad Request"}', 'No'],
];

const KINDS: readonly [status: number, final: boolean, kind: string][] = [
  [0, true, 'rejected'],
  [304, false, 'no-answer'],
  [307, true, 'rejected'],
  [400, true, 'rejected'],
  [401, true, 'unauthorized'],
  [403, true, 'unauthorized'],
  [429, false, 'no-answer'],
  [499, true, 'rejected'],
  [500, false, 'no-answer'],
];

describe('the provider’s API', () => {
  for (const [apiUrl, address] of ENDPOINTS)
    it(`the address below ${apiUrl}`, () =>
      expect(endpoint(apiUrl, '/chat/web')).to.equal(address));

  for (const [body, said] of MESSAGES)
    it(`the words of ${body}`, async () =>
      expect(await refusal(new Response(body, { status: 418 }))).to.equal(said));

  for (const [status, final, kind] of KINDS)
    it(`what ${status} means`, () =>
      expect([isNonRetriable(status), kindOfRefusal(status)]).to.deep.equal([final, kind]));
});
