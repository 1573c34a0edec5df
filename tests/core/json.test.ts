import { expect } from 'chai';
import { appMessages } from '../../core/call/daily/app-message.js';
import { Peer } from '../../core/call/peer/peer.js';
import { completions } from '../../core/chat/openai/completions.js';
import { toJson } from '../../core/json.js';
import { areValid } from '../../core/tools/check-arguments.js';
import { readArguments } from '../../core/tools/tool-arguments.js';
import { replace } from './support/after-test.js';

const list = [1, 'a', ['b', { c: [undefined] }], []];
const value = { list, at: new Date(0), none: undefined };
const schema = { properties: { list: { type: 'array', maxItems: 3 } }, required: ['list'] };

const called = { index: 0, id: 'c', function: { name: 'f', arguments: value } };
const CALLING = { choices: [{ delta: { tool_calls: [called] } }] };

/** Returns the messages that are sent over an open channel. Node has no peer connections. */
function writtenByPeer(message: object): readonly string[] {
  const sent: string[] = [];
  const addEventListener = () => undefined;
  const channel = { readyState: 'open', addEventListener, send: (text: string) => sent.push(text) };
  const connection = {
    connectionState: 'connected',
    addEventListener,
    createDataChannel: () => channel,
    addTransceiver: () => ({}),
  };
  const Connection = function () {
    return connection;
  };
  replace(globalThis, 'RTCPeerConnection', Connection as never);
  new Peer({ iceServers: [], label: '' }, {} as never, new AbortController().signal).write(message);
  return sent;
}

describe('a page with Prototype 1.6', () => {
  for (const [name, write] of [
    ['a list', () => toJson(list)],
    ['what has a list', () => toJson(value)],
    ['a message of a call', () => appMessages(value)],
    ['a message over a peer connection', () => writtenByPeer(value)],
    ['the arguments of a tool', () => readArguments(value)],
    ['the arguments of a function that an answer calls', () => completions.read(CALLING)],
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
