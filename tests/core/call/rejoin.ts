import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { startCall } from '../../../core/call/call.js';
import { CallError } from '../../../core/call/call-error.js';
import {
  forgetCall,
  keepCall,
  keepTalk,
  takeUpCall,
  type CallToRejoin,
} from '../../../core/call/rejoin/calls-to-rejoin.js';
import { mayHaveInterruptedCall } from '../../../core/call/rejoin/interrupted-call.js';
import { endForGood, joinKept, rejoin } from '../../../core/call/rejoin/rejoin.js';
import type { Transcript } from '../../../core/machine/regions/transcript.js';
import type { State } from '../../../core/machine/state.js';
import type { CallRequest } from '../../../core/ports.js';
import type { WebCall } from '../../../core/call/web-call.js';
import { ManualTimers } from '../../support/manual-timers.js';
import * as s from '../machine/support/states.js';
import { DailyDouble } from './daily-double.js';

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

/** Whoever asks for another call than the one that is kept. */
const OTHERS: readonly [name: string, request: CallRequest][] = [
  ['assistant', { ...TWIN, assistantId: 'a-2' }],
  ['key', { ...TWIN, publicKey: 'key-2' }],
  ['provider', { ...TWIN, apiUrl: 'http://127.0.0.1:2' }],
  ['kind of callee', { ...TWIN, assistantId: undefined, squad: 'a-1' }],
  ['wish for the assistant', { ...TWIN, assistantOverrides: { firstMessage: 'Hello' } }],
];

/** What another page, or another version of this one, may have left there. */
const STRANGE = ['', 'null', '{', '7', '{}', '[]', '[null]', '[7]'];

/** What another version of this code may have kept of the very call. */
const UNREADABLE: readonly [name: string, change: object][] = [
  ['no transcript', { transcript: undefined }],
  ['no call', { webCall: undefined }],
  ['no time', { at: undefined }],
  ['entries of another form', { transcript: { entries: [{ role: 'x' }, null] } }],
];

const KEY = 'voice-assistant-call';

