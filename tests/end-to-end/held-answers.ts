import { createServer, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../../scripts/listen.js';

export interface HeldAnswers extends Listening {
  /** Sends what is left of the first answer, whoever still reads it. */
  goOn(): void;
}

/**
 * A provider that answers every question with these parts. After the first part of the first answer it
 * waits until the test has it go on: whatever is done to an answer under way is in time.
 */
export async function serveHeldAnswers(first: string, ...rest: string[]): Promise<HeldAnswers> {
  let held: ServerResponse | undefined;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    });
    if (request.method !== 'POST') return void response.end();
    tell(response, first);
    if (held) finish(response);
    else held = response;
  });
  const finish = (response: ServerResponse) => {
    for (const part of rest) tell(response, part);
    response.end('data: [DONE]\n\n');
  };
  return { ...(await listen(server)), goOn: () => held && finish(held) };
}

function tell(response: ServerResponse, delta: string): void {
  const chunk = { id: 'chat', sessionId: 'session', path: 'chat.output[0].content', delta };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
