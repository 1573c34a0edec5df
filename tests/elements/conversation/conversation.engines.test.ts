import { expect } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { CHAT, type Happening, after } from '../../../stories/states.js';
import {
  assistant,
  drawn,
  part,
  present,
  settled,
  showing,
  style,
  text,
  waitUntil,
  isWithin,
} from '../support/drawing.js';
import { afterTest, recordWarnings } from '../../core/support/after-test.js';
import { pretendToLack, resizeWindow } from '../support/page-changes.js';
import { BROKEN, CONNECTED, delta, FINISHED, turn } from '../support/happenings.js';

/** An answer that is longer than its view. */
const LONG = turn('Hi', Array.from({ length: 60 }, (_, index) => `Line ${index}`).join('\n\n'));

describe('the conversation', () => {
  it('shows the visitor on the right and the assistant on the left', async () => {
    const element = await showing(after({}, ...CHAT));
    const list = present(element, 'conversation').getBoundingClientRect();
    const user = present(element, 'user-message').getBoundingClientRect();
    const answer = present(element, 'assistant-message').getBoundingClientRect();
    expect(list.right - user.right).to.be.below(user.left - list.left);
    expect(answer.left - list.left).to.be.below(list.right - answer.right + 1);
  });

  for (const markdown of [
    'Text',
    '- item',
    '> quoted',
    '### Heading',
    '```\ncode\n```',
    '|a|b|\n|-|-|',
  ])
    it(`has the same room above and below ${JSON.stringify(markdown)}`, async () => {
      const element = await showing(after({}, ...turn('Hi', markdown), FINISHED));
      const message = present(element, 'assistant-message');
      await waitUntil(() => message.querySelector('.section > div > *'));
      const bubble = message.querySelector('.bubble')!.getBoundingClientRect();
      const shown = message.querySelector('.section > div')!;
      await waitUntil(() => {
        const { top, bottom } = shown.getBoundingClientRect();
        return Math.abs(top - bubble.top - (bubble.bottom - bottom)) < 1;
      });
    });

  for (const [dir, question, reply] of [
    ['ltr', 'كم تكلفة الجولة؟', 'الباقة الأساسية.'],
    ['rtl', 'asha@example.com', 'Thank you.'],
  ] as const)
    it(`aligns messages by the direction of the page, ${dir}`, async () => {
      document.documentElement.dir = dir;
      afterTest(() => (document.documentElement.dir = ''));
      const element = await showing(after({}, ...turn(question, reply)));
      const list = present(element, 'conversation');
      const [first, second] = list.querySelectorAll('[part~="bubble"]');
      const middle = (shown: Element) => {
        const { left, width } = shown.getBoundingClientRect();
        return left + width / 2;
      };
      const visitors = dir === 'ltr' ? 1 : -1;
      expect(Math.sign(middle(first!) - middle(list))).to.equal(visitors);
      expect(Math.sign(middle(second!) - middle(list))).to.equal(-visitors);
    });

  it('shows what was said in a call in the words of the transcript', async () => {
    const said = 'It is 5*5*2 and\n1) __init__.py';
    const element = await showing(
      after({ mode: 'voice' }, ...CONNECTED, {
        type: 'call-transcribed',
        role: 'user',
        text: said,
        final: true,
      }),
    );
    const words = present(element, 'user-message').querySelector<HTMLElement>('p');
    expect(words?.innerText).to.equal(said);
  });

  it('skips a message that cannot be rendered', async () => {
    const state = after({}, ...CHAT, FINISHED);
    const [question, answer] = state.transcript.entries;
    const entries = [question!, { ...answer!, id: 7, text: undefined as never }, answer!];
    const warnings = recordWarnings();
    const element = await assistant({ size: 'compact' });
    element.snapshot = { ...state, transcript: { entries } };
    await waitUntil(() => text(element, 'conversation')?.includes('two packages'));
    expect(element.renderRoot.querySelectorAll('[part~="assistant-message"]')).to.have.length(2);
    await waitUntil(() => warnings.length);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('a message could not be rendered and is skipped: TypeError');
  });

  it('scrolls a wide table inside the bubble', async () => {
    await resizeWindow(360, 740);
    const cells = (text: string) => `|${` ${text} |`.repeat(6)}\n`;
    const table = cells('Tiruvannamalai') + cells('---') + cells('Comprehensive');
    const element = await showing(after({ mode: 'chat' }, ...turn('Table', `${table}\n${table}`)));
    const panel = present(element, 'panel').getBoundingClientRect();
    await waitUntil(() => element.renderRoot.querySelectorAll('.wide').length === 2);
    for (const wide of element.renderRoot.querySelectorAll('.wide')) {
      const bubble = wide.closest('.bubble')!.getBoundingClientRect();
      expect(bubble.left).to.be.above(panel.left);
      expect(bubble.right).to.be.below(panel.right);
      // The styles of tables load with the first message.
      await waitUntil(() => wide.scrollWidth > wide.clientWidth, 'it scrolls');
    }
  });

  for (const [list, look] of [
    ['2026. We opened then', {}],
    ['1234567. Seven digits', { size: 'tiny' }],
    ['999999999. Nine digits\n1. and ten', { size: 'compact' }],
    ['998. a\n1. b\n1. c', { size: 'tiny' }],
    ['> - 20265) nested', { size: 'full' }],
    ['12345. دستور', {}],
  ] as const)
    it(`shows the numbers of ${JSON.stringify(list)} within the bubble`, async () => {
      const element = await showing(after({}, ...turn('Hi', list), FINISHED), look);
      const message = present(element, 'assistant-message');
      await waitUntil(() => message.querySelector('ol'), 'the list');
      const { start, children } = message.querySelector('ol')!;
      const item = children[0] as HTMLElement;
      // The number of an item in its own text, which is as wide as its marker.
      const number = document.createElement('span');
      number.style.fontVariantNumeric = 'tabular-nums';
      number.textContent = `${start + children.length - 1}.`;
      item.append(number);
      const { width } = number.getBoundingClientRect();
      number.remove();
      const bubble = message.querySelector('.bubble')!.getBoundingClientRect();
      const { left, right } = item.getBoundingClientRect();
      const room =
        getComputedStyle(item).direction === 'rtl' ? bubble.right - right : left - bubble.left;
      expect(room).to.be.above(width + 4);
    });

  describe('when it is longer than its view', () => {
    const more = delta('\n\nMore');
    const two = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    /** The height of the conversation below the view, in pixels. */
    function below(element: VoiceAssistant): number {
      const { bottom } = present(element, 'conversation').getBoundingClientRect();
      return present(element, 'assistant-message').getBoundingClientRect().bottom - bottom;
    }

    /** The element once it shows the end of the answer. */
    async function shown(): Promise<VoiceAssistant> {
      const element = await showing(after({}, ...LONG));
      await waitUntil(() => text(element, 'conversation')?.includes('Line 59'));
      await waitUntil(() => below(element) <= 0);
      return element;
    }

    /** Has the answer grow, and waits until one sees it. */
    async function grow(element: VoiceAssistant, added: Happening): Promise<void> {
      element.snapshot = after({}, ...LONG, added);
      await waitUntil(() => text(element, 'conversation')?.includes('More'));
    }

    async function readBack(): Promise<{ element: VoiceAssistant; line: () => number }> {
      const element = await shown();
      const list = present(element, 'conversation');
      list.scrollTop -= 300;
      await drawn(element, 'newest-button');
      await two();
      const { top, bottom } = list.getBoundingClientRect();
      const lines = [...present(element, 'assistant-message').querySelectorAll('p')];
      const seen = lines.find((each) => each.getBoundingClientRect().top > (top + bottom) / 2)!;
      // Within the list: the panel may still move to its place.
      const place = () => seen.getBoundingClientRect().top - list.getBoundingClientRect().top;
      return { element, line: () => Math.round(place()) };
    }

    it('stays at the end while it grows', async () => {
      const element = await showing(after({}, ...LONG));
      await waitUntil(() => text(element, 'conversation')?.includes('Line 59'));
      await grow(element, more);
      await waitUntil(() => below(element) <= 0);
      expect(part(element, 'newest-button')).to.equal(null);
    });

    it('stops following when the visitor scrolls back, and offers a button to the end', async () => {
      const { element, line } = await readBack();
      const before = line();
      await grow(element, more);
      await two();
      expect(line()).to.be.closeTo(before, 2);
      present(element, 'newest-button').click();
      await waitUntil(() => below(element) <= 0);
      await waitUntil(() => !part(element, 'newest-button'));
    });

    for (const [name, updates, scrolled] of [
      ['one update', 1, 0],
      ['two updates before a frame', 2, 0],
      ['four updates before a frame', 4, 0],
      ['an update, and a visitor who scrolls', 1, -20],
      ['two updates, and a visitor who scrolls', 2, 30],
    ] as const)
      it(`keeps the reading position without scroll anchoring: ${name}`, async () => {
        pretendToLack('overflow-anchor');
        const { element, line } = await readBack();
        // Only such browsers load it.
        await import('../../../elements/conversation/scroll-anchor.js');
        const list = present(element, 'conversation');
        list.style.overflowAnchor = 'none';
        await two();
        const before = line();
        let answer = '';
        for (let update = 0; update < updates; update++) {
          answer += '\n\nMore';
          element.snapshot = after({}, ...LONG, delta(answer));
          await element.updateComplete;
        }
        list.scrollTop += scrolled;
        await two();
        await two();
        expect(line()).to.be.closeTo(before - scrolled, 2);
      });

    describe('while text at its end is selected', () => {
      const grown = delta('\n\nMore'.repeat(9));

      async function select(): Promise<{ element: VoiceAssistant; line: () => number }> {
        const element = await shown();
        const lines = present(element, 'assistant-message').querySelectorAll('p');
        const last = [...lines].at(-1)!;
        last.dispatchEvent(new Event('selectstart', { bubbles: true, composed: true }));
        getSelection()!.selectAllChildren(last);
        // Its scroll event.
        await two();
        return { element, line: () => Math.round(last.getBoundingClientRect().top) };
      }

      it('keeps it in place, and offers a button to the end', async () => {
        const { element, line } = await select();
        const before = line();
        dispatchEvent(new Event('pointerup'));
        await grow(element, grown);
        await drawn(element, 'newest-button');
        expect(line()).to.be.closeTo(before, 3);
        present(element, 'newest-button').click();
        await waitUntil(() => below(element) <= 0);
      });

      for (const [name, event] of [
        ['the press has selected nothing', 'pointerup'],
        ['another press begins', 'pointerdown'],
      ] as const)
        it(`stays at the end again when ${name}`, async () => {
          const { element } = await select();
          getSelection()!.removeAllRanges();
          dispatchEvent(new Event(event));
          await grow(element, grown);
          await waitUntil(() => below(element) <= 0);
          expect(part(element, 'newest-button')).to.equal(null);
        });
    });

    it('is at its end again when the panel reopens', async () => {
      const { element } = await readBack();
      element.snapshot = after({}, ...LONG, { type: 'close' });
      await waitUntil(() => !part(element, 'panel'));
      element.snapshot = after({}, ...LONG);
      await drawn(element, 'panel');
      await waitUntil(() => below(element) <= 0 && !part(element, 'newest-button'));
    });
  });

  it('shows a blinking cursor after a streaming message only', async () => {
    const streaming = await showing(after({}, ...CHAT));
    await drawn(streaming, 'cursor');
    const { animationName, animationIterationCount } = style(streaming, 'cursor');
    expect([animationName, animationIterationCount]).to.deep.equal(['blink', 'infinite']);
    const [...paragraphs] = present(streaming, 'assistant-message').querySelectorAll('p');
    const last = paragraphs.at(-1)!.getBoundingClientRect();
    const cursor = present(streaming, 'cursor').getBoundingClientRect();
    expect(cursor.top).to.be.at.least(last.top - 1);
    expect(cursor.bottom).to.be.at.most(last.bottom + 1);
    const whole = await showing(after({}, ...CHAT, FINISHED));
    expect(part(whole, 'cursor')).to.equal(null);
  });
});

describe('the button to the newest message', () => {
  for (const [name, happenings, size] of [
    ['above the text box', [], 'compact'],
    ['above what went wrong', [BROKEN], 'compact'],
    ['on a tiny panel', [BROKEN], 'tiny'],
  ] as const)
    it(`covers nothing but the conversation, ${name}`, async () => {
      const element = await showing(after({}, ...LONG, ...happenings), { size });
      const list = present(element, 'conversation');
      const { height } = list.getBoundingClientRect();
      await waitUntil(() => list.scrollHeight > height + 300, 'it can be scrolled');
      list.scrollTop -= 300;
      const button = await drawn(element, 'newest-button');
      await settled(element);
      expect(isWithin(button, list)).to.equal(true);
      expect(list.getBoundingClientRect().height).to.be.closeTo(height, 1);
    });
});
