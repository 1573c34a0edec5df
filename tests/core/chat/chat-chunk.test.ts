import { expect } from 'chai';
import type { ReplyFact } from '../../../core/machine/events.js';
import { errorIn, readChunk } from '../../../core/chat/chat-chunk.js';

const delta = (text: string): ReplyFact => ({ type: 'reply-delta', output: 0, text });
const replaced = (text: string, output: number): ReplyFact => ({
  type: 'reply-replaced',
  output,
  text,
});
const hello = { role: 'assistant', content: 'Hello' };

/** Beside the words of an answer, a field that is not as it should be. */
const ODD: readonly [chunk: object, facts: readonly ReplyFact[]][] = [
  [{ delta: 'Hi', sessionId: 7 }, [delta('Hi')]],
  [{ delta: 'Hi', sessionId: null, path: null, output: null }, [delta('Hi')]],
  [{ delta: 'Hi', path: 3 }, [delta('Hi')]],
  [{ delta: 'Hi', path: {} }, [delta('Hi')]],
  [{ delta: null, output: 'All' }, [replaced('All', 0)]],
  [
    { output: [hello, { role: 'tool', content: [{ type: 'text', text: 'x' }] }] },
    [replaced('Hello', 0)],
  ],
  [{ output: [{ role: 'assistant', content: 1 }, hello] }, [replaced('Hello', 1)]],
  [{ output: [null, 'text', 7, [], hello] }, [replaced('Hello', 4)]],
  [{ output: [{ ...hello, role: 7 }] }, [replaced('Hello', 0)]],
  [{ delta: 'Hi', output: '' }, [delta('Hi')]],
  [{ output: '' }, []],
];

/** Paths of words, with the output that they mean. */
const WORDS: readonly [path: string, output: number][] = [
  ['chat.output[0].content', 0],
  ['chat.output[12].content', 12],
  ['output[1].content', 1],
  ['chat.output.2.content', 2],
  ['chat.messages[3].content', 0],
  ['', 0],
];

/** What else a stream tells of an answer. */
const NO_WORDS: readonly object[] = [
  { path: 'chat.output[0].role', delta: 'assistant' },
  { path: 'chat.output[0].toolCalls[0].function.name', delta: 'lookup' },
  { path: 'chat.output[0].toolCalls[0].function', delta: { name: 'lookup' } },
  { path: 'chat.output[0].tool_calls[0].content', delta: 'x' },
  { path: 'chat.input[0].content', delta: 'Hello' },
  { path: 'chat.output[0].reasoning_content', delta: 'The visitor wants' },
  { path: 'chat.output[0].reasoning.content', delta: 'The visitor wants' },
  { path: 'chat.output[0].thinking.content', delta: 'The visitor wants' },
  { path: 'chat.output[0].finishReason', output: 'stop' },
  { path: 'chat.output[0].content.annotations', delta: '[1]' },
  { path: 'chat.output', output: 'Hello' },
  { path: 'chat.output', output: [{ role: 'tool', content: 'x' }] },
];

/** What is no chunk, or whose words are none. */
const UNREADABLE = ['{"delta":', 'null', '{"delta":7}', '{"output":{}}'];

const ERRORS: readonly [data: string, error: string | undefined][] = [
  ['{"error":{"message":"Overloaded"}}', 'Overloaded'],
  ['{"error":"Overloaded"}', 'Overloaded'],
  ['{"error":{"code":7}}', '{"code":7}'],
  ['{"message":["One","Two"],"statusCode":400}', 'One, Two'],
  ['{"message":null,"error":"Bad Gateway","statusCode":502}', 'Bad Gateway'],
  ['{"type":"error","code":"ERR","message":"Down","sequence_number":1}', 'Down'],
  ['{"delta":"","error":"Overloaded"}', 'Overloaded'],
  ['{"delta":"Hi","error":"Overloaded"}', undefined],
  ['{"output":"Hi","error":"Overloaded"}', undefined],
  ['{"delta":"an \\"error\\" of mine"}', undefined],
  ['{"error":null}', undefined],
  ['{"error":false}', undefined],
  ['{"error":{}}', undefined],
  ['{"message":"Fine","statusCode":200}', undefined],
  ['{"message":"Fine"}', undefined],
  ['{"id":"chat-1"}', undefined],
  ['"error"', undefined],
  ['{"error"', undefined],
];

describe('a chunk of a reply', () => {
  for (const [chunk, facts] of ODD)
    it(`reads the words of ${JSON.stringify(chunk)}`, () =>
      expect(readChunk(JSON.stringify(chunk))).to.deep.equal(facts));

  for (const [path, output] of WORDS)
    it(`takes the words at ${path || 'no path'}`, () => {
      const facts = readChunk(JSON.stringify({ path, delta: 'Hi', output: 'All' }));
      expect(facts).to.deep.equal([{ ...delta('Hi'), output }, replaced('All', output)]);
    });

  for (const chunk of NO_WORDS)
    it(`takes no words, but the session of ${JSON.stringify(chunk)}`, () =>
      expect(readChunk(JSON.stringify({ ...chunk, sessionId: 'session-1' }))).to.deep.equal([
        { type: 'reply-session', sessionId: 'session-1' },
      ]));

  it('takes the messages of a list at its path', () =>
    expect(readChunk(JSON.stringify({ path: 'chat.output', output: [hello] }))).to.deep.equal([
      replaced('Hello', 0),
    ]));

  for (const data of UNREADABLE)
    it(`does not read ${data}`, () => expect(() => readChunk(data)).to.throw());

  for (const [data, error] of ERRORS)
    it(`${error ? 'finds an' : 'finds no'} error in ${data}`, () =>
      expect(errorIn(data)).to.equal(error));
});
