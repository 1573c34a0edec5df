import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen, type Listening } from '../../listen.js';
import { ORIGIN } from '../subjects/attributes.js';
import type { History } from '../subjects/subject.js';
import { elevenLabs } from './eleven-labs.js';
import { Answer, type AnswerPlan } from './plan.js';
import { WIRES, type Told } from './wires.js';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Without these, the browser does not tell a page how much memory it has. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The files that a page fetched beside its document. */
export interface Traffic {
  readonly requests: number;
  /** As sent, compressed by gzip at its best. */
  readonly bytes: number;
}

/** Serves the pages and files of the benchmark, and speaks the wires of all widgets. */
export class BenchServer {
  readonly #server = createServer((request, response) => this.#serve(request, response));
  readonly #pages: (name: string, history: History) => string | undefined;
  readonly #file: (path: string) => Promise<Buffer | undefined>;
  readonly #compressed = new Map<string, Buffer>();
  readonly #reported: Told = { answer: () => this.#next, history: () => this.#history };
  #next: Answer = new Answer({ chunks: [], pace: 0 });
  #history: History = [];
  #listening: Listening | undefined;
  #requests = 0;
  #bytes = 0;

  constructor(
    pages: (name: string, history: History) => string | undefined,
    file: (path: string) => Promise<Buffer | undefined>,
  ) {
    this.#pages = pages;
    this.#file = file;
    this.#server.on('upgrade', elevenLabs(this.#reported));
  }

  async listen(): Promise<string> {
    this.#listening = await listen(this.#server);
    return this.#listening.url;
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  /** The next question is answered in this way. */
  plan(plan: AnswerPlan): Answer {
    this.#history = [];
    return (this.#next = new Answer(plan));
  }

  /** The next question is answered with a whole conversation. */
  planHistory(history: History): void {
    this.#history = history;
  }

  /** The files fetched since the last call. */
  takeTraffic(): Traffic {
    const taken = { requests: this.#requests, bytes: this.#bytes };
    this.#requests = 0;
    this.#bytes = 0;
    return taken;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wire = request.method === 'POST' ? WIRES[pathname] : undefined;
    if (wire) return wire(request, response, this.#reported);
    const page = this.#pages(pathname.slice(1), this.#history);
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...ISOLATED });
      response.end(page.replaceAll(ORIGIN, `http://${request.headers.host}`));
      return;
    }
    const content = await this.#content(pathname);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    this.#requests++;
    this.#bytes += content.length;
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
    response.end(content);
  }

  async #content(path: string): Promise<Buffer | undefined> {
    const known = this.#compressed.get(path);
    if (known) return known;
    const content = await this.#file(path);
    if (!content) return undefined;
    const compressed = gzipSync(content, { level: 9 });
    this.#compressed.set(path, compressed);
    return compressed;
  }
}
