import { expect } from '@open-wc/testing';
import {
  KEPT_BYTES,
  KEPT_MESSAGES,
  type KeptConversation,
} from '../../../../core/conversation/conversation-store.js';
import { ANSWER_WAIT_MS } from '../../../../core/conversation/page-life.js';
import { KEPT_CONVERSATION_KEY } from '../../../../core/conversation/tab-keys.js';
import { createAssistant, type Assistant } from '../../../../core/headless/create-assistant.js';
import { turns } from '../../../support/manual-timers.js';
import { recordedPorts } from '../../../support/recorded-ports.js';
import { replace } from '../../support/after-test.js';
import { waitUntil } from '../../support/wait-until.js';

const OPTIONS = {
  mode: 'chat',
  publicKey: 'key-1',
  assistantId: 'a-1',
  keepConversation: true,
} as const;

const kept = () =>
  JSON.parse(sessionStorage.getItem(KEPT_CONVERSATION_KEY) ?? '[]') as KeptConversation[];

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

/** Waits for a message that begins with a text. */
function received(name: string, start: string): Promise<void> {
  const channel = new BroadcastChannel(name);
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (!data.startsWith(start)) return;
      channel.close();
      resolve();
    });
  });
}

const texts = ({ state }: Assistant) => state.transcript.entries.map(({ text }) => text);

/** Entries with a part that is missing, or of a wrong type. */
const BROKEN_ENTRIES: unknown[] = [
  null,
  7,
  [],
  ...[
    { text: 7 },
    { role: 'system' },
    { at: '0' },
    { at: 9e15 },
    { id: '1' },
    { id: 0 },
    { id: 1.5 },
    { source: null },
    { source: { kind: 'constructor' } },
    { source: { kind: 'spoken' } },
    { source: { kind: 'spoken', partial: '', heard: 7 } },
    { source: { kind: 'typed', messageId: 'm' } },
    { source: { kind: 'typed', messageId: 'm', delivery: { status: 'lost' } } },
    { source: { kind: 'typed', messageId: 'm', delivery: { status: 'sent' } } },
    { source: { kind: 'typed', messageId: 7, delivery: { status: 'waiting' } } },
    { source: { kind: 'call', mark: 'paused' } },
    { source: { kind: 'part', partId: 'p', part: null } },
    { source: { kind: 'part', partId: 'p', part: { kind: 'tool', outcome: 'odd', result: '' } } },
    { source: { kind: 'part', partId: 'p', part: { kind: 'block' } } },
    { source: { kind: 'reply', key: 1, output: 'x', progress: 'whole' } },
    { source: { kind: 'reply', key: 1, output: 0, progress: 'valueOf' } },
  ].map((broken) => ({
    ...{ id: 1, role: 'user', text: 'Broken', at: 0, source: { kind: 'greeting' } },
    ...broken,
  })),
];

