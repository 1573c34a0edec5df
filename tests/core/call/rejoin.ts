import { aTimeout, expect } from '@open-wc/testing';
import { startCall } from '../../../core/call/call.js';
import { forgetCall, keepCall, rejoin, keptCall } from '../../../core/call/rejoin/rejoin.js';
import { mayHaveInterruptedCall } from '../../../core/call/rejoin/interrupted-call.js';
import type { Transcript } from '../../../core/machine/regions/transcript.js';
import type { CallRequest } from '../../../core/ports.js';
import type { WebCall } from '../../../core/provider/web-call.js';

const REQUEST: CallRequest = {
  apiUrl: 'http://127.0.0.1:1',
  publicKey: 'key-1',
  assistantId: 'a-1',
};

const CALL: WebCall = {
  id: 'call-1',
  url: 'http://127.0.0.1:1/rooms/1',
  token: null,
  recording: false,
  voiceProvider: null,
};

const SAID: Transcript = {
  status: 'begun',
  entries: [
    { id: 1, role: 'assistant', text: 'Hey', at: 7, source: { kind: 'spoken', partial: '' } },
  ],
};

/** Whoever asks for another call than the one that is kept. */
const OTHERS: readonly [name: string, request: CallRequest][] = [
  ['assistant', { ...REQUEST, assistantId: 'a-2' }],
  ['key', { ...REQUEST, publicKey: 'key-2' }],
  ['provider', { ...REQUEST, apiUrl: 'http://127.0.0.1:2' }],
  ['kind of callee', { ...REQUEST, assistantId: undefined, squad: 'a-1' }],
  ['wish for the assistant', { ...REQUEST, assistantOverrides: { firstMessage: 'Hello' } }],
];

/** Keeps what was said on leaving; `recalled` hears what there is to be taken up. */
function watching(
  request: CallRequest,
  said: Transcript | null,
  recalled: (transcript: Transcript) => void = () => undefined,
): () => void {
  return rejoin({ request: () => request, transcript: () => said, recalled });
}

/** What another page, or another version of this one, may have left there. */
const STRANGE = ['', 'null', '{', '7', '[]', '{}'];

/** What another version of this code may have kept of the very call. */
const UNREADABLE: readonly [name: string, kept: unknown][] = [
  ['nothing', null],
  ['no transcript', { webCall: CALL, at: Date.now() }],
  ['no call', { transcript: SAID, at: Date.now() }],
  [
    'entries of another form',
    {
      webCall: CALL,
      at: Date.now(),
      transcript: { status: 'begun', entries: [{ role: 'x' }, null] },
    },
  ],
];

const KEY = 'voice-assistant-call';

export function testRejoin(): void {
  beforeEach(() => sessionStorage.clear());
  after(() => sessionStorage.clear());

  it('keeps a call for this tab until it is forgotten', () => {
    expect(mayHaveInterruptedCall()).to.equal(false);
    keepCall(REQUEST, CALL);
    expect(mayHaveInterruptedCall()).to.equal(true);
    expect(keptCall(REQUEST)).to.deep.include({ webCall: CALL });
    expect(localStorage.getItem(KEY)).to.equal(null);
    forgetCall(REQUEST);
    expect(mayHaveInterruptedCall()).to.equal(false);
    expect(keptCall(REQUEST)).to.equal(null);
  });

  for (const [name, request] of OTHERS)
    it(`is nothing to a widget with another ${name}, and stays for its own`, () => {
      keepCall(REQUEST, CALL);
      expect(keptCall(request)).to.equal(null);
      forgetCall(request);
      expect(keptCall(REQUEST)).not.to.equal(null);
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
    await import('../../../core/call/rejoin/rejoin.js');
    await aTimeout(0);
    expect(keptCall(REQUEST)).not.to.equal(null);
  });

  it('is kept beside that of another widget', () => {
    const other: CallRequest = { ...REQUEST, assistantId: 'a-2' };
    keepCall(REQUEST, CALL);
    keepCall(other, { ...CALL, id: 'call-2' });
    expect(keptCall(REQUEST)?.webCall.id).to.equal('call-1');
    forgetCall(REQUEST);
    expect(keptCall(other)?.webCall.id).to.equal('call-2');
  });

  it('takes up what was said when the page was left, and only that of its own call', () => {
    keepCall(REQUEST, CALL);
    const stop = watching(REQUEST, SAID);
    const other: CallRequest = { ...REQUEST, assistantId: 'a-2' };
    const stopOther = watching(other, { status: 'empty', entries: [] });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(keptCall(REQUEST)?.transcript).to.deep.equal(SAID);
    stop();
    stopOther();
    const recalled: Transcript[] = [];
    watching(REQUEST, SAID, (transcript) => recalled.push(transcript))();
    watching(other, SAID, (transcript) => recalled.push(transcript))();
    expect(recalled).to.deep.equal([SAID]);
  });

  it('writes nothing when no call goes on, or nobody wants it any more', () => {
    const stop = watching(REQUEST, SAID);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(mayHaveInterruptedCall()).to.equal(false);
    stop();
    keepCall(REQUEST, CALL);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(keptCall(REQUEST)?.transcript.entries).to.deep.equal([]);
  });

  it('grows old on pages that do not take it up', () => {
    const realNow = Date.now;
    const now = Date.now();
    keepCall(REQUEST, CALL, SAID);
    const stop = watching(REQUEST, null);
    try {
      Date.now = () => now + 40_000;
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(keptCall(REQUEST)?.transcript).to.deep.equal(SAID);
      Date.now = () => now + 80_000;
      expect(keptCall(REQUEST)).to.equal(null);
    } finally {
      Date.now = realNow;
      stop();
    }
  });

  it('forgets a call of more than a minute ago', () => {
    const now = Date.now();
    const realNow = Date.now;
    keepCall(REQUEST, CALL);
    try {
      Date.now = () => now + 59_000;
      expect(keptCall(REQUEST)).not.to.equal(null);
      Date.now = () => now + 62_000;
      expect(keptCall(REQUEST)).to.equal(null);
    } finally {
      Date.now = realNow;
    }
    expect(mayHaveInterruptedCall()).to.equal(false);
  });

  for (const strange of STRANGE)
    it(`takes no harm from ${JSON.stringify(strange)} in the storage`, () => {
      sessionStorage.setItem(KEY, strange);
      expect(keptCall(REQUEST)).to.equal(null);
    });

  for (const [name, kept] of UNREADABLE)
    it(`takes up nothing where there is ${name}`, () => {
      keepCall(REQUEST, CALL);
      const [callee] = Object.keys(JSON.parse(sessionStorage.getItem(KEY)!) as object);
      sessionStorage.setItem(KEY, JSON.stringify({ [callee!]: kept }));
      const recalled: Transcript[] = [];
      watching(REQUEST, SAID, (transcript) => recalled.push(transcript))();
      expect(recalled).to.deep.equal([]);
      expect(keptCall(REQUEST)).to.equal(null);
    });

  it('does without where storage is forbidden', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
    try {
      keepCall(REQUEST, CALL);
      expect(keptCall(REQUEST)).to.equal(null);
      expect(mayHaveInterruptedCall()).to.equal(false);
      forgetCall(REQUEST);
    } finally {
      Object.defineProperty(window, 'sessionStorage', real);
    }
  });
}
