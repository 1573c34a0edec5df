import { withBrowser } from '../browser/launch-browser.js';
import { serveFolder } from '../serve-folder.js';
import { freeze, openStory, surroundingOf } from './story-page.js';
import { buildStorybook, storiesIn } from './storybook.js';

/** A story as it looks, as a PNG. */
export interface Picture {
  readonly title: string;
  readonly png: Buffer;
}

/** Takes a picture of every story of a project, in light and with the scheme that it asks for. */
export async function photograph(project: string, folder: string): Promise<Picture[]> {
  buildStorybook(project, folder);
  const { url, close } = await serveFolder(folder);
  try {
    return await withBrowser(async (browser) => {
      const pictures: Picture[] = [];
      for (const story of storiesIn(folder)) {
        const context = await browser.newContext(surroundingOf(story));
        const page = await context.newPage();
        await openStory(page, url, story);
        await freeze(page);
        pictures.push({ title: `${story.title}: ${story.name}`, png: await page.screenshot() });
        await context.close();
      }
      return pictures;
    });
  } finally {
    await close();
  }
}
