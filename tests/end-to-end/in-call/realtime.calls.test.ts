import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { CALL_STAGES, type StageProgress } from '../../../core/machine/stages.js';
import {
  leftBehind,
  waitUntilNothingIsLeft,
  watchingWhatIsLeft,
} from '../../support/left-behind.js';
import { scriptMicrophone } from '../../support/scripted-microphone.js';
import { sayIntoMicrophone, speech } from '../../support/speech.js';
import { becomes } from '../../support/until.js';
import { holdTimers, runHeldTimers } from '../held-timers.js';
import type { Visitor } from '../visitor.js';
import { CallStage, noNotice, notice, OVER_PEER, withPolicy } from './call-stage.js';

const OPEN_TOUR = `document.querySelector('voice-assistant').tools = [{
  name: 'open_tour',
  description: 'Opens a tour',
  readOnly: true,
  inputSchema: { type: 'object', properties: { home: { type: 'string' } } },
  execute: ({ home }) => (document.title = home),
}];`;

/** Has the browser report what a policy blocks some tasks later, as Firefox does on a busy machine. */
const REPORTS_LATE = `{
  const { addEventListener } = document;
  document.addEventListener = (type, listener, options) => {
    const late = (event) => setTimeout(() => setTimeout(() => setTimeout(() => listener(event))));
    const isReport = type === 'securitypolicyviolation';
    addEventListener.call(document, type, isReport ? late : listener, options);
  };
}`;

const stage = new CallStage(watchingWhatIsLeft);

const IDS = /^(rtc_|[\w-]{16}$)/;

/** A server that withholds most events, as Azure's does if it is asked to. */
const FILTERED = 'by a filtered Realtime API';

const WIRES: typeof OVER_PEER = [
  ...OVER_PEER,
  [FILTERED, (at, query = '') => at.realtime(`?webrtcfilter=on${query.replace('?', '&')}`)],
];

/** The events that a filtered server does not send. */
const WITHHELD = /session\.|response\.(created|done)|cleared|truncated|function_call|"error"/;

/** A visitor of a page that talks and types. */
function comes(attributes: Record<string, string>, script?: string): Promise<Visitor> {
  const all = { mode: 'hybrid', 'typing-in-call': '', ...attributes };
  return stage.comes(all, { ...(script && { script }) });
}

async function requested(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
}

