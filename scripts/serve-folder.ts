import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen, type Listening } from './listen.js';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

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
    void answer().catch(() => response.writeHead(404).end());
    async function answer() {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = join(folder, normalize(decodeURIComponent(pathname)));
      await send(200, path)
        .catch(() => send(200, join(path, 'index.html')))
        .catch(() => send(404, join(folder, '404.html')));
    }
    async function send(status: number, file: string) {
      const content = await readFile(file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(status, { ...headers, 'Content-Type': type }).end(content);
    }
  });
  return listen(server);
}
