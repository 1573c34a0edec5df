import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../../host-site/content/company.js';
import { PREVIEW_SIZE, previewOf } from '../../host-site/metadata/preview.js';
import { withBrowser } from '../../scripts/browser/launch-browser.js';
import { PREVIEW_WORDS_FILE, previews, previewWords, type Preview } from './previews.js';

const SITE = fileURLToPath(new URL('../../host-site/', import.meta.url));

/** Draws the link preview of every page of the host site. */
await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const preview of await previews()) {
    await page.setContent(await previewCard(preview));
    await page.evaluate('document.fonts.ready.then(() => document.images[0].decode())');
    await page.screenshot({
      path: join(SITE, 'public', previewOf(preview.path)),
      type: 'jpeg',
      quality: 82,
    });
  }
});
await writeFile(PREVIEW_WORDS_FILE, await previewWords());

/** A link preview as an HTML page: the page's heading beside a photograph. */
async function previewCard({ eyebrow, title, picture }: Preview): Promise<string> {
  const [font, image] = await Promise.all([
    dataUrl('fonts/figtree.woff2', 'font/woff2'),
    dataUrl(`public/pictures/${picture}-1280.avif`, 'image/avif'),
  ]);
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(${font}); }
    body { display: grid; grid-template-columns: 600px 1fr; width: ${PREVIEW_SIZE.width}px;
      height: ${PREVIEW_SIZE.height}px; margin: 0; background: #06382b; color: #f2faf6; font-family: Figtree; }
    div { display: flex; flex-direction: column; justify-content: space-between; padding: 64px 56px; }
    p { margin: 0; font-size: 26px; font-weight: 600; color: #6ee7b7; }
    h1 { margin: 18px 0 0; font-size: 62px; font-weight: 700; line-height: 1.06; letter-spacing: -0.03em;
      text-wrap: balance; }
    strong { display: flex; align-items: center; gap: 14px; font-size: 32px; letter-spacing: -0.02em; }
    img { width: 100%; height: 100%; object-fit: cover; }
  </style>
  <div><section><p>${eyebrow}</p><h1>${title}</h1></section>
  <strong><svg viewBox="0 0 32 32" width="44" height="44"><path d="M25.2 8.6A12 12 0 1 0 28 16" fill="none"
  stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="16" r="4.5" fill="#34d399"/></svg>
  ${company.name}</strong></div><img src="${image}" alt="">`;
}

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${await readFile(join(SITE, file), 'base64')}`;
}
