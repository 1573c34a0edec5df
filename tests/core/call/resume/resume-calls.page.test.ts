import { expect } from '@open-wc/testing';
import { startCall } from '../../../../core/call/daily/start-call.js';
import { callStore } from '../../../../core/call/resume/call-store.js';
import { STORED_CALL_KEY, isKept } from '../../../../core/conversation/tab-keys.js';
import { resumeCalls } from '../../../../core/call/resume/resume-calls.js';
import type { Transcript } from '../../../../core/machine/regions/transcript.js';
import type { State } from '../../../../core/machine/state.js';
import type { CallRequest, StoredCall, WebCall } from '../../../../core/ports.js';
import { replace } from '../../support/after-test.js';
import * as s from '../../machine/support/states.js';
import { waitUntil } from '../../support/wait-until.js';
import { turns } from '../../../support/manual-timers.js';

const REQUEST: CallRequest = {
  apiUrl: 'http://127.0.0.1:1',
  publicKey: 'key-1',
  assistantId: 'a-1',
  clientId: 'one',
};

/** Another widget of the page that would call the same. */
const TWIN: CallRequest = { ...REQUEST, clientId: 'two' };

const CALL: WebCall = {
  id: 'call-1',
  url: 'http://127.0.0.1:1/rooms/1',
  token: null,
  recording: false,
  voiceProvider: null,
};

const OTHER_CALL: WebCall = { ...CALL, id: 'call-2', url: 'http://127.0.0.1:1/rooms/2' };

const SAID: Transcript = s.listOf(s.spoken(1, 'assistant', 'Hey'));

/** A call that goes on, and in which something was said. */
const TALKING: State = { ...s.inCall, transcript: SAID };

/** Requests of other calls than the stored one. */
const OTHERS: readonly [name: string, request: CallRequest][] = [
  ['assistant', { ...TWIN, assistantId: 'a-2' }],
  ['provider', { ...TWIN, apiUrl: 'http://127.0.0.1:2' }],
  ['kind of callee', { ...TWIN, assistantId: undefined, squad: 'a-1' }],
  ['override of the assistant', { ...TWIN, assistantOverrides: { firstMessage: 'Hello' } }],
];

/** What another page, or another version of this one, may have left there. */
const STRANGE = ['', 'null', '{', '7', '{}', '[]', '[null]', '[7]'];

/** What another version of this code may have kept of the very call. */
const UNREADABLE: readonly [name: string, change: object][] = [
  ['no call', { webCall: undefined }],
  ['a transcript of another form', { transcript: { entries: { length: 1 } } }],
  ['a time that is no number', { at: `${Date.now()}` }],
  ['no recording', { webCall: { ...CALL, recording: undefined } }],
  ['a token that is no text', { webCall: { ...CALL, token: 7 } }],
  ['an address that no call has', { webCall: { ...CALL, url: 'http://example.org/rooms/1' } }],
];

const KEY = 'voice-assistant-call';

