import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ACCESSIBILITY_TREES } from '../../tests/stories/accessibility-trees.js';
import { withBrowser } from '../browser/launch-browser.js';
import { serveFolder } from '../serve-folder.js';
import { openStory, surroundingOf, treeOf } from './story-page.js';
import { buildStorybook, storiesIn } from './storybook.js';

/** Writes the trees that the tests hold anew, of the same stories, as they are now. */
const FILE = 'tests/stories/accessibility-trees.ts';

const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-stories-'));
buildStorybook('.', folder);
const { url, close } = await serveFolder(folder);
try {
  const trees = await withBrowser(async (browser) => {
    const drawn: string[] = [];
    for (const story of storiesIn(folder).filter(({ id }) => id in ACCESSIBILITY_TREES)) {
      const page = await browser.newPage(surroundingOf(story));
      await openStory(page, url, story);
      const tree = (await treeOf(page)).replace(/[\\`$]/g, '\\$&');
      drawn.push(`'${story.id}': \`\n${tree}\n\`,`);
      await page.close();
    }
    return drawn;
  });
  const written = `/**
 * What somebody who does not see meets in the main stories, by the story's id. After a change that
 * is meant, \`npx tsx scripts/stories/write-accessibility-trees.ts\` writes it anew: read it then.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = {
${trees.join('\n')}
};
`;
  await writeFile(FILE, await format(written, { ...(await resolveConfig(FILE)), filepath: FILE }));
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
