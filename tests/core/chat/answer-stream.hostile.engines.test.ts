import { expect } from '@open-wc/testing';
import {
  ANSWER_LENGTH,
  EVENT_LENGTH,
  OUTPUTS,
  readAnswer,
  ANSWER_STRETCH,
} from '../../../core/chat/answer-stream.js';
import { WEB_CHAT } from '../../../core/chat/chat-client.js';
import type { ReplyFact } from '../../../core/machine/events.js';
import { event } from '../../support/scripted-provider.js';
import { askAll } from './support/ask.js';

/** A stream that gives a text again and again, and counts how often. */
function endless(text: string, times = Infinity) {
  const bytes = new TextEncoder().encode(text);
  const pulled = { count: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled.count++ < times) controller.enqueue(bytes);
      else controller.close();
    },
    cancel() {
      pulled.cancelled = true;
    },
  });
  return { stream, pulled };
}

/** Reads a stream and returns its facts and its error. */
async function read(stream: ReadableStream<Uint8Array>) {
  const facts: ReplyFact[] = [];
  const { problem } = await readAnswer(
    stream,
    WEB_CHAT,
    (reported) => facts.push(reported),
    () => undefined,
  );
  return { facts, error: problem };
}

const textOf = (facts: readonly ReplyFact[]) =>
  facts.map((each) => ('text' in each ? each.text : '')).join('');

describe('a hostile stream', () => {
  for (const [name, text] of [
    ['a line', 'x'.repeat(ANSWER_STRETCH)],
    ['an event of many lines', 'data: x\n'.repeat(ANSWER_STRETCH / 8)],
    ['comments', ': x\n'.repeat(ANSWER_STRETCH / 4)],
    ['empty lines', '\n'.repeat(ANSWER_STRETCH)],
    ['carriage returns', '\r'.repeat(ANSWER_STRETCH)],
  ] as const)
    it(`is broken by ${name} without an end`, async () => {
      const { stream, pulled } = endless(text);
      const { error, facts } = await read(stream);
      expect(error).to.equal('A part of the answer is too long');
      expect(facts.filter(({ type }) => type !== 'reply-accepted')).to.deep.equal([]);
      expect(pulled.count * ANSWER_STRETCH).to.be.below(2 * EVENT_LENGTH);
    });

  it('fails as a broken stream, with what was written before', async () => {
    const { facts } = await askAll([
      { parts: [event({ delta: 'Hi' }), `data: ${'x'.repeat(EVENT_LENGTH + ANSWER_STRETCH)}`] },
    ]);
    expect(textOf(facts)).to.equal('Hi');
    expect(facts.at(-1)).to.deep.include({ type: 'reply-failed' });
    expect(facts.at(-1)).to.have.nested.property('failure.kind', 'stream-broken');
  });

  it('is broken by an answer without an end', async () => {
    const { stream } = endless(event({ delta: 'x'.repeat(ANSWER_STRETCH) }));
    const { error, facts } = await read(stream);
    expect(error).to.equal('The answer is too long');
    const { length } = textOf(facts);
    expect(length).to.be.within(ANSWER_LENGTH - ANSWER_STRETCH, ANSWER_LENGTH);
  });

  it('may replace its text as often as it likes', async () => {
    const { stream } = endless(event({ output: 'x'.repeat(900_000) }), 20);
    expect((await read(stream)).error).to.equal(undefined);
  });

  it('has a bounded number of outputs and of facts', async () => {
    const outputs = Array.from({ length: 5000 }, (_, at) => ({ content: `Answer ${at}` }));
    const deltas = Array.from({ length: 5000 }, (_, at) =>
      event({ delta: 'x', path: `chat.output[${at % 50}].content`, sessionId: `s${at}` }),
    ).join('');
    const { stream } = endless(event({ output: outputs }) + deltas, 1);
    const { facts } = await read(stream);
    const reported = new Set(facts.flatMap((each) => ('output' in each ? [each.output] : [])));
    expect(Math.max(...reported)).to.equal(OUTPUTS - 1);
    // Each output once in each batch, and the session.
    expect(facts.length).to.be.below(8 * (OUTPUTS + 1));
  });

  for (const data of [
    '['.repeat(100_000),
    `{"output":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    `{"error":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    '{"__proto__":{"delta":"x"},"constructor":7}',
    '{"path":"output[99999999999999999999]","delta":"x"}',
  ])
    it(`survives ${data.slice(0, 60)}`, async () => {
      const { stream } = endless(event(data) + event({ delta: 'After' }) + event('[DONE]'), 1);
      expect(textOf((await read(stream)).facts)).to.equal('After');
    });
});
