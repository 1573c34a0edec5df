import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import * as parts from './accessibility-parts.js';
import { ACCESSIBILITY_TREES } from './accessibility-trees.js';
import { withBrowser } from '../../scripts/browser/launch-browser.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { openStory, surroundingOf, treeOf } from './story-page.js';
import { buildStorybook, storiesIn } from './storybook.js';

/** Replaces the expected accessibility trees with the current ones, for the same stories. */
const FILE = 'tests/stories/accessibility-trees.ts';

const { dialog, ...texts } = parts;

/** The longest first: some are within others. */
const longestFirst = Object.entries(texts).sort(([, one], [, other]) => other.length - one.length);

const folder = temporaryFolder();
buildStorybook('.', folder);
const { url, close } = await serveFolder(folder);
try {
  const trees = await withBrowser(async (browser) => {
    const drawn: string[] = [];
    for (const story of storiesIn(folder).filter(({ id }) => id in ACCESSIBILITY_TREES)) {
      await using page = await browser.newPage(surroundingOf(story));
      await openStory(page, url, story);
      let tree = (await treeOf(page)).replace(/[\\`$]/g, '\\$&');
      for (const [name, part] of longestFirst) tree = tree.replace(part, `\${${name}}`);
      const status = /- status: (.*)/.exec(tree)?.[1] ?? '';
      for (const timed of [false, true])
        tree = tree.replace(dialog(status, timed), `\${dialog('${status}', ${timed})}`);
      drawn.push(`'${story.id}': \`\n${tree}\n\`,`);
    }
    return drawn;
  });
  const written = `import { ${Object.keys(parts).join(', ')} } from './accessibility-parts.js';

/**
 * What screen readers announce in the main stories, by story id. After an intended change, update
 * this file with \`npx tsx tests/stories/write-accessibility-trees.ts\` and review the difference.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = {
${trees.join('\n')}
};
`;
  await writeFile(FILE, await format(written, { ...(await resolveConfig(FILE)), filepath: FILE }));
} finally {
  await close();
}
