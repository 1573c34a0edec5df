import type { Page } from 'playwright-core';

/** The minimum contrast of a ring with its surroundings (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** What shines through the header is of no account. */
const OPAQUE = 0.95;

interface Ring {
  readonly of: string;
  readonly style: string;
  readonly colour: string;
  /** What may be beside it, the nearest first. */
  readonly papers: readonly string[];
}

/** What of a page takes the focus and then has no ring around it, or one that is hardly seen. */
export async function faintRings(page: Page): Promise<string[]> {
  // What is focused by script has a ring where the last press was a key's.
  await page.keyboard.press('Tab');
  const rings = await page.evaluate(() => {
    const found: Ring[] = [];
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const ringed = element.matches('[type="radio"]') ? element.nextElementSibling! : element;
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(ringed);
      // Over a picture, what is beside the ring is a ring of its own.
      const papers = [boxShadow];
      for (let box = ringed.parentElement; box; box = box.parentElement)
        papers.push(getComputedStyle(box).backgroundColor);
      const of = element.outerHTML.slice(0, 80);
      found.push({ of, style: outlineStyle, colour: outlineColor, papers });
    }
    return found;
  });
  if (rings.length === 0) throw new Error('nothing takes the focus');
  return rings.flatMap(({ of, style, colour, papers }) => {
    const paper = papers.map(parse).find((each) => each && each.opacity >= OPAQUE);
    const ring = parse(colour);
    if (!paper || !ring) return [`${of}: ${colour} on what cannot be read`];
    const between = contrast(ring.light, paper.light);
    if (style !== 'none' && between >= LEAST_CONTRAST) return [];
    return [`${of}: a ${style} ring, told from what is beside it by ${between}`];
  });
}

/** How light a colour is, of 1, as WCAG reckons it; null where there is none. */
function parse(colour: string): { light: number; opacity: number } | null {
  const [, space, parts] = /^(rgba?|color)\((?:srgb )?([^)]+)\)/.exec(colour) ?? [];
  if (parts === undefined) return null;
  const numbers = parts.split(/[\s,/]+/).map(Number);
  const [red, green, blue] = numbers.map((value) => {
    const part = space === 'color' ? value : value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return { light: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!, opacity: numbers[3] ?? 1 };
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
