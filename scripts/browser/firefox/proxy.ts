#!/usr/bin/env -S node --import tsx
/**
 * Starts Firefox, named by FIREFOX_PATH, and stands between Playwright and its WebDriver BiDi. It adds
 * what Firefox 153 does not do by BiDi, but by privileged script: emulated media features. And it names
 * downloads, which Playwright needs.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { MediaEmulation, type Features } from './media-emulation.js';
import { EMULATED_MEDIA, type Message } from './message.js';

const LISTENING = 'WebDriver BiDi listening on ';

const firefox = spawn(
  process.env['FIREFOX_PATH'] ?? 'firefox',
  [...process.argv.slice(2), '--remote-allow-system-access'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
firefox.once('exit', (code) => process.exit(code ?? 1));
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, url] = line.split(LISTENING);
  if (url) void listen(url);
  else console.error(line);
});

async function listen(url: string): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url: path }) => connect(client, new WebSocket(url + path)));
  await new Promise((resolve) => server.once('listening', resolve));
  console.error(`${LISTENING}ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function connect(client: WebSocket, browser: WebSocket): void {
  const opened = new Promise((resolve) => browser.once('open', resolve));
  const emulation = new MediaEmulation((message) => browser.send(JSON.stringify(message)));
  client.on('message', async (data) => {
    await opened;
    const message = parse(data);
    const features = takeFeatures(message);
    if (features) {
      await emulation.set(message.params, features);
      client.send(JSON.stringify({ type: 'success', id: message.id, result: {} }));
    } else browser.send(JSON.stringify(message));
  });
  browser.on('message', (data) => {
    const message = parse(data);
    if (!emulation.receive(message)) client.send(JSON.stringify(named(message)));
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}

/** Playwright's own command knows one feature; the others come as a header, see launch.ts. */
function takeFeatures({ method, params }: Message): Features | undefined {
  if (method === 'emulation.setMediaFeaturesOverride') return params?.features;
  if (method !== 'network.setExtraHeaders') return undefined;
  const header = params?.headers?.find(({ name }) => name === EMULATED_MEDIA);
  return header && (JSON.parse(header.value.value) as Features);
}

/** Firefox gives a download no name of its own. */
function named(message: Message): Message {
  if (!message.method?.startsWith('browsingContext.download')) return message;
  return { ...message, params: { ...message.params, download: message.params?.url } };
}

function parse(data: RawData): Message {
  return JSON.parse(data.toString()) as Message;
}
