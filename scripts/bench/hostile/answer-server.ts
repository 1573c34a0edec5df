import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen, type Listening } from '../../listen.js';

/** How much of an answer one chunk has, in characters. */
const CHUNK_LENGTH = 20_000;

/** The pause after so many chunks, in milliseconds: an answer that comes fast, but over several updates. */
const PAUSE_MS = 5;
const CHUNKS_AT_ONCE = 4;

const page = (script: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Hostile answers</title>
  <script type="module" src="${script}"></script>
  <voice-assistant mode="chat" public-key="key" assistant-id="assistant" api-url="/api"></voice-assistant>
</html>`;

/** Serves a page with the widget, and one answer to every question. */
export async function serveAnswer(folder: string, answer: () => string): Promise<Listening> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/api/chat/web') return void stream(response, answer());
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    const body = path === '/' ? page('/voice-assistant.js') : readFile(join(folder, path.slice(1)));
    Promise.resolve(body).then(
      (found) => response.writeHead(200, { 'Content-Type': type }).end(found),
      () => response.writeHead(404).end(),
    );
  });
  return listen(server);
}

async function stream(response: ServerResponse, text: string): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    const delta = text.slice(at, at + CHUNK_LENGTH);
    response.write(`data: ${JSON.stringify({ delta })}\n\n`);
    if ((at / CHUNK_LENGTH) % CHUNKS_AT_ONCE === 0) await setTimeout(PAUSE_MS);
    if (response.destroyed) return;
  }
  response.end('data: [DONE]\n\n');
}