for (const [transport, attributesOf] of WIRES)
  describe(`a call ${transport}`, { concurrency: 2 }, () => {
    const attributes = (query?: string) => attributesOf(stage, query);

    it('starts in stages, answers what is typed, and loads nothing of another transport', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      assert.match(String((await visitor.hears('call-start-success'))['callId']), IDS);
      const progress = (await visitor.reported('call-start-progress')).map(
        (reported) => reported['progress'] as StageProgress,
      );
      for (const wanted of ['started', 'completed'])
        assert.deepEqual(
          progress.filter(({ status }) => status === wanted).map(({ stage: name }) => name),
          CALL_STAGES,
        );
      await visitor.types('What do virtual tours cost?');
      await visitor.hears('speech-start');
      await visitor.reads('assistant', /20,000 rupees/);
      await visitor.asks('endCall');
      await visitor.hears('call-end', 'customer-ended-call');
      await waitUntilNothingIsLeft(visitor.page);
      const own = transport.includes('Pipecat') ? 'realtime' : 'pipecat';
      const foreign = new RegExp(`daily|machine|call.web|${own}-`);
      const others = (await requested(visitor)).filter((name) => foreign.test(name));
      assert.deepEqual(others, []);
      assert.deepEqual(await visitor.reported('error'), []);
    });

    it('answers the last of what is typed at once', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      await visitor.asks('sendMessage', 'What do virtual tours cost?');
      await visitor.asks('sendMessage', 'Is there a free trial?');
      await visitor.reads('assistant', /7 days/);
      assert.equal(await visitor.part('user-message').count(), 2);
      await visitor.types('What do virtual tours cost?');
      await visitor.reads('assistant', /20,000 rupees/);
      assert.deepEqual(await visitor.reported('error'), []);
    });

    it('keeps what was heard of an answer that is cut off', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      await visitor.types('What do virtual tours cost?');
      await visitor.reads('assistant', /Tours are paid/);
      await visitor.types('Is there a free trial?');
      await visitor.reads('assistant', /7 days/);
      const said = (await visitor.part('assistant-message').allTextContents()).join();
      assert.match(said, /Tours are paid/);
      assert.doesNotMatch(said, /35,000/);
      assert.deepEqual(await visitor.reported('error'), []);
      const messages = JSON.stringify(await visitor.reported('message'));
      assert.equal(WITHHELD.test(messages), transport.includes('OpenAI'));
    });

    // What follows depends on no event that is withheld.
    if (transport === FILTERED) return;

    it('hears what the visitor says, before the answer, and nothing of a muted one', async () => {
      await using visitor = await comes(attributes(), `(${String(scriptMicrophone)})()`);
      await visitor.connects();
      await visitor.part('mute-button').click();
      await visitor.sees('muted');
      assert.deepEqual(await visitor.microphones(), [false]);
      await sayIntoMicrophone(visitor.page, await speech('what are your opening hours'));
      assert.equal(await visitor.part('message').count(), 0);
      await visitor.part('mute-button').click();
      await visitor.sees('muted', false);
      await sayIntoMicrophone(visitor.page, await speech('what do the tours cost'));
      await visitor.reads('assistant', /\S/);
      assert.doesNotMatch(await visitor.part('user-message').innerText(), /opening/);
      assert.match(
        (await visitor.part('message').first().getAttribute('part')) ?? '',
        /user-message/,
      );
    });

    it('fails without an exchange', async () => {
      await using visitor = await comes({ ...attributes(), 'public-key': '', exchange: '' });
      await visitor.opens();
      await visitor.calls();
      await visitor.hears('call-start-failed', 'xchange must be provided');
    });

    it('goes on with answers and messages that are odd, and refuses those of another provider', async () => {
      await using visitor = await comes(attributes(), KEEP_CONNECTIONS + ODD_ANSWERS);
      await visitor.connects();
      await visitor.page.evaluate(() => {
        const { channel } = window.connections[0]!;
        const renegotiate = { type: 'signalling', message: { type: 'renegotiate' } };
        const unknown = { label: 'rtvi-ai', type: 'x', data: null, item: null, response: null };
        const texts = ['ping: 1', '', '{', 'null', '5', '[]'];
        const messages = [renegotiate, unknown].map((each) => JSON.stringify(each));
        for (const data of [...texts, new ArrayBuffer(8), ...messages])
          channel.dispatchEvent(new MessageEvent('message', { data }));
      });
      await visitor.types('Is there a free trial?');
      await visitor.reads('assistant', /7 days/);
      assert.deepEqual(await visitor.reported('error'), []);
      const messages = await visitor.reported('message');
      assert.ok(messages.every((each) => 'message' in each));
      await visitor.asks('sendToCall', { type: 'say', message: 'Hi' });
      await visitor.hears('error', 'A call with transport .* has no message say');
      await visitor.sees('connected');
    });
  });

