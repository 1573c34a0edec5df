import { expect, oneEvent } from '@open-wc/testing';
import type { State } from '../../../core/machine/state.js';
import { transcriptAsText } from '../../../elements/call-bar/transcript-export.js';
import { DRAWING_LENGTH, SECTION_BLOCKS } from '../../../elements/conversation/markdown.js';
import { GROUP_SIZE, SHOWN_MESSAGES } from '../../../elements/conversation/message-list.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after } from '../../../stories/states.js';
import {
  closePanel,
  drawn,
  opened,
  part,
  present,
  showing,
  text,
  waitUntil,
} from '../support/drawing.js';
import { afterTest } from '../../core/support/after-test.js';
import { ManualTimers, turns } from '../../support/manual-timers.js';
import { adoptInPage, pretendToLack, resizeWindow } from '../support/page-changes.js';
import { BROKEN, delta, FINISHED, turn } from '../support/happenings.js';

const TURN = turn('Hi');

/** A conversation with one question and `count` outputs. */
function answeredBy(count: number): State {
  return after({}, ...turn('Hi', ...Array.from({ length: count }, (_, at) => `Answer ${at}`)));
}

/** A conversation with one answer of `count` paragraphs. */
function paragraphs(count: number): State {
  const texts = Array.from({ length: count }, (_, at) => `Paragraph ${at}`);
  return after({}, ...TURN, delta(texts.join('\n\n')));
}

function messages(element: VoiceAssistant): HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>('[part~="assistant-message"]')];
}

/** Whether the browser renders a node, or skips it out of view. */
function isDrawn(node: HTMLElement): boolean {
  return node.checkVisibility({ contentVisibilityAuto: true });
}

