import type { TestRunnerPlugin } from '@web/test-runner';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type Listening } from '../../scripts/listen.js';
import { RECEIVED, SCRIPT, type ReceivedRequest, type ScriptedAnswer } from './scripted-answer.js';

/** Lets one piece of an answer reach the page before the next one. */
const BETWEEN_PARTS_MS = 25;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': 'Retry-After',
};

const NO_MORE: ScriptedAnswer = { status: 500, parts: ['{"message":"The script has ended"}'] };

interface Script {
  readonly answers: ScriptedAnswer[];
  readonly received: ReceivedRequest[];
}

/** A real HTTP server on another port than the tests, which answers as a test wants it. */
export function scriptedServer(): TestRunnerPlugin {
  const scripts: Script[] = [];
  const server = createServer((request, response) => void serve(request, response));
  let listening: Listening;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // On a connection that was kept open a browser itself asks again what was dropped.
    response.setHeader('Connection', 'close');
    const script = scripts[Number(request.url?.split('/')[1])];
    if (!script) return void response.writeHead(404, CORS).end();
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const entry = {
      method: request.method ?? '',
      path: request.url?.replace(/^\/\d+/, '') ?? '',
      headers: request.headers as Record<string, string>,
      body: await json(request).catch(() => undefined),
      abandoned: undefined as boolean | undefined,
    };
    script.received.push(entry);
    response.once('close', () => (entry.abandoned = !response.writableEnded));
    await answer(response, script.answers.shift() ?? NO_MORE);
  }

  return {
    name: 'scripted-server',
    async serverStart() {
      listening = await listen(server);
    },
    serverStop: () => listening.close(),
    executeCommand({ command, payload }) {
      if (command === SCRIPT) {
        scripts.push({ answers: [...(payload as ScriptedAnswer[])], received: [] });
        return `${listening.url}/${scripts.length - 1}`;
      }
      if (command === RECEIVED)
        return scripts[Number(new URL(payload as string).pathname.slice(1))]?.received;
      return undefined;
    },
  };
}

async function answer(response: ServerResponse, scripted: ScriptedAnswer): Promise<void> {
  const { status = 200, contentType = 'text/event-stream', headers, parts = [] } = scripted;
  const { end = 'close' } = scripted;
  if (end === 'refuse') return void response.destroy();
  response.writeHead(status, { ...CORS, 'Content-Type': contentType, ...headers });
  response.flushHeaders();
  for (const part of parts) {
    response.write(typeof part === 'string' ? part : Uint8Array.from(part));
    await sleep(BETWEEN_PARTS_MS);
  }
  if (end === 'close') response.end();
  if (end === 'break') {
    // A reset would overtake headers that the page has not read.
    await sleep(BETWEEN_PARTS_MS);
    response.destroy();
  }
}