describe('a page with OpenAI’s APIs', { concurrency: 2 }, () => {
  it('chats by /v1/responses where there is no call, with the tools of the page', async () => {
    await using visitor = await comes({
      ...stage.realtime(),
      'chat-url': `${stage.provider.url}/v1/responses`,
    });
    await visitor.page.addScriptTag({ content: OPEN_TOUR });
    await visitor.opens();
    await visitor.types('open the penthouse');
    await visitor.part('tool-note').filter({ hasText: 'penthouse' }).waitFor();
    await visitor.reads('assistant', /It is open/);
    assert.equal(await visitor.page.title(), 'penthouse');
    const others = (await requested(visitor)).filter((name) => /chat.web|daily/.test(name));
    assert.deepEqual(others, []);
    assert.deepEqual(await visitor.reported('error'), []);
  });

  const CHAT = { 'chat-url': '', transport: '', exchange: '' };
  const RESPONSES = () => ({ 'chat-url': `${stage.provider.url}/v1/responses` });
  const FOREIGN_KEY = { 'public-key': 'https://keys.example/key' };
  for (const [what, attributes, policy, blocked] of [
    ['the token server of a call', () => ({ mode: 'voice', ...FOREIGN_KEY }), "'self'", '/key'],
    ['the bot', () => ({ ...stage.pipecat(), mode: 'voice' }), "'none'", '/api/offer'],
    [
      'the chat',
      () => ({ ...CHAT, 'public-key': 'key', 'assistant-id': 'a' }),
      "'self'",
      '/chat/web',
    ],
    ['a chat of another back end', RESPONSES, "'self'", '/v1/responses'],
    ['the token server of a chat', () => ({ ...RESPONSES(), ...FOREIGN_KEY }), "'self'", '/key'],
  ] as const)
    it(`names the policy of the page that does not allow ${what}`, async () => {
      const given: Record<string, string> = attributes();
      await using visitor = await comes(
        { ...stage.realtime(), ...given },
        withPolicy(`connect-src ${policy}`) + REPORTS_LATE,
      );
      await visitor.page.route('**/key', (route) => route.fulfill({ json: { token: 'ek_1' } }));
      await visitor.opens();
      await (given['mode'] ? visitor.calls() : visitor.types('Hello'));
      await visitor.hears('error', `This page's policy does not allow connect-src .*${blocked}`);
    });
});

declare global {
  interface Window {
    connections: (RTCPeerConnection & { readonly channel: RTCDataChannel })[];
    bodies: unknown[];
  }
}

/** Remembers the connections of a page, their channels, and what it sends: Firefox does not tell a test. */
const KEEP_CONNECTIONS = `{
  const Original = RTCPeerConnection;
  const { fetch } = window;
  window.bodies = [];
  window.fetch = (url, init) => {
    if (url.includes('/api/offer')) bodies.push(JSON.parse(init.body));
    return fetch(url, init);
  };
  window.connections = [];
  window.RTCPeerConnection = class extends Original {
    constructor(...given) {
      super(...given);
      connections.push(this);
    }
    createDataChannel(...given) {
      return (this.channel = super.createDataChannel(...given));
    }
    get connectionState() {
      return (this.signalingState !== 'closed' && this.pretended) || super.connectionState;
    }
  };
}`;

/** Answers to offers with another status and type, no address, bare line feeds, and none at the end. */
const ODD_ANSWERS = `{
  const { fetch } = window;
  window.fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (init?.method !== 'POST') return response;
    const answer = await response.text();
    return new Response(answer.replaceAll('\\r\\n', '\\n').replaceAll('\\\\r\\\\n', '\\\\n').trim());
  };
}`;

/** Puts the newest connection into a state, as when the network has gone. */
function loses(visitor: Visitor, state: RTCPeerConnectionState): Promise<void> {
  return visitor.page.evaluate((pretended) => {
    Object.assign(window.connections.at(-1)!, { pretended }).dispatchEvent(
      new Event('connectionstatechange'),
    );
  }, state);
}

/** Has the page receive a message of the bot. */
function receives(visitor: Visitor, type: string, data: object): Promise<void> {
  return visitor.page.evaluate(
    (message) => {
      const data = JSON.stringify(message);
      window.connections[0]!.channel.dispatchEvent(new MessageEvent('message', { data }));
    },
    { label: 'rtvi-ai', type, id: '1', data },
  );
}

const ALLOWED = { 'access-control-allow-origin': '*' };

interface Offered {
  readonly pc_id: string | null;
  readonly restart_pc: boolean;
}

