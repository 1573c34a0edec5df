import { problemWith } from '../../../core/call/web-call.js';
import { initialState } from '../../../core/machine/state.js';
import type { Settings } from '../../../core/machine/settings.js';
import { update } from '../../../core/machine/update.js';
import { renderMarkdown } from '../../../core/markdown/render.js';
import type { CallRequest } from '../../../core/ports.js';
import type { Example } from './examples.js';

async function start(callee: unknown): Promise<void> {
  const request = { apiUrl: '', publicKey: 'key-1', ...(callee as object) };
  const problem = problemWith(request as CallRequest);
  // Not every browser of the tests has WebRTC, which is no rule for the options.
  if (problem && problem.kind !== 'unsupported') throw new Error(problem.message);
}

/** Sends a message by the machine itself, and throws what it reports. */
function chat(text: unknown, change: Partial<Settings> = {}): void {
  const settings = { mode: 'chat', chatConfigured: true, ...change } as Settings;
  const event = {
    type: 'send-message',
    text: text as string,
    key: 1,
    at: 0,
    id: 'message-1',
  } as const;
  const [, effects] = update(initialState(settings), event);
  for (const effect of effects)
    if (effect.type === 'emit' && effect.event.type === 'error')
      throw new Error(effect.event.error.message);
}

function link(address: unknown): void {
  const [, kept] = /href="([^"]*)"/.exec(renderMarkdown(`[here](${String(address)})`)) ?? [];
  if (!kept) throw new Error('the link has no address');
}

export const CALL_AND_CHAT_EXAMPLES: readonly Example[] = [
  {
    rule: 'Voice call: at least one of assistant, squad or workflow',
    ask: start,
    accepted: [{ assistantId: 'a-1' }, { assistant: {} }, { squad: 's-1' }, { workflow: {} }],
    refused: { 'Assistant or Squad or Workflow must be provided.': {} },
  },
  {
    rule: 'Chat: the message is not blank',
    ask: (value) => chat(value),
    accepted: ['Hello', ' Hello '],
    refused: { 'Chat is disabled or message is empty': '' },
  },
  {
    rule: 'Chat: the message is more than white space',
    ask: (value) => chat(value),
    accepted: ['Hello\n'],
    refused: { 'Chat is disabled or message is empty': ' \n' },
  },
  {
    rule: 'Chat: enabled by the option mode',
    ask: (mode) => chat('Hello', { mode: mode as Settings['mode'] }),
    accepted: ['chat', 'hybrid'],
    refused: { 'Chat is disabled or message is empty': 'voice' },
  },
  {
    rule: 'Chat: a public key and an assistant id are there',
    ask: (chatConfigured) => chat('Hello', { chatConfigured: chatConfigured as boolean }),
    accepted: [true],
    refused: { 'Missing required configuration: publicKey and assistantId': false },
  },
  {
    rule: 'Links: only http, https, irc, ircs, mailto and xmpp keep their address',
    ask: link,
    accepted: ['https://a', 'http://a', 'irc://a', 'ircs://a', 'mailto:a@b', 'xmpp:a@b'],
    refused: { 'the link has no address': 'javascript:alert(1)' },
  },
  {
    rule: 'Links: other schemes of the web lose their address, too',
    ask: link,
    accepted: ['/a', 'a.html', '#a'],
    refused: { 'the link has no address': 'ftp://a' },
  },
];