export function testRejoin(): void {
  const over: (() => void)[] = [];

  beforeEach(() => sessionStorage.clear());

  afterEach(() => {
    for (const end of over.splice(0)) end();
    for (const each of [REQUEST, ...OTHERS.map(([, request]) => request)]) forgetCall(each);
    sessionStorage.clear();
  });

  /** A widget whose state is this, and what it recalls. */
  function widget(request: CallRequest, state: State = s.idle): CallToRejoin[] {
    const recalled: CallToRejoin[] = [];
    const parts = { request: () => ({ ...request, rejoin: true }), state: () => state };
    const { look, end } = rejoin({ ...parts, recalled: (call) => recalled.push(call) });
    over.push(end);
    look();
    return recalled;
  }

  /** A widget of a page that changes whom it calls, and what it recalls. */
  function widgetOf(page: { request: CallRequest }) {
    const recalled: CallToRejoin[] = [];
    const request = () => ({ ...page.request, rejoin: true });
    const told = (call: CallToRejoin) => recalled.push(call);
    const { look, end } = rejoin({ request, state: () => s.idle, recalled: told });
    over.push(end);
    look();
    return { recalled, look };
  }

  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

  /** Loads the page anew: what is written down stays, and nobody has anything. */
  function loadAnew(...requests: readonly CallRequest[]): void {
    const kept = sessionStorage.getItem(KEY);
    for (const request of [REQUEST, ...requests]) forgetCall(request);
    if (kept) sessionStorage.setItem(KEY, kept);
  }

  it('keeps a call for this tab until it is forgotten', () => {
    expect(mayHaveInterruptedCall()).to.equal(false);
    keepCall(REQUEST, CALL);
    expect(mayHaveInterruptedCall()).to.equal(true);
    expect(localStorage.getItem(KEY)).to.equal(null);
    loadAnew();
    expect(takeUpCall(REQUEST)).to.deep.include({ webCall: CALL });
    forgetCall(REQUEST);
    expect(mayHaveInterruptedCall()).to.equal(false);
    expect(takeUpCall(REQUEST)).to.equal(undefined);
  });

  for (const [name, request] of OTHERS)
    it(`is nothing to a widget with another ${name}, and stays for its own`, () => {
      keepCall(REQUEST, CALL);
      loadAnew();
      expect(takeUpCall(request)).to.equal(undefined);
      forgetCall(request);
      expect(takeUpCall(REQUEST)).not.to.equal(undefined);
    });

  it('is taken up by one widget alone, and forgotten by no other', () => {
    keepCall(REQUEST, CALL);
    loadAnew();
    expect(takeUpCall(TWIN)?.webCall).to.deep.equal(CALL);
    expect(takeUpCall(REQUEST)).to.equal(undefined);
    forgetCall(REQUEST);
    loadAnew(TWIN);
    expect(takeUpCall(REQUEST)?.webCall).to.deep.equal(CALL);
  });

  it('is kept beside that of a widget that calls the same, with what was said in each', () => {
    keepCall(REQUEST, CALL);
    keepCall(TWIN, OTHER_CALL);
    keepTalk(REQUEST, { transcript: SAID });
    loadAnew(TWIN);
    const calls = [takeUpCall(REQUEST), takeUpCall(TWIN)];
    const said = calls.map((call) => [call?.webCall.id, call?.transcript.entries.length]);
    expect(said).to.have.deep.members([
      ['call-1', 1],
      ['call-2', 0],
    ]);
  });

  it('gives way to the next call of its widget', () => {
    keepCall(REQUEST, CALL);
    keepCall(REQUEST, OTHER_CALL);
    loadAnew();
    expect(takeUpCall(REQUEST)?.webCall).to.deep.equal(OTHER_CALL);
    expect(takeUpCall(TWIN)).to.equal(undefined);
  });

  it('stays when another widget of the page fails to start a call', async () => {
    keepCall(REQUEST, CALL);
    const failed = new Promise<void>((resolve) => {
      startCall({ ...REQUEST, assistantId: undefined, rejoin: true }, ({ type }) => {
        if (type === 'call-failed') resolve();
      });
    });
    await failed;
    // What the end of a call forgets is forgotten a moment after it.
    await aTimeout(0);
    loadAnew();
    expect(takeUpCall(REQUEST)).not.to.equal(undefined);
  });

  it('takes up how it was when the page was left, and only that of its own call', async () => {
    const other: CallRequest = { ...TWIN, assistantId: 'a-2' };
    keepCall(REQUEST, CALL);
    const muted = { ...TALKING, voice: s.callOf({ muted: true }) };
    widget(REQUEST, muted);
    widget(other, TALKING);
    leave();
    over.splice(0).forEach((end) => end());
    loadAnew();
    const [recalled, recalledByOther] = [widget(REQUEST), widget(other)];
    await waitUntil(() => recalled.length > 0, 'it is recalled', { timeout: 20_000 });
    expect(recalled[0]).to.deep.include({ transcript: SAID, since: s.AT, muted: true });
    expect(recalledByOther).to.deep.equal([]);
  });

  it('is taken up when the page says only later whom to call, and looked for once', async () => {
    keepCall(REQUEST, CALL);
    loadAnew();
    const page = { request: OTHERS[0]![1] };
    const { recalled, look } = widgetOf(page);
    page.request = { ...REQUEST, clientId: page.request.clientId };
    look();
    await waitUntil(() => recalled.length > 0, 'it is recalled', { timeout: 20_000 });
    expect(recalled[0]).to.deep.include({ webCall: CALL });
    forgetCall(page.request);
    keepCall(REQUEST, CALL);
    loadAnew();
    look();
    expect(takeUpCall(REQUEST)).to.deep.include({ webCall: CALL });
  });

  it('is left alone when the page names another to call while it is looked for', async () => {
    const other = { ...REQUEST, assistantId: 'a-2' };
    keepCall(REQUEST, CALL);
    keepCall({ ...other, clientId: 'three' }, OTHER_CALL);
    loadAnew();
    const kept = sessionStorage.getItem(KEY)!;
    forgetCall({ ...other, clientId: 'three' });
    sessionStorage.setItem(KEY, kept);
    const page = { request: REQUEST };
    const { recalled, look } = widgetOf(page);
    page.request = other;
    look();
    await waitUntil(() => recalled.length > 0, 'one is recalled', { timeout: 20_000 });
    await aTimeout(0);
    expect(recalled.map(({ webCall }) => webCall.id)).to.deep.equal(['call-2']);
    expect(takeUpCall(TWIN)?.webCall.id).to.equal('call-1');
  });

  it('is not looked for on a page that is made ready ahead until it is shown', async () => {
    keepCall(REQUEST, CALL);
    loadAnew();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const recalled = widget(REQUEST);
    expect(takeUpCall(TWIN)).not.to.equal(undefined);
    loadAnew(TWIN);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await waitUntil(() => recalled.length > 0, 'it is recalled', { timeout: 20_000 });
    expect(recalled[0]).to.deep.include({ webCall: CALL });
  });

  it('is as it was before when it is left again before it is joined', () => {
    keepCall(REQUEST, CALL);
    keepTalk(REQUEST, { transcript: SAID, since: 7, muted: true });
    widget(REQUEST, { ...s.connecting, transcript: SAID });
    leave();
    loadAnew();
    expect(takeUpCall(REQUEST)).to.deep.include({ transcript: SAID, since: 7, muted: true });
  });

  it('writes nothing when no call goes on, or nobody wants it any more', () => {
    widget(REQUEST, TALKING);
    leave();
    expect(mayHaveInterruptedCall()).to.equal(false);
    over.splice(0).forEach((end) => end());
    keepCall(REQUEST, CALL);
    leave();
    loadAnew();
    expect(takeUpCall(REQUEST)?.transcript.entries).to.deep.equal([]);
  });

  it('is left to the tab that has it, without a word, and forgotten in this one', async () => {
    keepCall(REQUEST, CALL);
    loadAnew();
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
    await waitUntil(() => !mayHaveInterruptedCall(), 'it is forgotten', { timeout: 20_000 });
    expect(recalled).to.deep.equal([]);
    end();
    other.remove();
  });

  it('grows old on pages that do not take it up', () => {
    const realNow = Date.now;
    const now = Date.now();
    keepCall(REQUEST, CALL);
    loadAnew();
    widget(TWIN, s.idle);
    try {
      Date.now = () => now + 40_000;
      leave();
      Date.now = () => now + 80_000;
      loadAnew(TWIN);
      expect(takeUpCall(REQUEST)).to.equal(undefined);
    } finally {
      Date.now = realNow;
    }
  });

  it('forgets a call of more than a minute ago', () => {
    const now = Date.now();
    const realNow = Date.now;
    keepCall(REQUEST, CALL);
    loadAnew();
    try {
      Date.now = () => now + 59_000;
      expect(takeUpCall(REQUEST)).not.to.equal(undefined);
      loadAnew();
      Date.now = () => now + 62_000;
      expect(takeUpCall(REQUEST)).to.equal(undefined);
    } finally {
      Date.now = realNow;
    }
    expect(mayHaveInterruptedCall()).to.equal(false);
  });

  for (const strange of STRANGE)
    it(`takes no harm from ${JSON.stringify(strange)} in the storage`, () => {
      sessionStorage.setItem(KEY, strange);
      expect(takeUpCall(REQUEST)).to.equal(undefined);
      expect(mayHaveInterruptedCall()).to.equal(false);
    });

  for (const [name, change] of UNREADABLE)
    it(`takes up nothing where there is ${name}`, () => {
      keepCall(REQUEST, CALL);
      loadAnew();
      const [call] = JSON.parse(sessionStorage.getItem(KEY)!) as [object];
      sessionStorage.setItem(KEY, JSON.stringify([{ ...call, ...change }]));
      expect(takeUpCall(REQUEST)).to.equal(undefined);
    });

  it('does without where storage is forbidden', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
    try {
      keepCall(REQUEST, CALL);
      expect(takeUpCall(TWIN)).to.equal(undefined);
      expect(mayHaveInterruptedCall()).to.equal(false);
      forgetCall(REQUEST);
    } finally {
      Object.defineProperty(window, 'sessionStorage', real);
    }
  });

  describe('and its join', () => testJoins());
}

