/** The answer of the provider to one chat message, as `route.fulfill()` of Playwright takes it. */
export interface ChatAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A fake of the provider in this page. */
export interface FakeProvider {
  /** The messages that visitors have sent, the oldest first. */
  readonly messages: readonly string[];
  /** Restores the page's `fetch`. */
  restore(): void;
}

/** The path of chats, below the address of the API. */
const CHAT = /\/chat\/web$/;

/** The path of calls. */
const CALL = /\/call\/web$/;

const NO_CALLS =
  'voice-assistant/testing fakes no calls: test them in a browser with voice-assistant-provider';

const NO_ENCODING =
  'voice-assistant/testing needs TextEncoder and TextDecoder, which this environment lacks. Before the tests: Object.assign(globalThis, { TextEncoder, TextDecoder }), which node:util exports';

/** Returns the provider's answer to a chat message: these words of the assistant, in Markdown. */
export function chatAnswer(text: string): ChatAnswer {
  const chunk = { sessionId: 'session', path: 'chat.output[0].content', delta: text };
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream' },
    body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
  };
}

/** Returns how the provider refuses a request, for good, with these words. */
function refusalWith(message: string): ChatAnswer {
  const headers = { 'Content-Type': 'application/json' };
  return { status: 400, headers, body: JSON.stringify({ message }) };
}

/**
 * Answers the chats of this page instead of the provider, without network and timers, and refuses its
 * calls. Replaces the page's `fetch`, which still gets all other requests.
 *
 * @param answer - Returns the words of the assistant, in Markdown. If it throws, the message is refused with
 * the words of the error.
 * @throws Error without `TextEncoder` and `TextDecoder`, as in Jest's environment `jsdom`
 */
export function fakeProvider(answer: (message: string) => string | Promise<string>): FakeProvider {
  if (!globalThis.TextEncoder || !globalThis.TextDecoder) throw new Error(NO_ENCODING);
  const messages: string[] = [];
  const original = globalThis.fetch;

  async function answered(body: unknown): Promise<ChatAnswer> {
    const message = messageIn(body);
    messages.push(message);
    try {
      return chatAnswer(await answer(message));
    } catch (error) {
      return refusalWith(error instanceof Error ? error.message : String(error));
    }
  }

  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Object && 'url' in input ? input.url : input);
    if (CHAT.test(url)) return responseOf(await answered(init?.body));
    if (CALL.test(url)) return responseOf(refusalWith(NO_CALLS));
    return original(input, init);
  };
  return { messages, restore: () => void (globalThis.fetch = original) };
}

/** The last message of a request, which may have others before it. */
function messageIn(body: unknown): string {
  const { input } = JSON.parse(String(body)) as {
    input: string | readonly { readonly content: string }[];
  };
  return typeof input === 'string' ? input : input.at(-1)!.content;
}

/** A response as far as the assistant reads it: jsdom has no `Response`. */
function responseOf({ status, headers, body }: ChatAnswer): Response {
  const parts = [new TextEncoder().encode(body)];
  const reader = {
    read: async () => {
      const value = parts.pop();
      return { done: !value, value };
    },
    cancel: async () => undefined,
  };
  return {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    body: { getReader: () => reader, cancel: async () => undefined },
  } as unknown as Response;
}