describe('a connection to a Pipecat bot that is lost', { concurrency: 2 }, () => {
  /** A visitor in a call, and what their page has offered. `answers` are those to the restarts. */
  async function connected(...answers: readonly ((route: Route) => Promise<void>)[]) {
    const visitor = await comes(stage.pipecat(), KEEP_CONNECTIONS + holdTimers(5000));
    let offers = 0;
    await visitor.page.route('**/api/offer', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      offers += 1;
      return answers[offers - 2]?.(route) ?? route.continue();
    });
    await visitor.connects();
    return Object.assign(visitor, { offered: async () => offers });
  }

  const refuses = (route: Route) => route.fulfill({ status: 503, headers: ALLOWED, body: '{}' });

  async function goesOn(visitor: Visitor): Promise<void> {
    await noNotice(visitor);
    await visitor.types('Is there a free trial?');
    await visitor.reads('assistant', /7 days/);
    assert.deepEqual(await visitor.reported('error'), []);
    assert.deepEqual((await visitor.reported('call-end')).length, 0);
  }

  it('is restarted under its id when it fails, and the bot goes on', async () => {
    await using visitor = await connected();
    const { callId } = await visitor.hears('call-start-success');
    await loses(visitor, 'failed');
    await becomes(visitor.offered, 2);
    const offers = await visitor.page.evaluate(() => window.bodies as Offered[]);
    assert.deepEqual(
      offers.map(({ pc_id, restart_pc }) => [pc_id, restart_pc]),
      [
        [null, false],
        [callId, true],
      ],
    );
    await goesOn(visitor);
    assert.equal((await leftBehind(visitor.page)).connections, 1);
    await visitor.asks('endCall');
    await waitUntilNothingIsLeft(visitor.page);
  });

  it('may heal by itself, and is restarted when it does not', async () => {
    await using visitor = await connected();
    await loses(visitor, 'disconnected');
    await notice(visitor, /Connection lost/).waitFor();
    await loses(visitor, 'connected');
    await noNotice(visitor);
    assert.equal(await runHeldTimers(visitor.page), 0);
    await loses(visitor, 'disconnected');
    assert.equal(await runHeldTimers(visitor.page), 1);
    await becomes(visitor.offered, 2);
    await goesOn(visitor);
  });

  it('is restarted again while the server does not answer', async () => {
    await using visitor = await connected(refuses, (route) => route.abort());
    await loses(visitor, 'failed');
    await becomes(visitor.offered, 4);
    await goesOn(visitor);
  });

  it('is not restarted for a visitor who hangs up meanwhile', async () => {
    await using visitor = await connected(() => new Promise(() => undefined));
    await loses(visitor, 'failed');
    await becomes(visitor.offered, 2);
    await visitor.asks('endCall');
    await visitor.hears('call-end', 'customer-ended-call');
    await waitUntilNothingIsLeft(visitor.page);
  });

  const another = (route: Route) =>
    route.fulfill({ headers: ALLOWED, json: { sdp: 'v=0', type: 'answer', pc_id: 'another' } });

  for (const [name, answer, elapsed, message] of [
    ['the bot has given the call up', another, 0, 'The bot has given the call up'],
    ['the server is in trouble for long', refuses, 31_000, 'The provider answered 503'],
  ] as const)
    it(`ends the call when ${name}`, async () => {
      await using visitor = await connected(answer);
      await loses(visitor, 'failed');
      await visitor.page.evaluate((more) => {
        const real = performance.now.bind(performance);
        performance.now = () => real() + more;
      }, elapsed);
      await visitor.hears('error', message);
      await visitor.hears('call-end', 'call-error');
      await waitUntilNothingIsLeft(visitor.page);
    });
});

describe('a connection by OpenAI’s Realtime API that is lost', { concurrency: 2 }, () => {
  it('may heal by itself, and ends the call when it fails: nothing connects it again', async () => {
    await using visitor = await comes(stage.realtime(), KEEP_CONNECTIONS);
    await visitor.connects();
    const said = 'Your connection is weak. The call may break up.';
    await loses(visitor, 'disconnected');
    await notice(visitor, new RegExp(said)).waitFor();
    assert.doesNotMatch(await visitor.part('panel').innerText(), /connecting/i);
    await loses(visitor, 'connected');
    await noNotice(visitor);
    for (const [event, lost] of [
      ['offline', 1],
      ['online', 0],
    ] as const) {
      await visitor.page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
      await becomes(() => notice(visitor, new RegExp(said)).count(), lost);
    }
    assert.deepEqual(await visitor.reported('error'), []);
    await loses(visitor, 'failed');
    await visitor.hears('call-end', 'call-error');
    await visitor
      .part('failure')
      .filter({ hasText: /disconnected/ })
      .waitFor();
    await waitUntilNothingIsLeft(visitor.page);
  });
});

