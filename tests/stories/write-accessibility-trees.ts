import { writeFileSync } from 'node:fs';
import { withBrowser } from '../../scripts/browser/launch-browser.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { ACCESSIBILITY_TREES, TREES_FILE } from './accessibility-trees.js';
import { openStory, surroundingOf, treeOf } from './story-page.js';
import { buildStorybook, storiesIn } from './storybook.js';

/** Replaces the expected accessibility trees with the current ones, for the same stories. */
const folder = temporaryFolder();
buildStorybook('.', folder);
const { url, close } = await serveFolder(folder);
try {
  await withBrowser(async (browser) => {
    const trees: string[] = [];
    for (const story of storiesIn(folder).filter(({ id }) => id in ACCESSIBILITY_TREES)) {
      await using page = await browser.newPage(surroundingOf(story));
      await openStory(page, url, story);
      trees.push(`# ${story.id}\n${await treeOf(page)}\n`);
    }
    writeFileSync(TREES_FILE, trees.join('\n'));
  });
} finally {
  await close();
}
