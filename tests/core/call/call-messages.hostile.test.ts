import { expect } from 'chai';
import { fc } from '../../support/property.js';
import { interpret, SPEECH_LENGTH, unwrap } from '../../../core/call/call-messages.js';
import { modelOutputReader } from '../../../core/call/model-output.js';

/** A message in so many others. */
function wrapped(layers: number): unknown {
  let message: unknown = { type: 'hang' };
  for (let layer = 0; layer < layers; layer++) message = { message };
  return message;
}

const messages = fc.record(
  {
    type: fc.oneof(
      fc.constantFrom(
        ...['transcript', "transcript[transcriptType='final']", 'model-output', 'speech-update'],
        ...['user-interrupted', 'hang', 'status-update', '__proto__', 'toString'],
      ),
      fc.jsonValue(),
    ),
    role: fc.oneof(fc.constantFrom('user', 'assistant', 'system'), fc.jsonValue()),
    transcript: fc.oneof(fc.string(), fc.jsonValue()),
    transcriptType: fc.constantFrom('partial', 'final', null, 7),
    output: fc.oneof(fc.string(), fc.jsonValue()),
    turnId: fc.oneof(fc.constantFrom('1', '2', '3'), fc.jsonValue()),
    status: fc.constantFrom('started', 'stopped', 'ended', 7),
    message: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe('hostile messages of a call', () => {
  it('are unwrapped a few times, however deeply they are wrapped', () => {
    expect(unwrap(wrapped(8))).to.deep.equal({ type: 'hang' });
    expect(unwrap(wrapped(9))).to.deep.equal({ message: { type: 'hang' } });
    expect(unwrap(wrapped(100_000)))
      .to.be.an('object')
      .that.has.property('message');
  });

  it('are left as they are if they are no JSON, or have a message of their own', () => {
    for (const message of ['listening', null, { type: 'say', message: 'Hello' }])
      expect(unwrap(message)).to.deep.equal(message);
  });

  it('are not parsed when they are too long', () => {
    const longest = JSON.stringify('x'.repeat(1_048_574));
    expect((unwrap(longest) as string).length).to.equal(1_048_574);
    expect((unwrap(`${longest} `) as string).length).to.equal(1_048_577);
  });

  it('show a part of very long speech', () => {
    const [fact] = interpret({ type: 'transcript', role: 'user', transcript: 'w'.repeat(1e6) });
    expect(fact).to.have.property('text').with.length(SPEECH_LENGTH);
  });

  it('never throw, in any order, from two assistants at once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(messages, fc.jsonValue()), { maxLength: 30 }), (all) => {
        const read = modelOutputReader();
        for (const message of all)
          for (const data of [message, JSON.stringify(message), { message }])
            expect(read(unwrap(data)))
              .to.be.an('array')
              .with.length.below(4);
      }),
      { numRuns: 300 },
    );
  });

  it('keep a bounded part of what is written and never spoken', () => {
    const read = modelOutputReader();
    let longest = 0;
    for (let at = 0; at < 5000; at++)
      for (const fact of read({
        type: 'model-output',
        turnId: '1',
        output: 'some words '.repeat(5),
      }))
        longest = Math.max(longest, fact.type === 'call-transcribed' ? fact.text.length : 0);
    expect(longest).to.equal(20_000);
  });

  it('are dropped for a turn that was interrupted, whatever was interrupted since', () => {
    const read = modelOutputReader();
    for (let turnId = 0; turnId < 5000; turnId++) read({ type: 'user-interrupted', turnId });
    expect(read({ type: 'model-output', turnId: 4999, output: 'late' })).to.deep.equal([]);
  });
});