describe('a long conversation', () => {
  const MANY = 5 * GROUP_SIZE;

  /** A call in which the visitor and the assistant take turns. */
  function turns(count: number): State {
    const { transcript: _, ...state } = after({}, ...TURN);
    const entries = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      role: at % 2 ? ('assistant' as const) : ('user' as const),
      text: `Sentence ${at}`,
      at,
      source: { kind: 'spoken', partial: '' } as const,
    }));
    return { ...state, transcript: { entries } };
  }

  const shownTexts = (element: VoiceAssistant) =>
    [...element.renderRoot.querySelectorAll('.message')].map((row) => row.textContent);

  it('has at most 3,000 nodes, and all of it can be saved', async () => {
    const state = turns(20_000);
    const element = await showing(state);
    for (const length of [20_000, 20_001, 20_100, 20_101, SHOWN_MESSAGES + 1, SHOWN_MESSAGES, 3]) {
      element.snapshot = turns(length);
      const newest = new RegExp(`Sentence ${length - 1}\\b`);
      const isDrawn = (text: string) => text.includes('Sentence');
      let shown: string[] = [];
      await waitUntil(() => {
        shown = shownTexts(element);
        return newest.test(shown.at(-1) ?? '') && shown.every(isDrawn);
      }, String(newest));
      const count = document.createNodeIterator(element.renderRoot);
      let nodes = 0;
      while (count.nextNode()) nodes++;
      expect(nodes).to.be.below(3000);
      expect(shown).to.have.length.within(Math.min(length, SHOWN_MESSAGES / 2), SHOWN_MESSAGES);
      shown.forEach((each, at) => {
        expect(each).to.contain(`Sentence ${length - shown.length + at}`);
      });
      expect(part(element, 'earlier') !== null).to.equal(shown.length < length);
    }
    const saved = transcriptAsText(state.transcript.entries, { user: 'You', assistant: 'It' });
    for (const at of [0, 9999, 19_999]) expect(saved).to.contain(`Sentence ${at}\n`);
  });

  it('is not rendered out of view, but can be read', async () => {
    const element = await showing(answeredBy(MANY));
    const all = messages(element);
    expect(all).to.have.length(MANY);
    await waitUntil(() => !isDrawn(all[0]!) && isDrawn(all.at(-1)!));
    await waitUntil(() => all[0]!.textContent.includes('Answer 0'));
    const list = present(element, 'conversation');
    list.scrollTop = -list.scrollHeight;
    await waitUntil(() => isDrawn(all[0]!) && !isDrawn(all[2 * GROUP_SIZE]!));
  });

  it('applies containment to nothing else', async () => {
    const element = await showing(answeredBy(MANY), { size: 'full' });
    const leftOut = [...element.renderRoot.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each).contentVisibility === 'auto',
    );
    expect(leftOut).not.to.have.length(0);
    for (const each of leftOut) expect(each.parentElement!.closest('[role=list]')).to.exist;
  });

  it('skips a long answer completely once messages follow it', async () => {
    const long = (_: unknown, at: number) =>
      delta('A paragraph\n\n'.repeat(2 * SECTION_BLOCKS), at);
    const answered = (count: number) => after({}, ...TURN, ...Array.from({ length: count }, long));
    const element = await showing(answered(4));
    await waitUntil(() => element.renderRoot.querySelectorAll('.assistant .section').length === 8);
    const sections = [...element.renderRoot.querySelectorAll<HTMLElement>('.assistant .section')];
    const drawnSections = () =>
      sections.map((each) => isDrawn(each.firstElementChild as HTMLElement));
    expect(drawnSections()).to.deep.equal(Array(8).fill(true));
    element.snapshot = answered(5);
    await waitUntil(() => !drawnSections()[3]);
    expect(drawnSections()).to.deep.equal([...Array(4).fill(false), ...Array(4).fill(true)]);
  });

  it('is drawn from the newest message on, as after a reload', async () => {
    const element = await showing(answeredBy(1));
    const drawn: Node[] = [];
    const isBubble = ({ target }: MutationRecord) => (target as Element).matches('.bubble');
    const observer = new MutationObserver((changes) =>
      drawn.push(...changes.filter(isBubble).map(({ target }) => target)),
    );
    observer.observe(element.renderRoot, { childList: true, subtree: true });
    element.snapshot = answeredBy(MANY);
    await waitUntil(() => messages(element).length === MANY);
    await waitUntil(() => !element.renderRoot.querySelector('.bubble:empty'), 'all are drawn');
    observer.disconnect();
    const rows = messages(element).map((row) => row.querySelector('.bubble')!);
    const order = rows.map((row) => drawn.indexOf(row)).filter((at) => at >= 0);
    expect(order.length).to.be.at.least(MANY - 1);
    expect(order).to.deep.equal(order.toSorted((one, other) => other - one));
  });

  it('is estimated to be no higher than it is', async () => {
    const short = Array.from({ length: MANY }, (_, at) => delta('a', at));
    const long = delta('a\n\n'.repeat(3 * SECTION_BLOCKS), MANY);
    const element = await showing(after({}, ...TURN, ...short, long, delta('a', MANY + 1)));
    await waitUntil(() => messages(element).length === MANY + 2);
    const contained = '.group .contained, .contained.section';
    const all = () => [...element.renderRoot.querySelectorAll<HTMLElement>(contained)];
    await waitUntil(() => all().length > MANY / GROUP_SIZE);
    await waitUntil(() => !element.renderRoot.querySelector('.bubble:empty'), 'all are filled');
    for (const each of all()) {
      const estimate = parseFloat(
        getComputedStyle(each).containIntrinsicHeight.replace('auto', ''),
      );
      each.style.contentVisibility = 'visible';
      expect(each.getBoundingClientRect().height).to.be.above(estimate);
    }
  });

  for (const [name, anchored] of [
    ['by the browser', true],
    ['without scroll anchoring', false],
  ] as const)
    it(`keeps what is read in place while it scrolls and grows, ${name}`, async () => {
      if (!anchored) pretendToLack('overflow-anchor');
      const paragraph = (at: number) => `${at} ${'and more '.repeat(((at * 7) % 11) * 6)}\n\n`;
      const long = Array.from({ length: 10 * SECTION_BLOCKS }, (_, at) => paragraph(at)).join('');
      const outputs = Array.from({ length: MANY }, (_, at) => delta(paragraph(at), at));
      const state = (grown: string) => after({}, ...TURN, ...outputs, delta(long + grown, MANY));
      const element = await showing(state(''), { size: 'full' });
      const last = `${10 * SECTION_BLOCKS - 1} and more`;
      await waitUntil(() => messages(element)[MANY]?.textContent.includes(last));
      // Browsers that cannot anchor load it.
      await import('../../../elements/conversation/scroll-anchor.js');
      const list = present(element, 'conversation');
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      /** Blocks that are in view, before and after the list is scrolled. */
      const read = (scrolled: number) => {
        const view = list.getBoundingClientRect();
        return [...list.querySelectorAll<HTMLElement>('.section > *')].filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          const isIn = (by: number) => bottom - by > view.top && top - by < view.bottom;
          return isIn(0) && isIn(scrolled) && isDrawn(each);
        });
      };
      const shift = async (scrolled: number) => {
        await waitUntil(() => read(scrolled).length);
        const blocks = read(scrolled);
        const seen = blocks[Math.floor(blocks.length / 2)]!;
        const before = seen.getBoundingClientRect().top;
        list.scrollTop += scrolled;
        element.snapshot = state('More.\n\n'.repeat(shifts.length));
        for (let frames = 0; frames < 3; frames++) await frame();
        return Math.round(seen.getBoundingClientRect().top + scrolled - before);
      };
      const shifts: number[] = [];
      const walk = async (steps: number, by: number) => {
        for (let step = 0; step < steps; step++) shifts.push(await shift(by));
      };
      await walk(6, -90);
      await walk(20, -250);
      list.scrollTop = -list.scrollHeight;
      await waitUntil(() => isDrawn(messages(element)[0]!));
      await frame();
      await walk(6, 90);
      await walk(12, 250);
      expect(shifts.filter((each) => Math.abs(each) > 2)).to.deep.equal([]);
    });

  it('removes messages completely', async () => {
    const element = await showing(answeredBy(MANY));
    const list = messages(element)[0]!.closest('[role=list]')!;
    element.snapshot = after({}, ...TURN);
    await waitUntil(() => messages(element).length === 0);
    expect(list.querySelectorAll('*').length).to.be.lessThan(10);
    element.snapshot = answeredBy(2);
    await waitUntil(() => text(element, 'conversation')?.endsWith('Answer 1'));
    expect(messages(element)).to.have.length(2);
    expect(list.querySelectorAll('.contained').length).to.equal(0);
  });

  it('marks an incomplete answer once', async () => {
    const broken = () => after({}, ...turn('Hi', 'Half an'), BROKEN);
    const element = await showing(broken());
    const notes = () => messages(element)[0]!.querySelectorAll('.incomplete');
    await waitUntil(() => notes().length === 1);
    element.snapshot = broken();
    await element.updateComplete;
    expect(notes()).to.have.length(1);
    element.snapshot = after({}, ...TURN, delta('Half an'));
    await element.updateComplete;
    expect(notes()).to.have.length(0);
  });
});

