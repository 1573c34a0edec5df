import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { ROOT } from '../build/root.js';
import { fillTemplate } from './fill-template.js';
import { robots, sitemap } from './site-map.js';

/** Where the built site is, from the project's folder. */
export const SITE_FOLDER = 'host-site/dist';

type Server = typeof import('../../host-site/entry-server.js');

/**
 * Builds the host site as static files: a folder with an `index.html` for each route, `404.html`, the
 * bare page, the tours and what they load.
 * @returns the HTML files of the routes.
 * @throws Error if a page cannot be rendered.
 */
export async function buildSite(folder = join(ROOT, SITE_FOLDER)): Promise<string[]> {
  return withServer(async (server) => {
    await buildWith({ build: { outDir: folder } });
    const files = await drawPages(
      server,
      folder,
      await readFile(join(folder, 'index.html'), 'utf8'),
    );
    await write(join(folder, 'sitemap.xml'), sitemap(server.ROUTE_PATHS.map(server.canonicalUrl)));
    await write(join(folder, 'site.webmanifest'), server.manifest());
    await write(join(folder, 'robots.txt'), robots(server.canonicalUrl('/sitemap.xml')));
    return files;
  });
}

/** Draws the pages alone, without styles and scripts: enough to be read by the local provider. */
export async function drawSite(folder: string): Promise<void> {
  await withServer((server) => drawPages(server, folder, '<!--head--><!--body-->'));
}

async function withServer<T>(use: (server: Server) => Promise<T>): Promise<T> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  // Within the project, where it finds what it imports; one for each run.
  const scratch = await mkdtemp(join(ROOT, '.cache/site-server-'));
  try {
    return await use(await buildServer(scratch));
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function drawPages(server: Server, folder: string, template: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of [...server.ROUTE_PATHS, null]) {
    const page = await server.renderPage(path);
    const file = path === null ? '404.html' : join(path.slice(1), 'index.html');
    await write(join(folder, file), fillTemplate(template, page));
    files.push(file);
  }
  return files;
}

/** The pages as a module that Node can run. */
async function buildServer(outDir: string): Promise<Server> {
  await buildWith({
    logLevel: 'error',
    build: { ssr: 'entry-server.tsx', outDir, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as Server;
}

async function buildWith(config: InlineConfig): Promise<void> {
  const configFile = join(ROOT, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', ...config });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
