import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { Answer } from './plan.js';

/** Messages that a widget can be given as a conversation that is already there. */
export type History = readonly string[];

/** What the wires have to tell. */
export interface Told {
  /** The answer to the question that just came. */
  answer(): Answer;
  history(): History;
}

type Wire = (request: IncomingMessage, response: ServerResponse, told: Told) => Promise<void>;

async function write(response: ServerResponse, text: string): Promise<void> {
  if (!response.write(text)) await once(response, 'drain');
}

function begin(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.flushHeaders();
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** Vapi's: ours and the Vapi widget speak it. A history comes as one list of outputs. */
const vapi: Wire = async (request, response, told) => {
  request.resume();
  begin(response, 'text/event-stream');
  const history = told.history();
  const id = 'bench';
  if (history.length) {
    const output = history.map((content) => ({ role: 'assistant', content }));
    await write(response, event({ id, sessionId: id, output }));
  } else
    await told
      .answer()
      .give((delta) =>
        write(response, event({ id, sessionId: id, path: 'chat.output[0].content', delta })),
      );
  response.end('data: [DONE]\n\n');
};

const deepChat: Wire = async (request, response, told) => {
  request.resume();
  begin(response, 'text/event-stream');
  await told.answer().give((text) => write(response, event({ text })));
  response.end();
};

/** n8n's lines of JSON, and the conversation of before that it asks for first. */
const n8n: Wire = async (request, response, told) => {
  const asked = JSON.parse(await textOf(request)) as { action?: string };
  if (asked.action === 'loadPreviousSession') {
    begin(response, 'application/json');
    const data = told
      .history()
      .map((content) => ({ id: ['', '', 'AIMessage'], kwargs: { content } }));
    response.end(JSON.stringify({ data }));
    return;
  }
  const line = (type: string, content?: string) =>
    `${JSON.stringify({ type, content, metadata: { nodeId: 'bench', runIndex: 0 } })}\n`;
  begin(response, 'application/json');
  await write(response, line('begin'));
  await told.answer().give((content) => write(response, line('item', content)));
  response.end(line('end'));
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** Who answers what is posted to a path. */
export const WIRES: Readonly<Record<string, Wire>> = {
  '/chat/web': vapi,
  '/deep-chat': deepChat,
  '/n8n': n8n,
};

interface Socket {
  on(name: 'message', listener: (data: Buffer) => void): void;
  send(text: string): void;
}

interface SocketServer {
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    ready: (socket: Socket) => void,
  ): void;
}

/** ElevenLabs' wire of conversations, as far as typed ones go. */
export function elevenLabs(told: Told) {
  // It stands beside the peers, where the types of this project do not reach.
  const { WebSocketServer } = createRequire(import.meta.url)('ws') as {
    WebSocketServer: new (options: {
      noServer: true;
      handleProtocols: () => string;
    }) => SocketServer;
  };
  const server = new WebSocketServer({ noServer: true, handleProtocols: () => 'convai' });
  return (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    server.handleUpgrade(request, socket, head, (connection) => converse(connection, told));
}

function converse(socket: Socket, told: Told): void {
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  const part = (type: 'start' | 'delta' | 'stop', text = '') =>
    send({ type: 'agent_chat_response_part', text_response_part: { type, text } });
  socket.on('message', (data) => {
    const { type } = JSON.parse(data.toString()) as { type: string };
    if (type === 'conversation_initiation_client_data') {
      const formats = {
        agent_output_audio_format: 'pcm_16000',
        user_input_audio_format: 'pcm_16000',
      };
      send({
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: { conversation_id: 'bench', ...formats },
      });
    }
    if (type !== 'user_message') return;
    const history = told.history();
    for (const agent_response of history)
      send({ type: 'agent_response', agent_response_event: { agent_response, event_id: 1 } });
    if (history.length) return;
    part('start');
    void told
      .answer()
      .give((text) => part('delta', text))
      .then(() => part('stop'));
  });
}