describe('an answer that grows', () => {
  it('keeps the nodes of its open block, and with them the selection', async () => {
    const element = await showing(after({}, ...TURN, delta('See **this** plan')));
    const bubble = messages(element)[0]!;
    await waitUntil(() => bubble.querySelector('strong'));
    const nodes = () => {
      const paragraph = bubble.querySelector('p')!;
      return [paragraph, paragraph.firstChild, paragraph.querySelector('strong')];
    };
    const before = nodes();
    element.snapshot = after({}, ...TURN, delta('See **this** plan of the house, and its garden'));
    await waitUntil(() => bubble.textContent.includes('its garden'));
    nodes().forEach((node, at) => expect(node === before[at]).to.equal(true));
  });

  it('is not rendered out of view, but can be read', async () => {
    const element = await showing(paragraphs(5 * SECTION_BLOCKS));
    const drawnYet = () => [...messages(element)[0]!.querySelectorAll('p')];
    await waitUntil(() => drawnYet().length === 5 * SECTION_BLOCKS, 'all is drawn, in stretches');
    const all = drawnYet();
    await waitUntil(() => !isDrawn(all[0]!) && isDrawn(all.at(-1)!));
    expect(all[0]!.textContent).to.equal('Paragraph 0');
  });

  it('is laid out once in view', async () => {
    const element = await showing(paragraphs(2 * SECTION_BLOCKS));
    const [answer] = messages(element);
    await waitUntil(() => answer!.querySelectorAll('p').length === 2 * SECTION_BLOCKS);
    expect(answer!.querySelectorAll('.contained').length).to.equal(0);
  });

  it('shows interleaved outputs as two messages', async () => {
    const parts = ['One', 'Two', ' and more', ' of it'].map((words, at) => delta(words, at % 2));
    const element = await showing(after({}, ...TURN, ...parts.slice(0, 2)));
    element.snapshot = after({}, ...TURN, ...parts.slice(0, 3));
    await element.updateComplete;
    element.snapshot = after({}, ...TURN, ...parts);
    await waitUntil(() => text(element, 'conversation')?.includes('of it'));
    const bubbles = messages(element).map((each) => each.querySelector('[part=bubble]'));
    expect(bubbles.map((each) => each?.textContent.trim())).to.deep.equal([
      'One and more',
      'Two of it',
    ]);
  });
});

