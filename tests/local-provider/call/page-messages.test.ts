import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readEnvelope, readPageMessage } from '../../../local-provider/call/page-messages.js';

const SAY = { type: 'say', text: 'Hi', endsCall: false, interruptible: true, interrupts: false };
const FLAGS = {
  endCallAfterSpoken: true,
  interruptionsEnabled: false,
  interruptAssistantEnabled: true,
};
const ADDED = { type: 'add-message', role: 'user', content: 'Hi', answered: true };
const parts = [{ text: 'H' }, {}, { text: 'i ' }];

const messages: [data: unknown, request: object | undefined][] = [
  ['playable', { type: 'page-playable' }],
  ['{"type":"say","message":" Hi "}', SAY],
  [{ message: { type: 'say', content: 'Hi' } }, SAY],
  [{ type: 'say' }, { ...SAY, text: '' }],
  [
    { type: 'say', message: 'Hi', content: 'No', ...FLAGS },
    { ...SAY, endsCall: true, interruptible: false, interrupts: true },
  ],
  [{ type: 'add-message', message: { role: 'user', content: ' Hi' } }, ADDED],
  [
    {
      type: 'add-message',
      message: { role: 'system', content: parts },
      triggerResponseEnabled: false,
    },
    { ...ADDED, role: 'system', answered: false },
  ],
  [{ type: 'add-message', message: { role: 'user', content: ' ' } }, undefined],
  [{ type: 'add-message', message: { role: 'tool', content: 'Hi' } }, undefined],
  [
    { type: 'control', control: 'mute-assistant' },
    { type: 'control', control: 'mute-assistant' },
  ],
  [{ type: 'control', control: 'dance' }, undefined],
  [{ type: 'end-call', message: { type: 'say' } }, { type: 'end-call' }],
  ...['{', 'null', '"end-call"', null, 7, {}].map((data): [unknown, undefined] => [
    data,
    undefined,
  ]),
];
for (const [data, request] of messages)
  it(`${JSON.stringify(data)} of the page is ${request ? 'read' : 'ignored'}`, () =>
    assert.deepEqual(readPageMessage(data), request));

it('envelopes are of three kinds', () => {
  for (const each of [{ t: 'app', data: 7 }, { t: 'bye' }, { t: 'record', on: true }])
    assert.deepEqual(readEnvelope(each), each);
  for (const none of [{}, { t: 'alive' }, { t: 'record' }, null])
    assert.equal(readEnvelope(none), undefined);
});
