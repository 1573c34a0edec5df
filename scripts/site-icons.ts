import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withBrowser } from './browser/launch-browser.js';
import { icoOf } from './site/ico.js';

/** Draws the site's icon for those who take no SVG, anew after it has changed. */
const PUBLIC = new URL('../host-site/public/', import.meta.url);

/** What a phone shows of a page on its home screen, in pixels; it rounds the corners itself. */
const TOUCH_ICON_SIZE = 180;

/** What is shown of a page in a list of tabs, twice as sharp as it is drawn. */
const TAB_ICON_SIZE = 32;

const svg = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');

await withBrowser(async (browser) => {
  const page = await browser.newPage();
  async function drawn(size: number, padding: number, background: string): Promise<Buffer> {
    await page.setViewportSize({ width: size, height: size });
    const style = `html { background: ${background} } body { margin: 0 }
      svg { display: block; box-sizing: border-box; width: ${size}px; padding: ${padding}px }`;
    await page.setContent(`<style>${style}</style>${svg}`);
    return page.screenshot({ omitBackground: true });
  }
  const write = (name: string, bytes: Buffer) =>
    writeFile(fileURLToPath(new URL(name, PUBLIC)), bytes);
  await write('favicon.ico', icoOf(await drawn(TAB_ICON_SIZE, 0, 'transparent'), TAB_ICON_SIZE));
  await write('apple-touch-icon.png', await drawn(TOUCH_ICON_SIZE, 30, '#fbfaf7'));
});
