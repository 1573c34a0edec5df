import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, type Listening } from '../../scripts/listen.js';

export interface ReceivedRequest {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Respond = (response: ServerResponse, request: ReceivedRequest) => void;

export interface RecordingServer extends Listening {
  /** What was asked, oldest first. */
  readonly received: ReceivedRequest[];
  /** Forgets what was asked, and answers from now on like this. */
  answerWith(respond: Respond): void;
}

/** A real HTTP server that keeps all that it is asked. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let received: ReceivedRequest[] = [];
  let respond: Respond = (response) => response.end();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body: await buffer(request) };
    received.push(entry);
    respond(response, entry);
  });
  return {
    ...(await listen(server)),
    get received() {
      return received;
    },
    answerWith(next) {
      received = [];
      respond = next;
    },
  };
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