describe('resumeCalls', () => {
  const over: (() => void)[] = [];

  beforeEach(() => sessionStorage.clear());

  afterEach(() => {
    for (const end of over.splice(0)) end();
    for (const each of [REQUEST, ...OTHERS.map(([, request]) => request)]) callStore(each).forget();
    sessionStorage.clear();
  });

  /** A widget whose state is this and whose callee changes, and the calls it resumes. */
  function widgetOf(page: { request: CallRequest }, state: State = s.idle, now = () => Date.now()) {
    const recalled: StoredCall[] = [];
    const request = () => ({ ...page.request, rejoin: true });
    const resume = (call: StoredCall) => recalled.push(call);
    const { look, end } = resumeCalls({ request, state: () => state, resume, now });
    over.push(end);
    look();
    return { recalled, look };
  }

  /** The same with one callee: what it recalls. */
  const widget = (request: CallRequest, state?: State) => widgetOf({ request }, state).recalled;

  /** Waits for the first call that a widget recalls. */
  const isRecalled = (recalled: readonly StoredCall[]) =>
    waitUntil(() => recalled.length > 0, 'it is recalled');

  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

  /** Reloads the page: what is stored stays, all else is gone. */
  function loadAnew(...requests: readonly CallRequest[]): void {
    const kept = sessionStorage.getItem(KEY);
    for (const request of [REQUEST, ...requests]) callStore(request).forget();
    if (kept) sessionStorage.setItem(KEY, kept);
  }

  /** Stores the call, and reloads the page. */
  function interrupt(): void {
    callStore(REQUEST).save({ webCall: CALL });
    loadAnew();
  }

  it('keeps a call for this tab until it is forgotten', () => {
    expect(isKept(STORED_CALL_KEY)).to.equal(false);
    callStore(REQUEST).save({ webCall: CALL });
    expect(isKept(STORED_CALL_KEY)).to.equal(true);
    expect(localStorage.getItem(KEY)).to.equal(null);
    loadAnew();
    expect(callStore(REQUEST).load()).to.deep.include({ webCall: CALL });
    callStore(REQUEST).forget();
    expect(isKept(STORED_CALL_KEY)).to.equal(false);
    expect(callStore(REQUEST).load()).to.equal(undefined);
  });

  for (const [name, request] of OTHERS)
    it(`is nothing to a widget with another ${name}, and stays for its own`, () => {
      interrupt();
      expect(callStore(request).load()).to.equal(undefined);
      callStore(request).forget();
      expect(callStore(REQUEST).load()).not.to.equal(undefined);
    });

  it('is resumed with another key, since keys may be short-lived', () => {
    interrupt();
    expect(callStore({ ...REQUEST, publicKey: 'key-2' }).load()?.webCall).to.deep.equal(CALL);
    callStore(REQUEST).forget();
  });

  it('is resumed by one widget, and forgotten by no other', () => {
    interrupt();
    expect(callStore(TWIN).load()?.webCall).to.deep.equal(CALL);
    expect(callStore(REQUEST).load()).to.equal(undefined);
    callStore(REQUEST).forget();
    loadAnew(TWIN);
    expect(callStore(REQUEST).load()?.webCall).to.deep.equal(CALL);
  });

  it('is stored next to the call of another widget with the same callee, each with its transcript', () => {
    callStore(REQUEST).save({ webCall: CALL });
    callStore(TWIN).save({ webCall: OTHER_CALL });
    callStore(REQUEST).save({ transcript: SAID });
    loadAnew(TWIN);
    const calls = [callStore(REQUEST).load(), callStore(TWIN).load()];
    const said = calls.map((call) => [call?.webCall.id, call?.transcript.entries.length]);
    expect(said).to.have.deep.members([
      ['call-1', 1],
      ['call-2', 0],
    ]);
  });

  it('stays when another widget of the page fails to start a call', async () => {
    callStore(REQUEST).save({ webCall: CALL });
    const failed = new Promise<void>((resolve) => {
      startCall({ ...REQUEST, assistantId: undefined, rejoin: true }, ({ type }) => {
        if (type === 'call-failed') resolve();
      });
    });
    await failed;
    // The end of a call forgets it in a later task.
    await turns();
    loadAnew();
    expect(callStore(REQUEST).load()).not.to.equal(undefined);
  });

  it('restores the state of its own call when the page was left', async () => {
    const other: CallRequest = { ...TWIN, assistantId: 'a-2' };
    callStore(REQUEST).save({ webCall: CALL });
    const muted = { ...TALKING, voice: s.callOf({ muted: true }) };
    widget(REQUEST, muted);
    widget(other, TALKING);
    leave();
    over.splice(0).forEach((end) => end());
    loadAnew();
    const [recalled, recalledByOther] = [widget(REQUEST), widget(other)];
    await isRecalled(recalled);
    expect(recalled[0]).to.deep.include({ transcript: SAID, since: s.AT, muted: true });
    expect(recalledByOther).to.deep.equal([]);
  });

  it('is resumed when the page sets the callee later, and looked for once', async () => {
    interrupt();
    const page = { request: OTHERS[0]![1] };
    const { recalled, look } = widgetOf(page);
    page.request = { ...REQUEST, clientId: page.request.clientId };
    look();
    await isRecalled(recalled);
    expect(recalled[0]).to.deep.include({ webCall: CALL });
    callStore(page.request).forget();
    interrupt();
    look();
    expect(callStore(REQUEST).load()).to.deep.include({ webCall: CALL });
  });

  it('is left alone when the page names another to call while it is looked for', async () => {
    const other = { ...REQUEST, assistantId: 'a-2' };
    callStore(REQUEST).save({ webCall: CALL });
    const third = { ...other, clientId: 'three' };
    callStore(third).save({ webCall: OTHER_CALL });
    loadAnew(third);
    const page = { request: REQUEST };
    const { recalled, look } = widgetOf(page);
    page.request = other;
    look();
    await isRecalled(recalled);
    await turns();
    expect(recalled.map(({ webCall }) => webCall.id)).to.deep.equal(['call-2']);
    expect(callStore(TWIN).load()?.webCall.id).to.equal('call-1');
  });

  it('is not looked for on a prerendered page until it is shown', async () => {
    interrupt();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const recalled = widget(REQUEST);
    expect(callStore(TWIN).load()).not.to.equal(undefined);
    loadAnew(TWIN);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await isRecalled(recalled);
    expect(recalled[0]).to.deep.include({ webCall: CALL });
  });

  it('is unchanged when the page is left again before the join', () => {
    callStore(REQUEST).save({ webCall: CALL });
    callStore(REQUEST).save({ transcript: SAID, since: 7, muted: true });
    widget(REQUEST, { ...s.connecting, transcript: SAID });
    leave();
    loadAnew();
    expect(callStore(REQUEST).load()).to.deep.include({ transcript: SAID, since: 7, muted: true });
  });

  it('goes on counting on a page that finds another time of day', () => {
    callStore(REQUEST).save({ webCall: CALL });
    const hour = 3_600_000;
    widgetOf({ request: REQUEST }, TALKING, () => Date.now() - hour);
    leave();
    loadAnew();
    const stored = callStore(REQUEST).load();
    expect(stored?.since).to.equal(s.AT + hour);
    expect(stored?.transcript.entries[0]?.at).to.equal(SAID.entries[0]!.at + hour);
  });

  it('stores nothing without a call or without the option', () => {
    widget(REQUEST, TALKING);
    leave();
    expect(isKept(STORED_CALL_KEY)).to.equal(false);
    over.splice(0).forEach((end) => end());
    callStore(REQUEST).save({ webCall: CALL });
    leave();
    loadAnew();
    expect(callStore(REQUEST).load()?.transcript.entries).to.deep.equal([]);
  });

  it('is left to the tab that has it, without a word, and forgotten in this one', async () => {
    interrupt();
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const other = document.body.appendChild(document.createElement('iframe'));
    const holds = new Promise<void>((resolve) => {
      void other.contentWindow!.navigator.locks.request('voice-assistant-call', () => {
        resolve();
        return held;
      });
    });
    await holds;
    const recalled = widget(REQUEST);
    await waitUntil(() => !isKept(STORED_CALL_KEY), 'it is forgotten');
    expect(recalled).to.deep.equal([]);
    end();
    other.remove();
  });

  for (const locks of [undefined, { query: () => Promise.reject(new DOMException('no')) }])
    it(`is resumed where locks ${locks ? 'may not be queried' : 'do not exist'}`, async () => {
      interrupt();
      replace(navigator, 'locks', locks as LockManager | undefined);
      await isRecalled(widget(REQUEST));
    });

  it('grows old on pages that do not take it up', () => {
    const now = Date.now();
    interrupt();
    widget(TWIN);
    replace(Date, 'now', () => now + 40_000);
    leave();
    replace(Date, 'now', () => now + 80_000);
    loadAnew(TWIN);
    expect(callStore(REQUEST).load()).to.equal(undefined);
  });

  it('forgets a call of more than a minute ago', () => {
    const now = Date.now();
    interrupt();
    replace(Date, 'now', () => now + 59_000);
    expect(callStore(REQUEST).load()).not.to.equal(undefined);
    loadAnew();
    replace(Date, 'now', () => now + 62_000);
    expect(callStore(REQUEST).load()).to.equal(undefined);
    expect(isKept(STORED_CALL_KEY)).to.equal(false);
  });

  for (const strange of STRANGE)
    it(`takes no harm from ${JSON.stringify(strange)} in the storage`, () => {
      sessionStorage.setItem(KEY, strange);
      expect(callStore(REQUEST).load()).to.equal(undefined);
      expect(isKept(STORED_CALL_KEY)).to.equal(false);
    });

  for (const [name, change] of UNREADABLE)
    it(`resumes nothing with ${name}`, () => {
      interrupt();
      const [call] = JSON.parse(sessionStorage.getItem(KEY)!) as [object];
      sessionStorage.setItem(KEY, JSON.stringify([{ ...call, ...change }]));
      expect(callStore(REQUEST).load()).to.equal(undefined);
    });

  it('is resumed with what is whole of its transcript, to which no new answer belongs', () => {
    interrupt();
    const [call] = JSON.parse(sessionStorage.getItem(KEY)!) as [object];
    const [said] = SAID.entries;
    const source = { kind: 'reply', key: 1, output: 0, progress: 'streaming' };
    const entries = [null, { role: 'x' }, said, { ...said, id: 1 }, { ...said, id: 2, source }];
    const transcript = { entries };
    sessionStorage.setItem(KEY, JSON.stringify([{ ...call, transcript, since: 'now', muted: 1 }]));
    const loaded = callStore(REQUEST).load()!;
    const cut = { ...source, key: 0, progress: 'broken' };
    expect(loaded.transcript.entries).to.deep.equal([said, { ...said, id: 2, source: cut }]);
    expect(loaded).not.to.have.any.keys('since', 'muted');
  });

  it('does without where storage is forbidden', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
    // WebKit's compiled code may keep the window's own property.
    replace(Storage.prototype, 'getItem', get);
    try {
      callStore(REQUEST).save({ webCall: CALL });
      expect(callStore(TWIN).load()).to.equal(undefined);
      expect(isKept(STORED_CALL_KEY)).to.equal(false);
      callStore(REQUEST).forget();
    } finally {
      Object.defineProperty(window, 'sessionStorage', real);
    }
  });
});
