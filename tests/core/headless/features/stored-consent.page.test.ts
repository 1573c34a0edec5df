import { expect } from '@open-wc/testing';
import { createAssistant, type Assistant } from '../../../../core/headless/create-assistant.js';
import type { ConsentReceipt } from '../../../../core/machine/regions/consent.js';
import { MODES } from '../../../../core/machine/settings.js';
import type { HeadlessOptions } from '../../../../core/options/table.js';
import { browserPorts } from '../../../../core/headless/browser-ports.js';
import { alwaysAllow } from '../../../../core/tools/always-allowed.js';
import { recordedPorts, type RecordedPorts } from '../../../support/recorded-ports.js';
import { afterTest } from '../../support/after-test.js';
import { waitUntil } from '../../support/wait-until.js';

const OPTIONS: HeadlessOptions = {
  publicKey: 'key-1',
  assistantId: 'a-1',
  consentRequired: true,
  consentVersion: '2026-08',
  consentPurposes: [
    { id: 'answer', text: 'We answer.', required: true },
    { id: 'improve', text: 'We learn.' },
  ],
  keepConversation: true,
  rejoin: true,
  sharedContext: true,
};

/** An assistant whose requests are recorded, with the real storage. */
function create(options: HeadlessOptions = {}) {
  const ports: RecordedPorts = { ...recordedPorts(), memory: browserPorts().memory };
  const assistant = createAssistant({ ...OPTIONS, ...options }, { ports });
  const receipts: (ConsentReceipt | null)[] = [];
  assistant.on('consent-change', ({ receipt }) => receipts.push(receipt));
  afterTest(() => assistant.disconnect());
  return { assistant, ports, receipts };
}

/** The names of what is stored in the browser. */
const stored = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => key.startsWith('voice-assistant'));

/** A page is hidden, which stores what the next one needs. */
const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

function clear(): void {
  for (const key of stored()) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}

/** Talks or types, as far as the mode allows it. */
function use({ assistant }: { assistant: Assistant }): void {
  for (const type of ['open', 'start-call'] as const) assistant.send({ type });
  assistant.send({ type: 'end-call' });
  assistant.send({ type: 'send-message', text: 'Hello' });
}

const NO_TEXT = '{"toString":0,"valueOf":0}';
const MALFORMED = [
  ...['', 'yes', 'null', '7', '[]', '{}', '{"version":"2026-08"}', '{"version":'],
  `{"version":"2026-08","language":${NO_TEXT},"purposes":{},"time":0}`,
  `{"version":"2026-08","language":"en","purposes":{},"time":${NO_TEXT}}`,
];

describe('what is stored and requested with consent', () => {
  beforeEach(clear);
  afterEach(clear);

  for (const mode of MODES)
    it(`is nothing before it, and nothing remains after it is withdrawn: ${mode}`, async () => {
      const used = create({ mode });
      const { assistant, ports, receipts } = used;
      use(used);
      hide();
      expect([ports.calls, ports.replies, stored()]).to.deep.equal([[], [], []]);

      assistant.send({ type: 'accept-consent', purposes: ['improve'] });
      use(used);
      if (mode !== 'chat') {
        // The message that waits is sent after the first.
        for (const type of ['stop-answer', 'stop-answer', 'start-call'] as const)
          assistant.send({ type });
        ports.calls.at(-1)!.emit({ type: 'call-connected' });
      }
      alwaysAllow('book', 'Book a visit');
      await waitUntil(() => {
        hide();
        return stored().length >= (mode === 'voice' ? 2 : 3);
      }, 'consent, tools and what was typed are stored');

      const ofThePage = 'voice-assistant-receipt';
      sessionStorage.setItem(ofThePage, '1');
      assistant.send({ type: 'withdraw-consent' });
      expect(stored()).to.deep.equal([ofThePage]);
      sessionStorage.removeItem(ofThePage);
      expect(assistant.state).to.deep.include({ callId: null, draft: '' });
      expect(assistant.state.transcript.entries).to.deep.equal([]);
      expect(assistant.state.consent.status).to.equal('needed');
      expect(assistant.state.voice).to.include({ status: 'disconnected', past: null });
      if (mode !== 'chat') expect(ports.calls.at(-1)!.asked).to.deep.include(['stop']);
      if (mode !== 'voice') expect(ports.replies.at(-1)!.stopped).to.equal(true);
      expect(receipts.map((receipt) => receipt?.purposes ?? null)).to.deep.equal([
        { answer: true, improve: true },
        null,
      ]);

      const before = [ports.calls.length, ports.replies.length];
      use(used);
      hide();
      expect([ports.calls.length, ports.replies.length]).to.deep.equal(before);
      expect(stored()).to.deep.equal([]);
    });

  it('counts for the next page with the same notice, and for no other', () => {
    create().assistant.send({ type: 'accept-consent' });
    const statusOf = (options?: HeadlessOptions) => create(options).assistant.state.consent.status;
    expect(statusOf()).to.equal('granted');
    expect(statusOf({ consentVersion: '2027-01' })).to.equal('needed');
    expect(statusOf({ consentPurposes: [] })).to.equal('needed');
  });

  it('is the word true without a notice', () => {
    const { assistant, receipts } = create({ consentVersion: undefined!, consentPurposes: [] });
    assistant.send({ type: 'accept-consent' });
    expect(localStorage.getItem('voice-assistant-consent')).to.equal('true');
    expect(receipts[0]).to.include({ version: '', language: '' });
  });

  for (const malformed of MALFORMED)
    it(`is none if anything else is stored: ${malformed}`, () => {
      localStorage.setItem('voice-assistant-consent', malformed);
      expect(create().assistant.state.consent.status).to.equal('needed');
    });

  it('is withdrawn by all widgets of the page', () => {
    const one = create();
    one.assistant.send({ type: 'accept-consent' });
    const other = create();
    const apart = create({ consentStorageKey: 'voice-assistant-consent-apart' });
    apart.assistant.send({ type: 'accept-consent' });
    one.assistant.send({ type: 'withdraw-consent' });
    expect(other.assistant.state.consent.status).to.equal('needed');
    expect(other.receipts).to.deep.equal([null]);
    expect(apart.assistant.state.consent.status).to.equal('granted');
  });

  it('is withdrawn in all tabs, which end their calls', async () => {
    const { assistant, ports, receipts } = create({ mode: 'voice' });
    assistant.send({ type: 'start-call' });
    assistant.send({ type: 'accept-consent' });
    const frame = document.createElement('iframe');
    document.body.append(frame);
    afterTest(() => frame.remove());
    frame.contentWindow!.localStorage.removeItem('voice-assistant-consent');
    await waitUntil(() => receipts.length === 2, 'the other tab is noticed');
    expect(ports.calls[0]!.asked).to.deep.equal([['stop']]);
    expect(assistant.state.consent.status).to.equal('needed');
  });

  it('is looked for when the page returns from the back/forward cache', () => {
    const { assistant } = create();
    assistant.send({ type: 'accept-consent' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(assistant.state.consent.status).to.equal('granted');
    clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(assistant.state.consent.status).to.equal('needed');
  });
});
