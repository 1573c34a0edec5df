import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PREVIEW_SIZE, previewOf } from '../host-site/metadata/preview.js';
import { ROUTE_PATHS } from '../host-site/paths.js';
import { withBrowser } from './browser/launch-browser.js';
import { previewCard } from './site/preview-card.js';
import { PREVIEWS, PREVIEW_WORDS_FILE, previewWords } from './site/previews.js';

/** Draws the picture with which a link to each page is shown, anew after its heading has changed. */
const PUBLIC = fileURLToPath(new URL('../host-site/public', import.meta.url));

await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  await mkdir(join(PUBLIC, 'previews'), { recursive: true });
  for (const path of ROUTE_PATHS) {
    const [head, picture] = PREVIEWS[path];
    await page.setContent(await previewCard(head, picture));
    await page.evaluate('document.fonts.ready.then(() => document.images[0].decode())');
    await page.screenshot({ path: join(PUBLIC, previewOf(path)), type: 'jpeg', quality: 82 });
  }
});
await writeFile(PREVIEW_WORDS_FILE, previewWords());
