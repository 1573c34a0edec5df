import { expect } from 'chai';
import { OUTPUTS } from '../../../../core/chat/answer-stream.js';
import { Answer } from '../../../../core/chat/openai/answer.js';
import { responses } from '../../../../core/chat/openai/responses.js';

it('an answer keeps as many messages as are shown: each is looked for with each piece', () => {
  const answer = new Answer(responses, {}, 0);
  const items = Array.from({ length: OUTPUTS + 8 }, () => ({ content: [{ text: 'Hi' }] }));
  answer.readChunk(JSON.stringify({ object: 'response', output: items }));
  answer.readChunk('{"type":"response.output_text.delta","output_index":0,"delta":"!"}');
  expect(answer.outputs).to.equal(OUTPUTS);
  expect(answer.content.split('\n\n')).to.deep.equal(['Hi!', ...Array(OUTPUTS - 1).fill('Hi')]);
});
