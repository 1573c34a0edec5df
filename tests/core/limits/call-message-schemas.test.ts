import { expect } from 'chai';
import { fc } from '../../support/property.js';
import { announcesEnd } from '../../../core/machine/messages.js';
import type { CallFact } from '../../../core/machine/events.js';
import { endedReason, interpret, unwrap } from '../../../core/call/call-messages.js';
import {
  callMessage,
  readCallMessage,
  transcript,
  type CallMessage,
} from '../../../core/limits/call-message-schemas.js';
import { arbitraryOf, brokenOf } from './arbitrary.js';

/** What a message means to the widget, read by its schema. */
function meaningOf(message: CallMessage | null): CallFact[] {
  switch (message?.type) {
    case 'user-interrupted':
      return [{ type: 'call-interrupted' }];
    case 'hang':
      return [{ type: 'call-changed', change: { thinking: true } }];
    case 'speech-update': {
      const { role, status } = message;
      if (role === 'user')
        return [{ type: status === 'started' ? 'call-speech-started' : 'call-speech-ended', role }];
      return status === 'started' ? [{ type: 'call-changed', change: { thinking: false } }] : [];
    }
    default:
      return message && isTranscript(message) ? [said(message)] : [];
  }
}

type Transcript = Extract<CallMessage, { transcript: string }>;

function isTranscript(message: CallMessage): message is Transcript {
  return message.type.startsWith('transcript');
}

function said({ role, transcript: text, transcriptType, type }: Transcript): CallFact {
  const final = transcriptType === 'final' || type.includes('final');
  return { type: 'call-transcribed', role, text, final };
}

const known = arbitraryOf(callMessage);
const messages = fc.oneof(known, brokenOf(known), brokenOf(arbitraryOf(transcript)), fc.anything());

const spoken = { role: 'user', transcript: 'Hello' };
const called = { name: 'book', arguments: { day: 1 } };

/** A message of each type. */
const KNOWN = [
  { type: 'transcript', ...spoken },
  { type: "transcript[transcriptType='final']", ...spoken },
  { type: 'conversation-update', messages: [{ role: 'bot' }] },
  { type: 'speech-update', status: 'started', role: 'user' },
  { type: 'speech-update', status: 'stopped', role: 'assistant' },
  { type: 'status-update', status: 'ended', endedReason: 'silence' },
  { type: 'model-output', output: 'Yes' },
  { type: 'user-interrupted', turnId: 'a' },
  { type: 'tool-calls', toolCallList: [{ id: 'a', type: 'function', function: called }] },
  { type: 'function-call', functionCall: { name: 'book' } },
  { type: 'assistant.speechStarted', text: 'Yes' },
  { type: 'language-change-detected', language: 'hi' },
  { type: 'voice-input', input: 'Yes' },
  { type: 'hang' },
  { type: 'assistant.started' },
  { type: 'tool-calls-result' },
  { type: 'workflow.node.started' },
  { type: 'transfer-update' },
  { type: 'metadata' },
];

const MALFORMED = [
  { type: 'brand-new' },
  { type: 'transcript' },
  { type: 'speech-update', status: 'paused', role: 'user' },
  { type: ['transcript'], ...spoken },
  { type: 'a transcript', ...spoken },
  { type: 'conversation-update', messages: [{}] },
  { type: 'tool-calls', toolCallList: [{}] },
  { type: 'tool-calls', toolCallList: [{ id: 'a', type: 'function', function: {} }] },
  { type: 'function-call', functionCall: {} },
  'listening',
  null,
  [],
];

describe('the schemas of a call’s messages', () => {
  for (const message of KNOWN)
    it(`${message.type} is read`, () => expect(readCallMessage(message)).to.deep.equal(message));

  it('the widget’s own reader understands the same by every message', () => {
    let understood = 0;
    fc.assert(
      fc.property(messages, (message) => {
        const meaning = meaningOf(readCallMessage(message));
        understood += meaning.length;
        expect(interpret(message)).to.deep.equal(meaning);
      }),
      { numRuns: 2000, examples: [...KNOWN, ...MALFORMED].map((message): [unknown] => [message]) },
    );
    expect(understood).to.be.above(50);
  });

  it('both know an end, and its reason', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const read = readCallMessage(message);
        const ends = read?.type === 'status-update' && read.status === 'ended';
        expect(announcesEnd(message)).to.equal(ends);
        if (ends) expect(endedReason(message)).to.equal(read.endedReason);
      }),
      { numRuns: 1000 },
    );
  });

  it('unwraps a message from JSON or a wrapper', () => {
    fc.assert(
      fc.property(known, (message) => {
        const json = JSON.stringify(message);
        // JSON knows no -0.
        const sent: unknown = JSON.parse(json);
        for (const data of [sent, json, { message: json }])
          expect(unwrap(data)).to.deep.equal(sent);
      }),
      {
        examples: [[{ type: 'speech-update', status: 'started', role: 'user', turn: -0 }]],
      },
    );
  });

  it('an unknown or malformed message is null', () => {
    for (const message of MALFORMED) expect(readCallMessage(message)).to.equal(null);
  });

  it('unknown fields are kept', () => {
    const message = { type: 'hang', at: 7 };
    expect(readCallMessage(message)).to.deep.equal(message);
  });
});
