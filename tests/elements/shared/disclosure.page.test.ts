import { expect } from '@open-wc/testing';
import type { AssistantOptions } from '../../../core/headless/index.js';
import { MODES } from '../../../core/machine/settings.js';
import type { Look } from '../../../core/options/table.js';
import { isCallButton } from '../../../elements/launcher/launcher.js';
import { after, CALL, CHAT } from '../../../stories/states.js';
import { drawn, isWithin, present, showing, text, waitUntil } from '../support/drawing.js';

const WORDS = 'You’re talking with an AI, not a person.';

const ended = { type: 'call-ended', reason: 'customer-ended-call' } as const;
const transferred = (type: string) =>
  ({ type: 'call-messaged', message: { type: 'transfer-update', destination: { type } } }) as const;

/** The parts that are described by the disclosure. */
function described(root: ParentNode): string[] {
  const found = [...root.querySelectorAll('[aria-describedby~=disclosure]')];
  return found.map((each) => each.getAttribute('part')!);
}

describe('the disclosure of the AI', () => {
  for (const layout of ['floating', 'inline', 'page'] as const)
    for (const size of ['tiny', 'compact', 'full'] as const)
      for (const mode of MODES) {
        // A call button has no panel.
        if (isCallButton({ layout, size, mode } as Look)) continue;
        it(`is in the panel and describes what begins: ${layout}, ${size}, ${mode}`, async () => {
          const element = await showing(after({ mode }, { type: 'open' }), { layout, size });
          const line = present(element, 'disclosure');
          expect(line.textContent).to.equal(WORDS);
          expect(isWithin(line, present(element, 'panel'))).to.equal(true);
          expect(described(element.renderRoot)).to.deep.equal([
            'panel',
            ...(mode === 'voice' ? [] : ['text-box']),
            ...(mode === 'chat' ? [] : ['call-button']),
          ]);
        });
      }

  it('describes nothing after the first exchange, and stays', async () => {
    const element = await showing(after({}, ...CHAT, { type: 'reply-finished' }));
    expect(text(element, 'disclosure')).to.equal(WORDS);
    expect(described(element.renderRoot)).to.deep.equal([]);
  });

  const CLOSED: readonly AssistantOptions[] = [{ size: 'tiny' }, {}];
  for (const options of CLOSED)
    it(`is beside a call without a panel: ${JSON.stringify(options)}`, async () => {
      const [, start, ...rest] = CALL;
      const call = (...events: typeof CALL) => after({ mode: 'voice' }, start!, ...events);
      const element = await showing(call(), options);
      await drawn(element, 'disclosure');
      element.snapshot = call(...rest);
      await element.updateComplete;
      expect(text(element, 'disclosure')).to.equal(WORDS);
      element.snapshot = call(...rest, ended);
      await element.updateComplete;
      expect(text(element, 'disclosure')).to.equal(undefined);
    });

  it('is beside an answer that the closed panel shows', async () => {
    const element = await showing(after({}, ...CHAT, { type: 'close' }));
    await waitUntil(() => element.renderRoot.querySelector('.announced'), 'the widget is there');
    await element.updateComplete;
    element.snapshot = after({}, ...CHAT, { type: 'close' }, { type: 'reply-finished' });
    await drawn(element, 'preview');
    expect(text(element, 'disclosure')).to.equal(WORDS);
  });

  it('ends when a person takes over the call, and not with another assistant', async () => {
    const call = (...destinations: string[]) =>
      after({ mode: 'voice' }, ...CALL, ...destinations.map(transferred));
    const element = await showing(call('assistant'));
    expect(text(element, 'disclosure')).to.equal(WORDS);
    element.snapshot = call('number');
    await element.updateComplete;
    expect(text(element, 'disclosure')).to.equal(undefined);
    element.snapshot = call('sip', 'assistant');
    await element.updateComplete;
    expect(text(element, 'disclosure')).to.equal(WORDS);
    element.snapshot = after({ mode: 'voice' }, ...CALL, transferred('sip'), ended);
    await element.updateComplete;
    expect(text(element, 'disclosure')).to.equal(WORDS);
  });

  it('has the page’s words', async () => {
    const texts = { disclosure: 'Sie sprechen mit einer KI.' };
    const element = await showing(after({}, { type: 'open' }), { texts });
    expect(text(element, 'disclosure')).to.equal(texts.disclosure);
  });

  it('is left to the page with aiDisclosure "off"', async () => {
    const element = await showing(after({}, { type: 'open' }), { aiDisclosure: 'off' });
    expect(text(element, 'disclosure')).to.equal(undefined);
    expect(described(element.renderRoot)).to.deep.equal([]);
  });
});
