import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { speak } from './speech-pcm.js';
import type { Told } from './wires.js';

interface Socket {
  on(name: 'message', listener: (data: Buffer) => void): void;
  send(text: string): void;
  readonly readyState: number;
}

interface SocketServer {
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    ready: (socket: Socket) => void,
  ): void;
}

const OPEN = 1;

/** The type of the message with which a conversation begins. */
const BEGIN = 'conversation_initiation_client_data';

/**
 * ElevenLabs' wire of conversations over a WebSocket: typed ones, and with `voice` in the address
 * calls in which the assistant speaks on and on.
 */
export function elevenLabs(reported: Told) {
  // It stands beside the peers, where the types of this project do not reach.
  const { WebSocketServer } = createRequire(import.meta.url)('ws') as {
    WebSocketServer: new (options: {
      noServer: true;
      handleProtocols: () => string;
    }) => SocketServer;
  };
  const server = new WebSocketServer({ noServer: true, handleProtocols: () => 'convai' });
  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const begin = new URL(request.url ?? '/', 'http://localhost').searchParams.has('voice')
      ? call
      : converse;
    server.handleUpgrade(request, socket, head, (connection) => begin(connection, reported));
  };
}

function converse(socket: Socket, reported: Told): void {
  const send = senderOf(socket);
  const part = (type: 'start' | 'delta' | 'stop', text = '') =>
    send({ type: 'agent_chat_response_part', text_response_part: { type, text } });
  hear(socket, ({ type }) => {
    if (type === BEGIN) greet(send);
    if (type !== 'user_message') return;
    const history = reported.history();
    for (const agent_response of history)
      send({ type: 'agent_response', agent_response_event: { agent_response, event_id: 1 } });
    if (history.length) return;
    part('start');
    void reported
      .answer()
      .give((text) => part('delta', text))
      .then(() => part('stop'));
  });
}

function call(socket: Socket): void {
  const send = senderOf(socket);
  hear(socket, ({ type }) => {
    if (type !== BEGIN) return;
    greet(send);
    const say = (audio_base_64: string) =>
      send({ type: 'audio', audio_event: { audio_base_64, event_id: 1 } });
    void speak(say, () => socket.readyState === OPEN);
  });
}

type Send = (message: unknown) => void;

const senderOf =
  (socket: Socket): Send =>
  (message) =>
    socket.send(JSON.stringify(message));

function hear(socket: Socket, heard: (message: { readonly type?: string }) => void): void {
  socket.on('message', (data) => heard(JSON.parse(data.toString()) as { type?: string }));
}

function greet(send: Send): void {
  send({
    type: 'conversation_initiation_metadata',
    conversation_initiation_metadata_event: {
      conversation_id: 'bench',
      agent_output_audio_format: 'pcm_16000',
      user_input_audio_format: 'pcm_16000',
    },
  });
}
