import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { company } from '../host-site/content/company.js';
import { PREVIEW_SIZE, previewOf } from '../host-site/metadata/preview.js';
import { withBrowser } from './browser/launch-browser.js';
import { PREVIEW_WORDS_FILE, previews, previewWords, type Preview } from './site/previews.js';

const SITE = fileURLToPath(new URL('../host-site/', import.meta.url));
const PUBLIC = join(SITE, 'public');

/** The icon on a phone's home screen, in pixels. The phone rounds the corners. */
const TOUCH_ICON_SIZE = 180;

/** The icon in the tab list, at twice the resolution. */
const TAB_ICON_SIZE = 32;

await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const preview of await previews()) {
    await page.setContent(await previewCard(preview));
    await page.evaluate('document.fonts.ready.then(() => document.images[0].decode())');
    await page.screenshot({
      path: join(PUBLIC, previewOf(preview.path)),
      type: 'jpeg',
      quality: 82,
    });
  }
  const tabIcon = await drawIcon(page, TAB_ICON_SIZE, 0, 'transparent');
  await writeFile(join(PUBLIC, 'favicon.ico'), toIco(tabIcon, TAB_ICON_SIZE));
  const touchIcon = await drawIcon(page, TOUCH_ICON_SIZE, 30, '#fbfaf7');
  await writeFile(join(PUBLIC, 'apple-touch-icon.png'), touchIcon);
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

/** The site's SVG icon as a PNG. `size` and `padding` are in pixels. */
async function drawIcon(page: Page, size: number, padding: number, background: string) {
  await page.setViewportSize({ width: size, height: size });
  const style = `html { background: ${background} } body { margin: 0 }
    svg { display: block; box-sizing: border-box; width: ${size}px; padding: ${padding}px }`;
  await page.setContent(
    `<style>${style}</style>${await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An ICO file that contains one square PNG of up to 255 pixels: a header and one directory entry. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
