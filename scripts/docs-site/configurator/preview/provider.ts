/** How long the preview waits between two words of an answer, in milliseconds. */
const PACE_MS = 25;

const SUGGESTIONS = `\`\`\`assistant-block
{ "type": "buttons", "buttons": ["Show me a list", "Show me a table", "Show me code"] }
\`\`\``;

/** The scripted answers: the first whose words are in the question. The last is for all others. */
const ANSWERS: readonly (readonly [asked: RegExp, answer: string])[] = [
  [
    /table|price|cost/i,
    `| Package | Price | Delivery |
| ------- | ----: | -------- |
| Basic   |  € 90 | 3 days   |
| Premium | € 240 | 5 days   |

Both include **one revision**.`,
  ],
  [
    /code|script/i,
    `A page can listen to the \`va-message\` event:

\`\`\`js
document.addEventListener('va-message', ({ message }) => {
  console.log(message);
});
\`\`\``,
  ],
  [
    /list|hour|open/i,
    `Our shop is open:

- **Monday to Friday** from 9 to 18
- **Saturday** from 10 to 14
- on Sunday *by appointment*`,
  ],
  [/^/, 'These are **scripted answers** of the preview. They show how your assistant’s will look.'],
];

/**
 * Replaces `fetch` in the preview: answers chats with a stream of server-sent events, as the provider
 * does, and refuses everything else. Nothing is sent.
 */
export async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  init.signal?.throwIfAborted();
  if (!/\/chat\/web$/.test(String(input)))
    return Response.json({ message: 'The preview answers chats only' }, { status: 404 });
  const { input: said } = JSON.parse(String(init.body)) as { input: unknown };
  const question = Array.isArray(said) ? said.at(-1)?.content : said;
  const [, text] = ANSWERS.find(([asked]) => asked.test(String(question)))!;
  return new Response(eventsOf(`${text}\n\n${SUGGESTIONS}`, init.signal), {
    headers: { 'Content-Type': 'text/event-stream' },
  });
}

function eventsOf(text: string, signal?: AbortSignal | null): ReadableStream<Uint8Array> {
  const words = text.match(/\s*\S+/g) ?? [];
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
      if (signal?.aborted) return controller.error(signal.reason);
      const delta = words.shift();
      const chunk = { sessionId: 'preview', path: 'chat.output[0].content', delta };
      const data = delta === undefined ? '[DONE]' : JSON.stringify(chunk);
      controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      if (delta === undefined) controller.close();
    },
  });
}
