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

/** What is no chunk, or whose words are none. */
const UNREADABLE = [
  '{"delta":',
  '"text"',
  '[]',
  'null',
  '{"delta":7}',
  '{"delta":["a"]}',
  '{"output":{}}',
];

const ERRORS: readonly [data: string, error: string | undefined][] = [
  ['{"error":{"message":"Overloaded"}}', 'Overloaded'],
  ['{"error":"Overloaded"}', 'Overloaded'],
  ['{"error":{"code":7}}', '{"code":7}'],
  ['{"error":["One","Two"]}', 'One, Two'],
  ['{"message":"Down","error":"Bad Gateway","statusCode":502}', 'Down'],
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

  for (const data of UNREADABLE)
    it(`does not read ${data}`, () => expect(() => readChunk(data)).to.throw());

  for (const [data, error] of ERRORS)
    it(`${error ? 'finds an' : 'finds no'} error in ${data}`, () =>
      expect(errorIn(data)).to.equal(error));
});
