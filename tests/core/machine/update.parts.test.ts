import { expect } from '@open-wc/testing';
import { view } from '../../../core/machine/view.js';
import { update } from '../../../core/machine/update.js';
import { after, CALL } from '../../../stories/states.js';

const part = { kind: 'block', block: {} } as const;
const added = (partId: string, text = partId) =>
  ({ type: 'part-added', partId, text, part }) as const;
const stamp = { key: 9, at: 9, id: 'm' };

describe('parts of a conversation', () => {
  it('replace the part with the same id, at the end', () => {
    const { transcript } = after({}, ...CALL, added('a', 'old'), added('b'), added('a', 'new'));
    expect(transcript.entries.slice(2).map(({ text }) => text)).to.deep.equal(['b', 'new']);
  });

  it('take the place of the animation in a call without a transcript', () => {
    const quiet = { mode: 'voice', showTranscript: false } as const;
    expect(view(after(quiet, ...CALL)).conversation.kind).to.equal('visual');
    const { conversation } = view(after(quiet, ...CALL, added('a')));
    expect(conversation).to.deep.include({ kind: 'list' });
    expect(
      conversation.kind === 'list' && conversation.entries.map(({ text }) => text),
    ).to.deep.equal(['a']);
  });

  it('come with texts that go into a call in any mode', () => {
    for (const settings of [{ mode: 'voice' }, { typingInCall: false }] as const) {
      const state = after(settings, ...CALL);
      const [next, effects] = update(state, {
        type: 'send-message',
        text: ' Yes ',
        inCall: true,
        ...stamp,
      });
      expect(next.voice).to.equal(state.voice);
      expect(next.transcript.entries.at(-1)).to.include({ text: 'Yes', role: 'user' });
      expect(effects.some(({ type }) => type === 'send-to-call')).to.equal(true);
    }
    const [, effects] = update(after({ mode: 'voice' }), {
      type: 'send-message',
      text: 'Yes',
      inCall: true,
      ...stamp,
    });
    expect(effects.map(({ type }) => type)).to.deep.equal(['emit']);
  });
});
