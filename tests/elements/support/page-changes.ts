import { setViewport } from '@web/test-runner-commands';
import type { CSSResult } from 'lit';
import { afterTest, replace } from '../../core/support/after-test.js';

/** Has the browser say for the rest of the test that it lacks a CSS property. */
export function pretendToLack(lacking: string): void {
  replace(CSS, 'supports', (property: string) => property !== lacking);
}

/** Replaces the clipboard, which needs a permission that not every browser can be given. */
export function recordCopies(): string[] {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  replace(navigator, 'clipboard', { writeText } as Clipboard);
  return copied;
}

/** Gives the window a size for the rest of the test. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  afterTest(() => setViewport({ width: 1200, height: 900 }));
  await setViewport({ width, height });
}

/** Applies styles to the page for the rest of the test. */
export function adoptInPage(sheet: CSSStyleSheet | CSSResult): void {
  const adopted = sheet instanceof CSSStyleSheet ? sheet : sheet.styleSheet!;
  document.adoptedStyleSheets.push(adopted);
  afterTest(() => document.adoptedStyleSheets.pop());
}
