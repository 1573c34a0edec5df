import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROUTE_PATHS } from '../host-site/paths.js';
import { serveFolder } from './serve-folder.js';
import { buildSite, SITE_FOLDER } from './site/build-site.js';
import { photographPages } from './site/photograph-pages.js';
import { drawSheets } from './stories/sheet.js';

/** Where the pictures land, unless an argument names another folder. */
const folder = resolve(process.argv[2] ?? '.cache/page-sheet');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildSite();
const site = await serveFolder(SITE_FOLDER);
try {
  const pictures = await photographPages(site.url, ROUTE_PATHS);
  for (const file of await drawSheets(pictures, folder)) console.log(file);
} finally {
  await site.close();
}
