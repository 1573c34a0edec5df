import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, type Listening } from '../../scripts/listen.js';

export interface Message {
  readonly role: string;
  readonly content: string;
}

export interface ModelServer extends Listening {
  /** What points the local provider at this server. */
  readonly environment: NodeJS.ProcessEnv;
  /** The conversations that were to be answered, oldest first. */
  readonly conversations: (readonly Message[])[];
}

/** A model that answers `You said: …`, so that a test sees what the provider makes of its answer. */
export async function startModelServer(): Promise<ModelServer> {
  const conversations: (readonly Message[])[] = [];
  const server = await listen(
    createServer(async (request, response) => {
      const { messages } = (await json(request)) as { messages: Message[] };
      conversations.push(messages);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const content of ['You said: ', messages.at(-1)?.content])
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      response.end('data: [DONE]\n\n');
    }),
  );
  return {
    ...server,
    conversations,
    environment: {
      VOICE_ASSISTANT_OPENAI_URL: `${server.url}/v1`,
      VOICE_ASSISTANT_OPENAI_KEY: 'any',
      VOICE_ASSISTANT_OPENAI_MODEL: 'echo',
    },
  };
}
