import type { Page } from 'playwright-core';

/** The texts of a page that are cut, or run over the edge of the box they are in; and by how much. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      const unseen = parent.closest('.visually-hidden, .skip-link, noscript, [hidden]');
      if (unseen || !text.data.trim() || !parent.checkVisibility()) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const right = Math.max(...[...words.getClientRects()].map((line) => line.right));
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box);
        // What can be scrolled to is not lost.
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const over = right - box.getBoundingClientRect().right;
        if (display === 'inline' || over <= 1) continue;
        lost.push(`${text.data}: ${over} pixels beyond ${box.tagName}.${box.className}`);
        break;
      }
    }
    return lost;
  });
}
