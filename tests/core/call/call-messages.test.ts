import { expect } from 'chai';
import { announcesEnd } from '../../../core/machine/messages.js';
import type { CallFact } from '../../../core/machine/events.js';
import { endedReason, interpret, unwrap } from '../../../core/call/call-messages.js';

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

const transcribed = (role: 'user' | 'assistant', text: string, final: boolean): CallFact => ({
  type: 'call-transcribed',
  role,
  text,
  final,
});

const spoken = { role: 'user', transcript: 'Hi' };

const MEANINGS: readonly [name: string, message: unknown, facts: readonly CallFact[]][] = [
  [
    'a final by its type alone',
    { type: "transcript[transcriptType='final']", ...spoken },
    [transcribed('user', 'Hi', true)],
  ],
  [
    'a partial by its type alone',
    { type: "transcript[transcriptType='partial']", ...spoken },
    [transcribed('user', 'Hi', false)],
  ],
  ['an interruption', { type: 'user-interrupted', turnId: 't-1' }, [{ type: 'call-interrupted' }]],
  [
    'a visitor who begins to speak',
    { type: 'speech-update', role: 'user', status: 'started', turn: 1 },
    [{ type: 'call-speech-started', role: 'user' }],
  ],
  [
    'a visitor who stops speaking',
    { type: 'speech-update', role: 'user', status: 'stopped', turn: 1 },
    [{ type: 'call-speech-ended', role: 'user' }],
  ],
  [
    'an assistant that begins to speak, which is known by its sound: it thinks no more',
    { type: 'speech-update', role: 'assistant', status: 'started' },
    [{ type: 'call-changed', change: { thinking: false } }],
  ],
  [
    'nothing of the end of its speech',
    { type: 'speech-update', role: 'assistant', status: 'stopped' },
    [],
  ],
  ['that the assistant is slow', HANG, [{ type: 'call-changed', change: { thinking: true } }]],
  ['nothing of a tool call', { type: 'tool-calls', toolCallList: [] }, []],
  ['nothing of a type that is not known', { type: 'my-transcript', ...spoken }, []],
  ['nothing of another status', { type: 'speech-update', role: 'user', status: 'paused' }, []],
  ['nothing of the speech of a system', { type: 'speech-update', status: 'started' }, []],
  [
    'nothing of a transcript of a system',
    { type: 'transcript', role: 'system', transcript: 'x' },
    [],
  ],
  ['nothing of a transcript without words', { type: 'transcript', role: 'user' }, []],
  ['nothing of text', 'something', []],
  ['nothing of nothing', null, []],
];

const ENDINGS: readonly [message: unknown, tells: boolean, reason: string | undefined][] = [
  [{ type: 'status-update', status: 'ended', endedReason: 'silence' }, true, 'silence'],
  [{ type: 'status-update', status: 'ended' }, true, undefined],
  [{ type: 'status-update', status: 'in-progress' }, false, undefined],
  [{ type: 'speech-update', status: 'ended' }, false, undefined],
  ['ended', false, undefined],
  [null, false, undefined],
];

describe('call messages', () => {
  for (const [name, data, message] of DELIVERIES)
    it(`unwraps ${name}`, () => expect(unwrap(data)).to.deep.equal(message));

  for (const [name, message, facts] of MEANINGS)
    it(`understands ${name}`, () => expect(interpret(message)).to.deep.equal(facts));

  for (const [message, tells, reason] of ENDINGS)
    it(`finds ${tells ? 'an end' : 'no end'} in ${JSON.stringify(message)}`, () => {
      expect(announcesEnd(message)).to.equal(tells);
      expect(endedReason(message)).to.equal(reason);
    });
});