/** A refusal as the call library rejects with it. */
const refusal = (type: string) => ({ errorMsg: `It is ${type}.`, error: { type } });

function testJoins(): void {
  let timers: ManualTimers;
  let tries: number;

  beforeEach(() => {
    timers = new ManualTimers();
    timers.install();
    tries = 0;
  });

  afterEach(() => timers.restore());

  /** Joins a call that refuses so, as often as is said. */
  function joining(type: string, times: number, resumed = true): Promise<unknown> {
    const join = () => (tries++ < times ? Promise.reject(refusal(type)) : Promise.resolve());
    return joinKept(new DailyDouble().daily, join, resumed).then(
      () => 'joined',
      (error: unknown) => (error instanceof CallError ? error.failure.kind : error),
    );
  }

  it('is tried again every two seconds while the page before counts as being there', async () => {
    const joined = joining('meeting-full', 2);
    await timers.advance(0);
    await timers.advance(3999);
    expect(tries).to.equal(2);
    await timers.advance(1);
    expect([await joined, tries]).to.deep.equal(['joined', 3]);
    expect(timers.pending).to.equal(0);
  });

  it('is given up as full after ten more tries', async () => {
    const joined = joining('meeting-full', Infinity);
    await timers.advance(0);
    await timers.advance(20_000);
    expect([await joined, tries]).to.deep.equal(['call-full', 11]);
  });

  it('is not tried again when it is over', async () => {
    expect([await joining('exp-room', 1), tries]).to.deep.equal(['call-gone', 1]);
  });

  it('is told as a new one is where the code for it cannot be had', async () => {
    const refused = 'Failed to load call object bundle http://127.0.0.1:1/nope.js';
    const join = () => Promise.reject(refused);
    const error = await joinKept(new DailyDouble().daily, join, true).catch((it: unknown) => it);
    expect((error as CallError).failure).to.include({
      kind: 'offline',
      message: 'Failed to load call object bundle.',
    });
  });

  it('is not tried again when it is new', async () => {
    const refused = await joining('meeting-full', 1, false);
    expect([refused, tries]).to.deep.equal([refusal('meeting-full'), 1]);
  });

  it('that is ended in its join is told to end once it is joined, and left', async () => {
    const double = new DailyDouble();
    let joined = () => {};
    const join = new Promise<void>((resolve) => (joined = resolve));
    joinKept(double.daily, () => join, false).catch(() => undefined);
    const end = endForGood(REQUEST, double.daily);
    await timers.advance(0);
    expect(double.asked).to.deep.equal([['setLocalAudio', false]]);
    double.meeting = 'joined-meeting';
    joined();
    await end;
    const told = ['sendAppMessage', '{"type":"end-call"}'];
    expect(double.asked).to.deep.include(told).and.not.to.deep.include(['destroy']);
    double.emit('left-meeting', {});
    await timers.advance(0);
    expect(double.asked.at(-1)).to.deep.equal(['destroy']);
  });

  it('that is ended in a join that fails is just let go of', async () => {
    const double = new DailyDouble();
    joinKept(double.daily, () => Promise.reject('offline'), false).catch(() => undefined);
    await endForGood(REQUEST, double.daily);
    expect(double.asked).to.deep.equal([['setLocalAudio', false], ['destroy']]);
  });

  it('that is ended while the code of the join is on its way is just let go of, and never joined', async () => {
    const double = new DailyDouble();
    double.meeting = 'loading';
    joinKept(double.daily, () => new Promise(() => {}), false).catch(() => undefined);
    await endForGood(REQUEST, double.daily);
    expect(double.asked).to.deep.equal([['destroy']]);
  });

  it('that is ended before its join, and was never joined, is just let go of', async () => {
    const double = new DailyDouble();
    await endForGood(REQUEST, double.daily);
    expect(double.asked).to.deep.equal([['destroy']]);
  });
}
