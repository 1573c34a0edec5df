import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { listen, type Listening } from './listen.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.webmanifest']);

export type ServedFolder = Listening;

/**
 * Serves a folder on a free loopback port like a static host: `index.html` for a folder, and
 * `404.html`, if it exists, for missing files.
 *
 * @param headers - Additional headers of every response.
 */
export async function serveFolder(
  folder: string,
  headers: OutgoingHttpHeaders = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    void answer().catch(() => response.destroy());
    async function answer() {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const wanted = await findFile(folder, decodeURIComponent(pathname));
      const file = wanted ?? (await findFile(folder, '/404.html'));
      if (file === null) return void response.writeHead(404).end();
      const ending = extname(file);
      const hashed = pathname.startsWith('/assets/');
      const shrink =
        COMPRESSIBLE.has(ending) && /\bgzip\b/.test(`${request.headers['accept-encoding']}`);
      response.writeHead(wanted === null ? 404 : 200, {
        ...headers,
        'Content-Type': TYPES[ending] ?? 'application/octet-stream',
        'Cache-Control': hashed ? 'max-age=31536000, immutable' : 'no-cache',
        ...(shrink && { 'Content-Encoding': 'gzip' }),
      });
      return shrink
        ? pipeline(createReadStream(file), createGzip(), response)
        : pipeline(createReadStream(file), response);
    }
  });
  return listen(server);
}

/** The file of a path, or the `index.html` of a folder. */
async function findFile(folder: string, path: string): Promise<string | null> {
  const named = join(folder, normalize(path));
  for (const file of [named, join(named, 'index.html')]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}
