import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import packageJson from './package.json' with { type: 'json' };
import { type AnswerOptions, createAnswerEngine } from './answers/create-answer-engine.js';
import { createAssistants } from './assistants/assistants.js';
import { type CallChange } from './call/new-call.js';
import { recordingsIn } from './call/recording/recordings.js';
import { createRooms } from './call/rooms.js';
import { webCallRoute } from './call/web-call.js';
import { callMachineBundle } from './call-machine/bundle.js';
import { DEFAULT_PACE_MS } from './chat/paced-words.js';
import { webChatRoute } from './chat/web-chat.js';
import { keepWaiting } from './faults/refusals.js';
import { withAddressedFaults } from './faults/requested-faults.js';
import { ApiError } from './http/api-error.js';
import { type Exchange, sendJson } from './http/exchange.js';
import { isLoopback } from './http/loopback.js';
import { requestListener } from './http/request-listener.js';
import { findRoute, type Route } from './http/router.js';
import type { Fields } from './management/collection.js';
import { managementRoutes } from './management/management.js';
import { openStore } from './management/open-store.js';
import { openAiChatRoutes } from './openai-chat/openai-chat.js';
import { pipecatRoutes } from './pipecat/pipecat-routes.js';
import { realtimeRoute } from './realtime/realtime-route.js';
import { tokenRoute } from './token-server/token-route.js';

const CALL_MACHINE_PATH = '/call-machine.js';

/** A client that takes longer to send its headers, or its whole request, is answered with 408. */
const TIME_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
};

/** The call bundle of the fault `bundle-broken`. */
const BROKEN_SCRIPT = 'this is no script {';

export interface LocalProviderOptions extends AnswerOptions {
  /** The port; 0 picks a free one. */
  port: number;
  /** A loopback name or address, since the server must not be public. Default `127.0.0.1`. */
  host?: string;
  /** The variables that name a model server, see `readModelServer`. Default `process.env`. */
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds between two words of a streamed chat answer; 0 for none. Default 15. */
  paceMs?: number;
  /**
   * A file for the records of the management API, without which they are lost with the process. It
   * contains credentials, if any are created.
   */
  dataFile?: string;
  /** A folder for WAV files of recorded calls. Without one, none is stored. */
  recordings?: string;
  /** Receives a line for each request and each failure, without bodies and keys. Default: no log. */
  log?(line: string): void;
}

export interface LocalProvider {
  /** The origin, without a trailing slash: a page's `apiUrl`. */
  readonly url: string;
  /** A page's `callBundleUrl`. */
  readonly callBundleUrl: string;
  /** Ends all calls and streams, and frees the port. */
  close(): Promise<void>;
}

/** Starts the server. `createLocalProvider` calls it when the peer dependencies are installed. */
export async function startServer({
  port,
  host = '127.0.0.1',
  environment = process.env,
  paceMs = DEFAULT_PACE_MS,
  dataFile,
  recordings,
  log = () => undefined,
  ...answering
}: LocalProviderOptions): Promise<LocalProvider> {
  if (!isLoopback(host)) throw new RangeError(`host must be a loopback address, not "${host}"`);
  const answers = await createAnswerEngine(answering, { environment, log });
  const startRecording = recordings === undefined ? undefined : await recordingsIn(recordings);
  const { store, save, note, close: closeStore } = await openStore(dataFile);
  const rooms = createRooms({ answers, environment, startRecording, log });
  const assistants = createAssistants(store);
  const routes: Route[] = [
    { method: 'GET', path: '/health', handle: sendHealth },
    { method: 'GET', path: CALL_MACHINE_PATH, handle: sendCallMachine },
    tokenRoute(),
    webChatRoute({ answers, assistants, paceMs }),
    webCallRoute({ assistants, rooms, made: keepCall, changed: keepChange }),
    ...rooms.routes,
    realtimeRoute({ assistants, rooms }),
    ...pipecatRoutes({ assistants, rooms }),
    ...openAiChatRoutes({ answers, assistants, paceMs }),
    ...managementRoutes({ store, save, assistants, answers }),
  ];
  const server = createServer(TIME_LIMITS, requestListener({ handle, log }));
  try {
    // Now, so that a file that cannot be written is reported before anything is lost.
    await save();
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    await rooms.close();
    await closeStore().catch(() => undefined);
    throw error;
  }
  const url = originOf(server.address() as AddressInfo);
  return { url, callBundleUrl: url + CALL_MACHINE_PATH, close };

  async function handle(received: Exchange): Promise<void> {
    const exchange = withAddressedFaults(received);
    const { route, parameters } = findRoute(routes, exchange);
    await route.handle(exchange, parameters);
  }

  function keepCall(id: string, call: Fields): Promise<void> {
    store.collection('call').create(call, id);
    return save();
  }

  function keepChange(id: string, change: CallChange): void {
    const calls = store.collection('call');
    // One that was removed while it ran, or that could not be stored, stays removed.
    if (!calls.find(id)) return;
    note(() => {
      if (calls.find(id)) calls.update(id, change);
    }).catch((error: Error) => log(error.message));
  }

  function sendHealth(exchange: Exchange): void {
    sendJson(exchange, 200, {
      status: 'ok',
      name: 'voice-assistant local provider',
      version: packageJson.version,
      url: exchange.origin,
      callBundleUrl: exchange.origin + CALL_MACHINE_PATH,
      ...rooms.describe(),
      answers: answers.description,
    });
  }

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    await rooms.close();
    server.closeAllConnections();
    await closed;
    await closeStore();
  }
}

async function sendCallMachine(exchange: Exchange): Promise<void> {
  const { response, faults } = exchange;
  if (faults.has('bundle-missing')) throw new ApiError(404, 'missing, as a fault asks');
  if (faults.has('bundle-hangs')) return keepWaiting(exchange);
  const script = faults.has('bundle-broken') ? BROKEN_SCRIPT : await callMachineBundle();
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(script);
}

function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
