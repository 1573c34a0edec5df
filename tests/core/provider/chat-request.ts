import { expect } from '@open-wc/testing';
import type { ChatRequest } from '../../../core/ports.js';
import { askAll, REQUEST } from './asking.js';
import { event, received } from './scripted.js';

const OK = { parts: [event({ delta: 'Hi' }), event('[DONE]')] };
const overrides = { variableValues: { page: 'pricing' } };

const BODIES: readonly [name: string, request: Partial<ChatRequest>, body: unknown][] = [
  ['the text', {}, { input: 'Hello', assistantId: 'assistant-1', stream: true }],
  [
    'the greeting before the text that answers it',
    { turn: { text: 'Hello', greeting: 'Welcome!' } },
    {
      input: [
        { role: 'assistant', content: 'Welcome!' },
        { role: 'user', content: 'Hello' },
      ],
      assistantId: 'assistant-1',
      stream: true,
    },
  ],
  [
    'the session, which knows the greeting',
    { sessionId: 'session-1', turn: { text: 'Hello', greeting: 'Welcome!' } },
    { input: 'Hello', assistantId: 'assistant-1', sessionId: 'session-1', stream: true },
  ],
  [
    'the overrides',
    { assistantOverrides: overrides },
    { input: 'Hello', assistantId: 'assistant-1', assistantOverrides: overrides, stream: true },
  ],
];

export function testChatRequest(): void {
  for (const [name, request, body] of BODIES)
    it(`carries ${name}`, async () => {
      const { apiUrl } = await askAll([OK], request);
      const requests = await received(apiUrl);
      expect(requests.map((each) => each.body)).to.deep.equal([body]);
    });

  it('is posted with the key, the widget’s id and what it accepts', async () => {
    const { apiUrl } = await askAll([OK]);
    const [request] = await received(apiUrl);
    expect(request).to.include({ method: 'POST', path: '/chat/web' });
    expect(request?.headers).to.include({
      authorization: `Bearer ${REQUEST.publicKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-client-id': REQUEST.clientId,
    });
  });
}
