import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { History } from '../subjects/subject.js';
import type { Answer } from './plan.js';

/** The messages on the wires. */
export interface Told {
  /** The answer to the question that just came. */
  answer(): Answer;
  history(): History;
}

type Wire = (request: IncomingMessage, response: ServerResponse, reported: Told) => Promise<void>;

async function write(response: ServerResponse, text: string): Promise<void> {
  if (!response.write(text)) await once(response, 'drain');
}

function begin(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.flushHeaders();
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** Vapi's: ours and the Vapi widget speak it. A history comes as one list of outputs. */
const vapi: Wire = async (request, response, reported) => {
  request.resume();
  begin(response, 'text/event-stream');
  const history = reported.history();
  const id = 'bench';
  if (history.length) {
    const output = history.map((content) => ({ role: 'assistant', content }));
    await write(response, event({ id, sessionId: id, output }));
  } else
    await reported
      .answer()
      .give((delta) =>
        write(response, event({ id, sessionId: id, path: 'chat.output[0].content', delta })),
      );
  response.end('data: [DONE]\n\n');
};

const deepChat: Wire = async (request, response, reported) => {
  request.resume();
  begin(response, 'text/event-stream');
  await reported.answer().give((text) => write(response, event({ text })));
  response.end();
};

/** n8n's lines of JSON, and the conversation of before that it asks for first. */
const n8n: Wire = async (request, response, reported) => {
  const asked = JSON.parse(await textOf(request)) as { action?: string };
  if (asked.action === 'loadPreviousSession') {
    begin(response, 'application/json');
    const data = reported
      .history()
      .map((content) => ({ id: ['', '', 'AIMessage'], kwargs: { content } }));
    response.end(JSON.stringify({ data }));
    return;
  }
  const line = (type: string, content?: string) =>
    `${JSON.stringify({ type, content, metadata: { nodeId: 'bench', runIndex: 0 } })}\n`;
  begin(response, 'application/json');
  await write(response, line('begin'));
  await reported.answer().give((content) => write(response, line('item', content)));
  response.end(line('end'));
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** The handlers of what is posted, by path. */
export const WIRES: Readonly<Record<string, Wire>> = {
  '/chat/web': vapi,
  '/deep-chat': deepChat,
  '/n8n': n8n,
};
