import { expect } from '@open-wc/testing';
import type { ScriptedAnswer } from '../../support/scripted-answer.js';
import { ANSWER_STRETCH } from '../../../core/chat/answer-stream.js';
import type { ReplyFact } from '../../../core/machine/events.js';
import { recordWarnings, replace } from '../support/after-test.js';
import { askAll, together } from './support/ask.js';
import { event, received } from '../../support/scripted-provider.js';
import { waitUntil } from '../support/wait-until.js';

type Parts = NonNullable<ScriptedAnswer['parts']>;

const delta = (text: string, output = 0): ReplyFact => ({ type: 'reply-delta', output, text });
const session = (sessionId: string): ReplyFact => ({ type: 'reply-session', sessionId });
const FINISHED: ReplyFact = { type: 'reply-finished' };
const DONE = event('[DONE]');

/** A chunk as the provider sends it. */
const chunk = (text: string, output = 0) =>
  event({ id: 'chat-1', path: `chat.output[${output}].content`, delta: text });

/** The bytes of a text, in pieces that end after so many bytes, wherever that is. */
function cut(text: string, ...ends: readonly number[]): number[][] {
  const bytes = [...new TextEncoder().encode(text)];
  return [0, ...ends].map((from, index) => bytes.slice(from, ends[index]));
}

const price = chunk('₹20,000');
const inTheRupee = new TextEncoder().encode(price.slice(0, price.indexOf('₹'))).length + 1;

const HI = chunk('Hi');
const HELLO = chunk('Hello');

/** Streams, and the facts of an answer that finishes. */
const STREAMS: readonly [name: string, parts: Parts, ...facts: ReplyFact[]][] = [
  ['words one by one', [chunk('Hel'), chunk('lo '), DONE], delta('Hello ')],
  ['several events at once', [chunk('Hel') + chunk('lo') + DONE], delta('Hello')],
  ['pieces that end within a line', cut(HELLO + DONE, 3, 20), delta('Hello')],
  ['pieces that end within a character', cut(price + DONE, inTheRupee), delta('₹20,000')],
  [
    'lines that end in CR LF, also where a piece ends between the two',
    cut((HELLO + DONE).replaceAll('\n', '\r\n'), HELLO.length),
    delta('Hello'),
  ],
  ['a chunk in several lines', ['data: {"delta":\ndata: "Hello"}\n\n', DONE], delta('Hello')],
  ['comments and names of events', [': ping\n\nevent: chunk\n' + HI, DONE], delta('Hi')],
  [
    'the session, from whatever chunk',
    [HI, event({ sessionId: 'session-1', path: 'chat.output[0].content', delta: '!' }), DONE],
    delta('Hi!'),
    session('session-1'),
  ],
  [
    'a session that each chunk names, once',
    [['Hel', 'lo'].map((text) => event({ sessionId: 'session-1', delta: text })).join('') + DONE],
    session('session-1'),
    delta('Hello'),
  ],
  [
    'any number of outputs',
    [chunk('A'), chunk('B', 2), chunk('C', 11), chunk('a'), DONE],
    ...[delta('Aa'), delta('B', 2), delta('C', 11)],
  ],
  ['nothing after the end marker', [HI, DONE + chunk('late')], delta('Hi')],
  ['an end without the marker', [HI], delta('Hi')],
  ['a last part without the blank line after it', [HI, chunk('!').trimEnd()], delta('Hi!')],
];

/** So many chunks are several stretches. */
const MANY = Math.ceil((4 * ANSWER_STRETCH) / chunk('0').length);

describe('the stream of a reply', () => {
  for (const [name, parts, ...facts] of STREAMS)
    it(`reads ${name}`, async () => {
      expect(together((await askAll([{ parts }])).facts)).to.deep.equal([...facts, FINISHED]);
    });

  it('ends at the end marker though the server holds the line', async () => {
    const { facts } = await askAll([{ parts: [chunk('Hi'), DONE], end: 'hold' }]);
    expect(facts).to.deep.equal([delta('Hi'), FINISHED]);
  });

  it('lets the server end the stream, so that no request appears as failed', async () => {
    const { apiUrl } = await askAll([{ parts: [chunk('Hi') + DONE] }]);
    const abandoned = async () => (await received(apiUrl))[0]?.abandoned;
    await waitUntil(async () => (await abandoned()) !== undefined, 'the connection is closed');
    expect(await abandoned()).to.equal(false);
  });

  it('warns once of unreadable events, and skips them', async () => {
    const warnings = recordWarnings();
    const broken = ['{"delta":', '"text"', '{"delta":7}', '{"output":7}'].map(event);
    const rest = [...broken, chunk('B'), DONE];
    for (const parts of [
      [chunk('A'), ...rest],
      [chunk('A'), rest.join('')],
    ])
      expect(together((await askAll([{ parts }])).facts)).to.deep.equal([delta('AB'), FINISHED]);
    expect(warnings).to.deep.equal([
      'voice-assistant: a part of the answer could not be read and is skipped',
    ]);
  });

  it('reads a large chunk in stretches, in order', async () => {
    const words = Array.from({ length: MANY }, (_, at) => `${at} `);
    const { parse } = JSON;
    const { setTimeout } = globalThis;
    let atAStretch = 0;
    let longest = 0;
    replace(JSON, 'parse', (...text: Parameters<typeof parse>): unknown => {
      longest = Math.max(longest, ++atAStretch);
      return parse(...text);
    });
    replace(window, 'setTimeout', ((...later: Parameters<typeof setTimeout>) => {
      atAStretch = 0;
      return setTimeout(...later);
    }) as typeof setTimeout);
    const parts = [words.map((word) => chunk(word)).join('') + DONE];
    const { facts } = await askAll([{ parts }]);
    const reported = facts.flatMap((each) => (each.type === 'reply-delta' ? [each.text] : []));
    expect(reported.join('')).to.equal(words.join(''));
    expect(reported, 'what has arrived is emitted before the rest is read').to.have.length.above(1);
    expect(facts.at(-1)).to.deep.equal(FINISHED);
    expect(longest).to.be.within(1, MANY / 2);
  });
});
