import { expect } from 'chai';
import { AnswerRequests, itemOf } from '../../../../core/call/realtime/requests.js';

/** The types that were written. Without a time, all happens at once. */
function requests() {
  const written: unknown[] = [];
  const answers = new AnswerRequests((event) => written.push((event as { type: string }).type));
  return {
    written,
    request: (instead: boolean, now = 0) => answers.request({ instead }, now),
    follow: (type: string, code?: string, now = 0) => answers.follow(type, code, now),
    hear: (audible: boolean, now: number) => answers.hear(audible, now),
  };
}

const [CANCEL, CLEAR, CREATE] = ['response.cancel', 'output_audio_buffer.clear', 'response.create'];

describe('AnswerRequests', () => {
  it('requests one answer at a time, and the next when that is done', () => {
    const { request, follow, written } = requests();
    request(false);
    follow('response.created');
    request(false);
    request(false);
    expect(written).to.deep.equal([CREATE]);
    follow('response.done');
    follow('response.done');
    expect(written).to.deep.equal([CREATE, CREATE]);
  });

  it('cuts off what is being said for a typed message', () => {
    const { request, follow, written } = requests();
    follow('response.created');
    request(true);
    follow('response.done');
    expect(written).to.deep.equal([CANCEL, CLEAR, CREATE]);
  });

  it('requests it again after a refusal, and where the end of an answer is withheld', () => {
    const { follow, written } = requests();
    follow('error', 'conversation_already_has_active_response');
    follow('output_audio_buffer.stopped');
    expect(written).to.deep.equal([CREATE]);
  });

  describe('where the beginning and the end of answers are withheld', () => {
    for (const sign of ['response.output_audio_transcript.delta', 'output_audio_buffer.started'])
      it(`cuts off an answer that ${sign} tells of, and requests the next when it is silent`, () => {
        const { request, follow, hear, written } = requests();
        follow(sign);
        hear(true, 1000);
        request(true, 1000);
        hear(false, 2900);
        expect(written).to.deep.equal([CANCEL, CLEAR]);
        hear(false, 3000);
        hear(false, 9000);
        expect(written).to.deep.equal([CANCEL, CLEAR, CREATE]);
      });

    it('waits while there are words or sound', () => {
      const { request, follow, hear, written } = requests();
      request(false);
      request(false);
      follow('response.output_text.delta', undefined, 1500);
      hear(false, 3000);
      hear(true, 4000);
      hear(false, 5900);
      expect(written).to.deep.equal([CREATE]);
      hear(false, 6000);
      expect(written).to.deep.equal([CREATE, CREATE]);
    });

    it('waits for a report once there has been one', () => {
      const { request, follow, hear, written } = requests();
      follow('response.created');
      request(false);
      hear(false, 9000);
      expect(written).to.deep.equal([]);
    });
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
