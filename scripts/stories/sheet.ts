import { join } from 'node:path';
import { withBrowser } from '../browser/launch-browser.js';
import type { Picture } from './photograph.js';

const COLUMNS = 6;
const PER_SHEET = 24;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function figure({ title, png }: Picture): string {
  return `<figure><figcaption>${escape(title)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}

/** Lays pictures out on a few large sheets, and returns the files. */
export async function drawSheets(pictures: readonly Picture[], folder: string): Promise<string[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
    const files: string[] = [];
    for (let from = 0; from < pictures.length; from += PER_SHEET) {
      const figures = pictures
        .slice(from, from + PER_SHEET)
        .map(figure)
        .join('');
      await page.setContent(
        `<style>body{margin:16px;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:16px;font:14px sans-serif;background:#ddd}
        figure{margin:0}figcaption{padding:4px 0}img{width:100%;display:block}</style>${figures}`,
      );
      const file = join(folder, `sheet-${files.length + 1}.png`);
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
    return files;
  });
}