describe('a kept conversation', () => {
  const assistants: Assistant[] = [];

  function create(options: object = {}, ports = recordedPorts()): Assistant {
    const assistant = createAssistant({ ...OPTIONS, ...options }, { ports });
    assistants.push(assistant);
    return assistant;
  }

  /** An assistant that has said something and keeps it. */
  async function chatting(text: string, options: object = {}): Promise<Assistant> {
    const ports = recordedPorts();
    const assistant = create(options, ports);
    assistant.send({ type: 'send-message', text });
    ports.replies[0]!.emit({ type: 'reply-session', sessionId: `session of ${text}` });
    ports.replies[0]!.emit({ type: 'reply-finished' });
    const isKept = () => {
      turn('pagehide', false);
      return JSON.stringify(kept()).includes(text);
    };
    await waitUntil(isKept, 'it is kept');
    return assistant;
  }

  afterEach(() => {
    for (const assistant of assistants.splice(0)) assistant.disconnect();
    sessionStorage.clear();
  });

  it('continues with the next assistant of the tab, in the same session', async () => {
    (await chatting('Hello')).disconnect();
    create({ assistantId: 'a-2' });
    const next = create();
    await waitUntil(() => texts(next)[0] === 'Hello', 'it is restored');
    expect(next.state.chat.sessionId).to.equal('session of Hello');
  });

  it('continues when the same assistant connects again', async () => {
    const assistant = await chatting('Hello');
    assistant.disconnect();
    expect(texts(assistant)).to.deep.equal([]);
    assistant.connect();
    await waitUntil(() => texts(assistant)[0] === 'Hello', 'it is restored');
  });

  it('is deleted at once by a reset', async () => {
    const assistant = await chatting('Hello');
    assistant.send({ type: 'reset' });
    expect(sessionStorage.getItem(KEPT_CONVERSATION_KEY)).to.equal(null);
  });

  it('is deleted with another assistant, and without the option', async () => {
    const assistant = await chatting('Hello');
    assistant.configure({ ...OPTIONS, assistantId: 'a-2' });
    expect(kept()).to.deep.equal([]);
    const other = await chatting('Hi');
    other.configure({ ...OPTIONS, keepConversation: false });
    expect(kept()).to.deep.equal([]);
  });

  it('is neither stored before a consent nor restored after it was withdrawn', async () => {
    (await chatting('Hello')).disconnect();
    const careful = create({ consentRequired: true });
    await waitUntil(() => kept().length === 0, 'it is deleted');
    careful.send({ type: 'open' });
    careful.send({ type: 'edit-draft', text: 'My secret' });
    turn('pagehide', false);
    expect(kept()).to.deep.equal([]);
    expect(texts(careful)).to.deep.equal([]);
  });

  it('is separate for two widgets of a page, also on the next page', async () => {
    const first = await chatting('One');
    const second = await chatting('Two');
    first.disconnect();
    second.disconnect();
    const next = [create(), create()];
    await waitUntil(() => next.every((each) => texts(each).length), 'both');
    expect(next.map((each) => texts(each)[0]).sort()).to.deep.equal(['One', 'Two']);
  });

  it('is left to a tab that is still there', async () => {
    await chatting('Hello');
    turn('pageshow', true);
    const copy = kept().map((each) => ({ ...each, left: false, place: 1 }));
    sessionStorage.setItem(KEPT_CONVERSATION_KEY, JSON.stringify(copy));
    const { setTimeout } = window;
    const waits: (() => void)[] = [];
    const held = (callback: () => void, ms?: number) =>
      ms === ANSWER_WAIT_MS ? waits.push(callback) : setTimeout(callback, ms);
    replace(window, 'setTimeout', held as typeof setTimeout);
    const other = create();
    // The answer may reach this channel before the one of the assistant; what is posted now comes after both.
    await received('voice-assistant-conversation', '!');
    const after = received('after', '');
    new BroadcastChannel('after').postMessage('');
    await after;
    await turns();
    expect(waits.map((end) => end())).to.have.length(1);
    await turns();
    expect(texts(other)).to.deep.equal([]);
  });

  it('is replaced by what the tab showed while its page was cached', async () => {
    const assistant = await chatting('Hello');
    const [before] = kept();
    const drafted = (draft: string) => {
      const conversation = { ...before!.conversation, draft };
      const newer = { ...before, owner: 'another page', conversation };
      const other = { ...newer, assistant: 'another' };
      sessionStorage.setItem(KEPT_CONVERSATION_KEY, JSON.stringify([newer, other]));
    };
    drafted('So');
    turn('pageshow', true);
    expect(assistant.state.draft).to.equal('So');
    drafted('Later');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(assistant.state.draft).to.equal('Later');
    expect(kept().map((each) => each.assistant)).to.include('another');
    turn('pagehide', false);
    expect(kept().map((each) => each.assistant)).to.deep.equal([before!.assistant]);
  });

  it('is bounded by the number and the size of its messages', async () => {
    const assistant = await chatting('Hello');
    const sizeOf = (entries: readonly unknown[]) =>
      entries.reduce<number>((sum, each) => sum + new Blob([JSON.stringify(each)]).size, 0);
    const isWhole = ['x', '₹'.repeat(1000)].map((text) => {
      for (let index = 0; index < KEPT_MESSAGES + 10; index++)
        assistant.send({ type: 'send-message', text });
      turn('pagehide', false);
      const { length } = kept()[0]!.conversation.transcript.entries;
      const { entries } = assistant.state.transcript;
      expect(kept()[0]!.conversation.transcript.entries).to.deep.equal(entries.slice(-length));
      expect(sizeOf(entries.slice(-length))).to.be.at.most(KEPT_BYTES);
      return length === KEPT_MESSAGES || sizeOf(entries.slice(-length - 1)) <= KEPT_BYTES;
    });
    expect(isWhole).to.deep.equal([true, false]);
  });

  it('is not read if anything else is stored', async () => {
    for (const stored of ['{', '[null, 7]', '[{"version":1,"conversation":{}}]']) {
      sessionStorage.setItem(KEPT_CONVERSATION_KEY, stored);
      const assistant = create();
      await import('../../../../core/headless/features/keep-conversation.js');
      await turns();
      expect(texts(assistant)).to.deep.equal([]);
    }
  });

  it('is restored only if it is complete, whatever became of its page', async () => {
    (await chatting('Hello')).disconnect();
    const [whole] = kept();
    const { conversation } = whole!;
    const { entries } = conversation.transcript;
    const altered: object[] = [
      { version: 2 },
      { conversation: null },
      { conversation: { ...conversation, draft: 7 } },
      { conversation: { ...conversation, transcript: { entries: { ...entries } } } },
      { assistant: 7 },
      { left: false, owner: 'gone' },
    ];
    const stored = altered.map((each, place) => ({ ...whole, place, ...each }));
    sessionStorage.setItem(KEPT_CONVERSATION_KEY, JSON.stringify(stored));
    const next = altered.map(() => create());
    await waitUntil(() => texts(next.at(-1)!)[0] === 'Hello', 'the last is');
    expect(next.slice(0, -1).flatMap(texts)).to.deep.equal([]);
  });

  it('is restored without what is not whole, and with the newest of too much', async () => {
    (await chatting('Hello')).disconnect();
    const [whole] = kept();
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ id: at + 2, role: 'user', text: `Message ${at}`, at: 0, source: { kind: 'greeting' } },
    }));
    const isFrom = { sessionId: 7, failure: { kind: 'toString' }, panel: 'ajar' };
    const transcript = { entries: [...BROKEN_ENTRIES, ...many] };
    const conversation = { ...whole!.conversation, ...isFrom, transcript };
    sessionStorage.setItem(KEPT_CONVERSATION_KEY, JSON.stringify([{ ...whole, conversation }]));
    const assistant = create();
    await waitUntil(() => texts(assistant).length > 0, 'it is restored');
    const { chat, panel, transcript: restored } = assistant.state;
    expect(restored.entries).to.deep.equal(many.slice(-KEPT_MESSAGES));
    expect([chat, panel.status]).to.deep.equal([
      { status: 'idle', sessionId: null, failure: null },
      'closed',
    ]);
    conversation.transcript = { entries: BROKEN_ENTRIES };
    sessionStorage.setItem(KEPT_CONVERSATION_KEY, JSON.stringify([{ ...whole, conversation }]));
    turn('pageshow', true);
    expect(assistant.state.transcript.entries).to.deep.equal([]);
  });

  it('ends with its page if the storage is full', async () => {
    const assistant = await chatting('Hello');
    replace(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    assistant.send({ type: 'send-message', text: 'More' });
    turn('pagehide', false);
    expect(texts(assistant)).to.deep.equal(['Hello', 'More']);
  });
});
