import { sections } from '../support/sections.js';

export const TREES_FILE = new URL('accessibility-trees.txt', import.meta.url);

/**
 * What screen readers announce in the main stories, by story id. After an intended change, update
 * the file with `npx tsx tests/stories/write-accessibility-trees.ts` and review the difference.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = sections(TREES_FILE);
