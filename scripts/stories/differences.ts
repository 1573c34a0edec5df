import type { Page } from 'playwright-core';
import { withBrowser } from '../browser/launch-browser.js';
import type { Picture } from './photograph.js';

/** A picture of nothing, for a story that one side does not have. */
const NOTHING = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The stories that look different: for each the picture before, after, and what differs in red. */
export async function differences(
  before: readonly Picture[],
  after: readonly Picture[],
): Promise<Picture[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const titles = new Set([...before, ...after].map(({ title }) => title));
    const changed: Picture[] = [];
    for (const title of titles) {
      const old = before.find((each) => each.title === title)?.png ?? NOTHING;
      const now = after.find((each) => each.title === title)?.png ?? NOTHING;
      if (old.equals(now)) continue;
      const marked = await markDifference(page, old, now);
      if (marked)
        changed.push(
          { title: `${title} (before)`, png: old },
          { title: `${title} (after)`, png: now },
          { title: `${title} (difference)`, png: marked },
        );
    }
    return changed;
  });
}

/** Draws the pixels that differ in red over the faded new picture; null when none does. */
async function markDifference(page: Page, before: Buffer, after: Buffer): Promise<Buffer | null> {
  const marked = await page.evaluate(
    async ([old, now]) => {
      const [one, other] = await Promise.all(
        [old, now].map(async (data) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
        ),
      );
      const width = Math.max(one!.width, other!.width);
      const height = Math.max(one!.height, other!.height);
      const [left, right] = [one!, other!].map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context;
      });
      const a = left!.getImageData(0, 0, width, height).data;
      const image = right!.getImageData(0, 0, width, height);
      const b = image.data;
      let different = 0;
      for (let index = 0; index < b.length; index += 4) {
        const distance =
          Math.abs(a[index]! - b[index]!) +
          Math.abs(a[index + 1]! - b[index + 1]!) +
          Math.abs(a[index + 2]! - b[index + 2]!);
        if (distance > 24) {
          different++;
          b.set([255, 0, 0, 255], index);
        } else b[index + 3] = 90;
      }
      if (!different) return null;
      right!.putImageData(image, 0, 0);
      const blob = await right!.canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return marked === null ? null : Buffer.from(marked, 'base64');
}
