import type { Locator } from 'playwright-core';

/** Whether an element's top is within the window, below the site's header. */
export async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const header = await element.page().locator('.site-header').boundingBox();
  const { height } = element.page().viewportSize()!;
  return !!box && box.y >= (header?.height ?? 0) && box.y < height;
}
