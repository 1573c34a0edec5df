import { withBrowser } from '../browser/launch-browser.js';
import type { Picture } from '../stories/photograph.js';

const WIDTHS = [360, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Takes a picture of every page of a served site in three widths, light and dark. */
export async function photographPages(url: string, paths: readonly string[]): Promise<Picture[]> {
  return withBrowser(async (browser) => {
    const pictures: Picture[] = [];
    for (const path of paths)
      for (const colorScheme of SCHEMES)
        for (const width of WIDTHS) {
          const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
          await page.goto(url + path);
          await page.locator('voice-assistant [part~="launcher"]').waitFor();
          await page.evaluate(loadPictures);
          const png = await page.screenshot({ fullPage: true });
          pictures.push({ title: `${path} ${width} ${colorScheme}`, png });
          await page.close();
        }
    return pictures;
  });
}

/** Runs in the page: has the pictures below the fold loaded as well. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
