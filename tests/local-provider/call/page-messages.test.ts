import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvelope, readPageMessage } from '../../../local-provider/call/page-messages.js';

const nested = (levels: number) =>
  `{"type":"end-call","more":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('messages of the page', () => {
  const saying = {
    type: 'say',
    text: 'Hi.',
    endsCall: false,
    interruptible: true,
    interrupts: false,
  };
  for (const [name, data, read] of [
    ['the bare word', 'playable', { type: 'page-playable' }],
    ['JSON', '{"type":"end-call"}', { type: 'end-call' }],
    ['an object', { type: 'end-call' }, { type: 'end-call' }],
    ['a wrapped object', { message: { type: 'end-call' } }, { type: 'end-call' }],
    ['say by the SDK', { type: 'say', message: ' Hi. ' }, saying],
    ['say by the API', { type: 'say', content: 'Hi.' }, saying],
    [
      'say with everything',
      {
        type: 'say',
        message: 'Hi.',
        content: 'No.',
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: true,
      },
      { type: 'say', text: 'Hi.', endsCall: true, interruptible: false, interrupts: true },
    ],
    [
      'a typed message',
      { type: 'add-message', message: { role: 'user', content: ' Hi. ' } },
      { type: 'add-message', role: 'user', content: 'Hi.', answered: true },
    ],
    [
      'a message in parts',
      {
        type: 'add-message',
        message: {
          role: 'system',
          content: [{ type: 'text', text: 'Be ' }, {}, { text: 'brief.' }],
        },
        triggerResponseEnabled: false,
      },
      { type: 'add-message', role: 'system', content: 'Be brief.', answered: false },
    ],
    [
      'an empty message',
      { type: 'add-message', message: { role: 'user', content: ' ' } },
      undefined,
    ],
    ['an unknown control', { type: 'control', control: 'dance' }, undefined],
    ['an unknown type', { type: 'transfer' }, undefined],
    ['broken JSON', '{"type":', undefined],
    ['nested JSON', nested(99), { type: 'end-call' }],
    ['JSON nested too deep', nested(100), undefined],
    ['nothing', null, undefined],
    ['a number', 7, undefined],
    ['another word', '"end-call"', undefined],
    ['say without a text', { type: 'say' }, { ...saying, text: '' }],
    [
      'a known control',
      { type: 'control', control: 'mute-assistant' },
      { type: 'control', control: 'mute-assistant' },
    ],
    [
      'an unknown role',
      { type: 'add-message', message: { role: 'tool', content: 'Hi.' } },
      undefined,
    ],
  ] as const) {
    it(`understands ${name}`, () => assert.deepEqual(readPageMessage(data), read));
  }

  it('come in envelopes of three kinds', () => {
    for (const each of [{ t: 'app', data: 7 }, { t: 'bye' }, { t: 'record', on: true }])
      assert.deepEqual(readEnvelope(each), each);
    for (const none of [{}, { t: 'alive' }, { t: 'record' }, null])
      assert.equal(readEnvelope(none), undefined);
  });
});