describe('a Pipecat bot', { concurrency: 2 }, () => {
  const connects = async () => {
    const visitor = await comes(stage.pipecat(), KEEP_CONNECTIONS);
    await visitor.connects();
    return visitor;
  };

  it('receives an address that is found after the offer', async () => {
    await using visitor = await connects();
    const { callId } = await visitor.hears('call-start-success');
    const patched = visitor.page.waitForResponse((each) => each.request().method() === 'PATCH');
    const found = { candidate: 'candidate:1 1 udp 1 127.0.0.1 9 typ host', sdpMid: '0' };
    await visitor.page.evaluate((about) => {
      const candidate = new RTCIceCandidate(about);
      const event = new RTCPeerConnectionIceEvent('icecandidate', { candidate });
      window.connections[0]!.dispatchEvent(event);
    }, found);
    const response = await patched;
    assert.equal(response.status(), 200);
    assert.deepEqual(await visitor.page.evaluate(() => window.bodies.at(-1)), {
      pc_id: callId,
      candidates: [{ candidate: found.candidate, sdp_mid: '0', sdp_mline_index: null }],
    });
  });

  it('hears that the visitor hangs up', async () => {
    await using visitor = await connects();
    const { callId } = await visitor.hears('call-start-success');
    await visitor.asks('endCall');
    await waitUntilNothingIsLeft(visitor.page);
    const asks = (method: string, more: object) =>
      visitor.page.evaluate(
        async ([way, body]) => {
          const { exchange } = document.querySelector('voice-assistant')!;
          const first = way === 'POST' && (window.bodies[0] as object);
          const all = JSON.stringify({ ...first, ...body });
          const response = await fetch(exchange as string, { method: way, body: all });
          return { ok: response.ok, ...((await response.json()) as Partial<Offered>) };
        },
        [method, { pc_id: callId, ...more }] as const,
      );
    await becomes(async () => (await asks('PATCH', { candidates: [] })).ok, false);
    // A bot that only lost the page would take it back under its id.
    assert.notEqual((await asks('POST', {})).pc_id, callId);
  });

  it('takes no words for its context, which is said by name', async () => {
    const chat = { 'chat-url': `${stage.provider.url}/v1/chat/completions`, 'shared-context': '' };
    await using visitor = await comes({ ...stage.pipecat(), ...chat });
    await visitor.opens();
    await visitor.types('Is there a free trial?');
    await visitor.reads('assistant', /7 days/);
    await visitor.calls();
    await visitor.hears('error', 'transport .*pipecat.* takes no words of the user as context');
  });

  it('has a tool run once, in whichever way it is called, and is warned of a withheld name', async () => {
    await using visitor = await connects();
    await visitor.page.addScriptTag({ content: OPEN_TOUR });
    const warned = visitor.page.waitForEvent('console', (line) =>
      line.text().includes('function_call_report_level'),
    );
    await receives(visitor, 'llm-function-call-in-progress', { tool_call_id: '1' });
    await warned;
    const call = { function_name: 'open_tour', tool_call_id: '2' };
    await receives(visitor, 'llm-function-call', { ...call, args: { home: 'loft' } });
    await receives(visitor, 'llm-function-call-in-progress', { ...call, arguments: { home: 'x' } });
    await visitor.part('tool-note').filter({ hasText: 'loft' }).waitFor();
    await visitor.reads('assistant', /It is open/);
    assert.equal(await visitor.page.title(), 'loft');
  });
});
