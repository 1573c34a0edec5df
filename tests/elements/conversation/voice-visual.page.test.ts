import { expect } from '@open-wc/testing';
import type { State } from '../../../core/machine/state.js';
import { after, CALL, type Happening } from '../../../stories/states.js';
import { drawn, present, settled, showing, text, waitUntil } from '../support/drawing.js';

const settings = { mode: 'voice', showTranscript: false } as const;
const call = (...events: Happening[]): State => after(settings, ...CALL, ...events);
const changed = (change: object): Happening => ({ type: 'call-changed', change });

const MOODS: readonly [mood: string, state: State][] = [
  ['assembling', after(settings, { type: 'open' }, { type: 'start-call' })],
  ['resting', call()],
  ['talking', call({ type: 'call-speech-started', role: 'assistant' })],
  ['thinking', call(changed({ thinking: true }))],
  ['silenced', call(changed({ muted: true }))],
];

describe('the voice visual', () => {
  for (const [mood, state] of MOODS)
    it(`is ${mood}`, async () => {
      const element = await showing(state);
      const visual = await drawn(element, 'voice-visual');
      expect(visual.classList.contains(mood)).to.equal(true);
      expect(visual.offsetWidth).to.equal(150);
      expect(visual.querySelector('.sign .icon') !== null).to.equal(mood === 'silenced');
    });

  for (const size of ['tiny', 'compact', 'full'] as const)
    it(`has 150 pixels, grows with the volume and stays in view, ${size}`, async () => {
      const element = await showing(after({ showTranscript: false }, ...CALL), { size });
      await settled(element);
      const visual = await drawn(element, 'voice-visual');
      visual.style.transition = 'none';
      expect([visual.offsetWidth, visual.offsetHeight]).to.deep.equal([150, 150]);
      visual.style.setProperty('--volume', '1');
      const list = present(element, 'conversation');
      const room = list.getBoundingClientRect();
      const { width, top, bottom } = visual.getBoundingClientRect();
      expect(width).to.be.above(150);
      expect([top >= room.top, bottom <= room.bottom]).to.deep.equal([true, true]);
      expect(list.scrollHeight).to.equal(list.clientHeight);
    });

  it('has the last sentence below', async () => {
    const said = 'Both come with analytics. Premium adds floor plans.';
    const element = await showing(
      call({ type: 'call-transcribed', role: 'assistant', text: said, final: true }),
    );
    await drawn(element, 'voice-visual');
    expect(text(element, 'caption')).to.equal('Premium adds floor plans.');
  });

  it('follows a change of language from the first letters of a word', async () => {
    const says = (words: string) =>
      call({ type: 'call-transcribed', role: 'user', text: words, final: false });
    const element = await showing(says('I want'));
    element.lang = 'en';
    for (const words of ['I want to see न', 'I want to see नमस्ते']) {
      element.snapshot = says(words);
      const caption = await drawn(element, 'caption');
      await waitUntil(() => text(element, 'caption') === words);
      const parts = [...caption.children].map((each) => [
        (each as HTMLElement).lang,
        each.textContent,
      ]);
      expect(parts).to.deep.equal([
        ['en', 'I want to see '],
        ['', words.slice(14)],
      ]);
    }
  });

  it('moves nothing while the panel is closed', async () => {
    const element = await showing(call({ type: 'call-speech-started', role: 'assistant' }));
    const visual = await drawn(element, 'voice-visual');
    expect(visual.getAnimations({ subtree: true })).to.not.have.length(0);
    element.snapshot = call({ type: 'call-speech-started', role: 'assistant' }, { type: 'close' });
    await drawn(element, 'launcher');
    expect(visual.getAnimations({ subtree: true })).to.have.length(0);
  });
});
