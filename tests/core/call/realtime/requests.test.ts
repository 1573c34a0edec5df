import { expect } from 'chai';
import { AnswerRequests, itemOf } from '../../../../core/call/realtime/requests.js';

/** The types that were written. */
function requests() {
  const written: unknown[] = [];
  const answers = new AnswerRequests((event) => written.push((event as { type: string }).type));
  return { answers, written };
}

describe('AnswerRequests', () => {
  it('requests one answer at a time, and the next when that is done', () => {
    const { answers, written } = requests();
    answers.request({ instead: false });
    answers.follow('response.created', undefined);
    answers.request({ instead: false });
    answers.request({ instead: false });
    expect(written).to.deep.equal(['response.create']);
    answers.follow('response.done', undefined);
    answers.follow('response.done', undefined);
    expect(written).to.deep.equal(['response.create', 'response.create']);
  });

  it('cuts off what is being said for a typed message', () => {
    const { answers, written } = requests();
    answers.follow('response.created', undefined);
    answers.request({ instead: true });
    answers.follow('response.done', undefined);
    expect(written).to.deep.equal([
      'response.cancel',
      'output_audio_buffer.clear',
      'response.create',
    ]);
  });

  it('requests it again after a refusal, and where the end of an answer is withheld', () => {
    const { answers, written } = requests();
    answers.follow('error', 'conversation_already_has_active_response');
    answers.follow('output_audio_buffer.stopped', undefined);
    expect(written).to.deep.equal(['response.create']);
  });
});

describe('itemOf', () => {
  for (const [words, item] of [
    [
      { role: 'user', text: 'Hi', respond: true },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hi' }] },
    ],
    [
      { role: 'assistant', text: 'Hi', respond: false },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi' }] },
    ],
    [
      { role: 'system', text: '{}', respond: true, toolCallId: 'c1' },
      { type: 'function_call_output', call_id: 'c1', output: '{}' },
    ],
  ] as const)
    it(`makes ${item.type} of what the ${words.role} says`, () => {
      expect(itemOf(words)).to.deep.equal({ type: 'conversation.item.create', item });
    });
});
