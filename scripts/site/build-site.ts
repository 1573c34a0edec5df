import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type { RenderedPage } from '../../host-site/entry-server.js';
import { ROOT } from '../build/root.js';

/** The path of the built site in the project's folder. */
export const SITE_FOLDER = 'host-site/dist';

export const CONFIG_FILE = join(ROOT, 'vite.config.ts');

type Pages = typeof import('../../host-site/entry-server.js');

/**
 * Builds the host site as static files: a folder with an `index.html` for each route, `404.html`, the
 * bare page, the tours and what they load.
 *
 * @returns the HTML files of the routes.
 * @throws Error if a page cannot be rendered.
 */
export async function buildSite(folder = join(ROOT, SITE_FOLDER)): Promise<string[]> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  // Within the project, where it finds what it imports; one for each run.
  const scratch = await mkdtemp(join(ROOT, '.cache/site-server-'));
  try {
    const pages = await buildPages(scratch);
    await buildWith({ build: { outDir: folder } });
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    await write(join(folder, 'sitemap.xml'), sitemap(pages.ROUTE_PATHS.map(pages.canonicalUrl)));
    await write(join(folder, 'robots.txt'), robots(pages.canonicalUrl('/sitemap.xml')));
    return await drawPages(pages, folder, template);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Draws the pages alone, without styles and scripts: enough to be read by the local provider. */
export async function drawSite(folder: string): Promise<void> {
  const vite = await createServer({
    configFile: CONFIG_FILE,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    await drawPages(await loadPages(vite), folder, '<!--head--><!--body-->');
  } finally {
    await vite.close();
  }
}

/** The pages from their sources. */
export function loadPages(vite: ViteDevServer): Promise<Pages> {
  return vite.ssrLoadModule('/entry-server.tsx') as Promise<Pages>;
}

/** Puts a drawn page into the document that all pages share. */
export function fillTemplate(template: string, { head, body }: RenderedPage): string {
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
}

async function drawPages(pages: Pages, folder: string, template: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of [...pages.ROUTE_PATHS, null]) {
    const file = path === null ? '404.html' : join(path.slice(1), 'index.html');
    await write(join(folder, file), fillTemplate(template, await pages.renderPage(path)));
    files.push(file);
  }
  return files;
}

/** The pages as production code, which names files as the build for browsers does. */
async function buildPages(outDir: string): Promise<Pages> {
  const build = { ssr: 'entry-server.tsx', outDir, copyPublicDir: false };
  // With React as it is built here, whichever mode the running process has.
  await buildWith({ logLevel: 'error', build, ssr: { noExternal: true } });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as Pages;
}

async function buildWith(config: InlineConfig): Promise<void> {
  await build({ configFile: CONFIG_FILE, logLevel: 'warn', ...config });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** For search engines. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}

/** Allows all crawlers. */
function robots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
}
