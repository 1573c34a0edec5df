import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from '../../support/frames.js';

/** The rules whose outcome depends on colours, and on what lies above something else. */
export const AGAINST_THE_PAGE: axe.RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
};

export const EVERY_RULE: axe.RunOptions = {};

/** Waits until a page shows what has become of it in another window or other colours. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('voice-assistant')!;
    for (const animation of [document, shadowRoot!].flatMap((root) => root.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** The violations of a page in light and in dark; the latter only of colours. */
export async function faultsOf(page: Page, rules = EVERY_RULE): Promise<string[]> {
  await page.evaluate(axe.source);
  const faults: string[] = [];
  const papers = new Set<string>();
  for (const [colorScheme, checked] of [
    ['light', rules],
    ['dark', AGAINST_THE_PAGE],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    papers.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    const found = await page.evaluate(
      async (options) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      },
      // Only a rule that is off by default reads style sheets.
      {
        ...checked,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      } satisfies axe.RunOptions as axe.RunOptions,
    );
    for (const fault of found) faults.push(`${colorScheme}: ${fault}`);
  }
  if (papers.size < 2) faults.push(`light and dark are both ${[...papers].join()}`);
  return faults;
}
