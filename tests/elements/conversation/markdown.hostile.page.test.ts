import { expect } from '@open-wc/testing';
import { BLOCK_LENGTH } from '../../../core/markdown/blocks.js';
import { DRAWING_LENGTH, GrowingMarkdown } from '../../../elements/conversation/markdown.js';
import { SHOWN_LENGTH, shownPart } from '../../../elements/conversation/too-long.js';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.js';

/*
 * No time is measured here: what is drawn before the scheduler is asked for a new task is counted.
 * Longest tasks in milliseconds are measured by `npm run bench:hostile`.
 */

/** The deepest element in a message. The layout of deeper ones is slow, and of thousands overflows the stack. */
const DEEPEST = 200;

/** How much of a hostile answer arrives at once while it grows, in characters. */
const DELTA = 40_000;

/** Draws texts and returns how many characters were drawn in each task. */
async function drawnInTasks(
  place: HTMLElement,
  draw: (count: () => void) => Promise<void>,
): Promise<number[]> {
  const drawn: number[] = [];
  let before = 0;
  const count = () => {
    const { length } = place.textContent;
    drawn.push(length - before);
    before = length;
  };
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((...later: Parameters<typeof setTimeout>) => {
    count();
    return setTimeout(...later);
  }) as typeof setTimeout;
  try {
    await draw(count);
    count();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  return drawn;
}

function depthOf(element: Element): number {
  return 1 + Math.max(0, ...Array.from(element.children, depthOf));
}

describe('a hostile text', () => {
  for (const [name, whole] of Object.entries(HOSTILE_TEXTS)) {
    const text = shownPart(whole.slice(0, 2 * SHOWN_LENGTH));

    it(`is drawn in bounded steps: ${name}`, async () => {
      const place = document.createElement('div');
      const markdown = new GrowingMarkdown(place);
      const drawn = await drawnInTasks(place, () => markdown.show(text));
      expect(Math.max(...drawn)).to.be.at.most(DRAWING_LENGTH + 2 * BLOCK_LENGTH);
      expect(markdown.busy).to.equal(false);
      expect(depthOf(place)).to.be.below(DEEPEST);
      expect(place.querySelector('img, script, style, iframe, [onclick]')).to.equal(null);
    });

    it(`grows in bounded steps: ${name}`, async () => {
      const place = document.createElement('div');
      const markdown = new GrowingMarkdown(place);
      const drawn = await drawnInTasks(place, async (count) => {
        for (let length = DELTA; length < 4 * DELTA; length += DELTA) {
          await markdown.show(text.slice(0, length), true);
          // Updates are tasks of their own.
          count();
        }
      });
      expect(Math.max(...drawn)).to.be.at.most(DRAWING_LENGTH + 2 * BLOCK_LENGTH);
    });
  }

  it('is all there', async () => {
    for (const text of ['w'.repeat(100_000), 'some words '.repeat(9000), '>'.repeat(50_000)]) {
      const place = document.createElement('div');
      await new GrowingMarkdown(place).show(text);
      expect(place.textContent.replace(/\s/g, '') === text.replace(/\s/g, '')).to.equal(true);
    }
  });

  it('keeps only as many combining marks on a letter as can be read', async () => {
    const place = document.createElement('div');
    await new GrowingMarkdown(place).show(`a${'\u0301'.repeat(500)} नमस्ते`);
    expect(place.textContent).to.equal(`a${'\u0301'.repeat(24)} नमस्ते`);
  });

  it('keeps changes of direction, unless there are more in a block than a text needs', async () => {
    const place = document.createElement('div');
    const changes = (count: number) => '\u202ea\u202c'.repeat(count);
    await new GrowingMarkdown(place).show(`${changes(48)}\n\n${changes(49)}`);
    expect(place.textContent.replace(/\s/g, '')).to.equal(`${changes(48)}${'a'.repeat(49)}`);
  });
});