describe('a closed panel', () => {
  it('is hidden, however the page styles its parts', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('voice-assistant::part(panel) { display: flex !important }');
    adoptInPage(sheet);
    const element = await opened({ mode: 'chat' });
    const panel = present(element, 'panel');
    expect(panel.checkVisibility()).to.equal(true);
    await closePanel(element);
    expect(panel.checkVisibility()).to.equal(false);
    expect(element.innerText).to.equal('');
  });

  it('keeps its conversation in the page', async () => {
    const element = await showing(answeredBy(3));
    const [first] = messages(element);
    element.snapshot = after({}, ...TURN, { type: 'close' });
    await waitUntil(() => !part(element, 'panel'));
    element.snapshot = answeredBy(4);
    await drawn(element, 'panel');
    expect(messages(element)[0] === first).to.equal(true);
    expect(messages(element)).to.have.length(4);
  });

  it('does not move the launcher on a phone', async () => {
    await resizeWindow(360, 740);
    const element = await opened({ mode: 'chat' });
    element.close();
    const { right, bottom } = (await drawn(element, 'launcher')).getBoundingClientRect();
    expect(right).to.equal(360 - 20);
    expect(bottom).to.equal(740 - 20);
  });
});

describe('an answer', () => {
  const asked = [...turn('Hi', 'First'), FINISHED, ...TURN.slice(1)];

  it('is awaited with dots, after a delay, until it begins', async () => {
    const element = await showing(after({}, ...turn('Hi', 'First'), FINISHED));
    const list = element.renderRoot.querySelector('.messages')!;
    const dots = () => getComputedStyle(list, '::after').content;
    const timers = new ManualTimers();
    afterTest(() => timers.restore());
    timers.install();
    element.snapshot = after({}, ...asked);
    await element.updateComplete;
    await timers.advance(299);
    expect(dots()).to.equal('none');
    await timers.advance(1);
    expect(dots()).to.equal('""');
    element.snapshot = after({}, ...asked, delta('Second'));
    await element.updateComplete;
    expect(dots()).to.equal('none');
  });

  it('is announced without those before once all of it is drawn, also what takes several tasks', async () => {
    const element = await showing(after({}, ...asked));
    const long = `${'A paragraph.\n\n'.repeat(DRAWING_LENGTH / 4)}The end.`;
    element.snapshot = after({}, ...asked, delta(long), delta('Third', 1), FINISHED);
    const announced = element.renderRoot.querySelector('.announced')!;
    await waitUntil(() => announced.textContent, 'it is announced');
    expect(announced.textContent).to.match(/^A paragraph\.[^]*The end\.\s*Third\.$/);
  });
});

it('an address is not reversed by what stands before it or in it', async () => {
  const address = '\u202ea [https://a.example/\u202eb](https://c.example)';
  const element = await showing(after({}, ...turn('Hi', address)));
  const message = await drawn(element, 'assistant-message');
  const link = () => message.querySelector('a');
  await waitUntil(() => link()?.textContent === 'https://a.example/b', 'the text of the link');
  const letters = link()!.firstChild as Text;
  const edges = [0, letters.length - 1].map((at) => {
    const range = document.createRange();
    range.setStart(letters, at);
    range.setEnd(letters, at + 1);
    return range.getBoundingClientRect().left;
  });
  expect(edges[0]).to.be.lessThan(edges[1]!);
});

describe('the button to the newest message', () => {
  it('disappears when the element is moved and scrolls to its end', async () => {
    const element = await showing(paragraphs(60));
    const list = present(element, 'conversation');
    await waitUntil(() => list.scrollHeight > list.clientHeight + 300, 'there is enough to scroll');
    list.scrollTop = -300;
    await drawn(element, 'newest-button');
    const place = document.createElement('div');
    element.after(place);
    place.append(element);
    await waitUntil(() => !part(element, 'newest-button'));
    expect(list.scrollTop).to.equal(0);
  });
});

describe('an empty conversation', () => {
  it('can be scrolled when the page makes it small', async () => {
    const element = await opened({ mode: 'chat' });
    const list = present(element, 'conversation');
    const heard = oneEvent(list, 'scroll');
    list.dispatchEvent(new Event('scroll'));
    await heard;
    await turns();
    expect(part(element, 'newest-button')).to.equal(null);
  });
});
