import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fc } from '../support/property.js';
import { cleanup } from 'node-datachannel';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { until } from '../support/until.js';
import { joinRoom, newCall } from './call/node-calls.js';
import { roomIsOver } from './call/room-status.js';
import { NodePage } from './node-page.js';
import { post } from './provider-client.js';

const SEED = 7;

/** How long the headers of a visitor with a slow network take to arrive. */
const SLOW_NETWORK_MS = 6_500;

/** A line of an SDP, changed in one of many ways. */
const changedLine = fc.constantFrom<(line: string) => string[]>(
  () => [],
  (line) => [line, line],
  (line) => [line.slice(0, line.length / 2)],
  (line) => [line.replace(/\d+/g, '99999999999')],
  (line) => [line.replace(/=.*/, '=')],
  (line) => [`${line}${'x'.repeat(20_000)}`],
  (line) => [line.replaceAll(' ', '\0')],
  () => ['a=rtpmap:-1 opus/48000/2'],
  () => ['m=audio 9 UDP/TLS/RTP/SAVPF 111 111 111', 'm=video 9 UDP/TLS/RTP/SAVPF'],
);

const CANDIDATES = [
  '',
  'candidate:',
  'candidate:1 1 UDP 1 999.999.999.999 99999 typ host',
  'candidate:1 1 TCP -1 ::::1 0 typ nothing',
  `candidate:${'9'.repeat(50_000)}`,
  'a=candidate:1 1 UDP 1 127.0.0.1 9 typ host\r\na=mid:nothing',
  '\0\0\0',
];

describe('a provider with hostile clients', () => {
  const { provider } = shared({ provider: () => spawnProvider() });
  // Its threads would keep the process after a connection that was given malformed addresses.
  after(() => cleanup());

  async function expectHealth(): Promise<void> {
    assert.equal((await fetch(`${provider.url}/health`)).status, 200);
  }

  function connected(): Promise<Socket> {
    const { port, hostname } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    // Ends that are unclean are what these clients are about.
    socket.on('error', () => undefined);
    return once(socket, 'connect').then(() => socket);
  }

  /** Sends bytes as they are, the end of them late if it is apart, and reads the answer to its end. */
  async function send(text: string, end?: string): Promise<string> {
    const socket = await connected();
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    if (end) {
      socket.write(text);
      await setTimeout(SLOW_NETWORK_MS);
    }
    socket.end(end ?? text);
    // Not `once`, which fails where a connection is reset.
    await new Promise((closed) => socket.on('close', closed));
    return answer;
  }

  const get = (path: string, headers = `Host: ${new URL(provider.url).host}`) =>
    send(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);

  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

  const isRefusal = (answer: string) => Math.floor(statusOf(answer) / 100) === 4;

  it('ends those that send their request too slowly, and serves others meanwhile', async () => {
    const { host } = new URL(provider.url);
    const late = send(`GET /health HTTP/1.1\r\nHost: ${host}\r\n`, 'Connection: close\r\n\r\n');
    const slow = await Promise.all(Array.from({ length: 300 }, connected));
    let closed = 0;
    for (const [index, socket] of slow.entries()) {
      socket.on('close', () => closed++).resume();
      socket.write(`POST /chat/web HTTP/1.1\r\nHost: ${host}\r\n`);
      if (index % 2) socket.write('Authorization: Bearer key\r\nContent-Length: 100\r\n\r\n{');
    }
    const drip = setInterval(() => {
      for (const [index, socket] of slow.entries())
        if (socket.writable) socket.write(index % 2 ? ' ' : 'X: y\r\n');
    }, 500);
    await expectHealth();
    await until('those without headers are ended', () => closed >= slow.length / 2);
    await until('all slow clients are ended', () => closed === slow.length);
    clearInterval(drip);
    assert.equal(statusOf(await late), 200);
    await expectHealth();
  });

  it('holds a thousand streams, refuses more by name, and recovers', async () => {
    const aborts: AbortController[] = [];
    const ask = () => {
      const abort = new AbortController();
      aborts.push(abort);
      return post(
        `${provider.url}/faults/chat-slow:60000/chat/web`,
        { assistantId: 'a', input: 'Do you have a free trial?', stream: true },
        { signal: abort.signal },
      );
    };
    const answers: Response[] = [];
    while (answers.length < 2_000)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
    const refused = answers.filter(({ status }) => status === 503);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1_000);
    assert.equal(refused.length, 1_000);
    assert.deepEqual(await refused[0]!.json(), {
      statusCode: 503,
      message: 'The provider is busy: 1000 requests at once are its limit',
      error: 'Service Unavailable',
    });
    for (const abort of aborts) abort.abort();
    await until('the streams are ended', async () => {
      return (await fetch(`${provider.url}/health`)).status === 200;
    });
  });

  it('leaves no folder of its own', async () => {
    for (const path of [
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/call-machine.js/../../package.json',
      '/faults/..%2f..%2fpackage.json/x',
      '/file/..%2f..%2fpackage.json',
      '/rooms/..%2f..%2f/offer',
      '//etc/passwd',
      '/\\..\\..\\package.json',
      'http://evil.example/etc/passwd',
    ]) {
      const answer = await get(path);
      assert.ok(isRefusal(answer), `${path}: ${answer}`);
      assert.doesNotMatch(answer, /root:|"dependencies"/, path);
    }
    // As a URL it would be one without a host.
    const headers = `Host: ${new URL(provider.url).host}\r\nAuthorization: Bearer key`;
    assert.equal(statusOf(await get('/\\:/workflows?a=b', headers)), 200);
  });

  it('refuses a request with two hosts, or with an empty one', async () => {
    const { host } = new URL(provider.url);
    for (const headers of [`Host: ${host}\r\nHost: evil.example`, 'Host:'])
      assert.equal(statusOf(await get('/health', headers)), 403, headers);
  });

  it('takes names of prototypes for names', async () => {
    const polluting =
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}';
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const headers = { Authorization: 'Bearer key' };
      for (const path of [
        `assistant/${name}`,
        `call/${name}`,
        `chat/${name}`,
        `${name}`,
        `${name}/${name}`,
      ])
        assert.equal((await fetch(`${provider.url}/${path}`, { headers })).status, 404, path);
      const faults = await fetch(`${provider.url}/health?faults=${name}`);
      assert.equal(faults.status, 400, name);
      const chat = { assistantId: name, sessionId: name, input: name };
      assert.equal((await post(`${provider.url}/chat/web`, chat)).status, 201, name);
      await post(`${provider.url}/rooms/${name}/offer`, { type: 'offer', sdp: name });
    }
    for (const path of ['assistant', 'call/web', 'chat/web', 'squad', 'tool']) {
      const { status } = await post(`${provider.url}/${path}`, polluting);
      assert.ok(status < 500, `${path}: ${status}`);
    }
    const overrides = `{"assistantId": "a", "input": "hi", "assistantOverrides": {"variableValues": ${polluting}}}`;
    const answer = await post(`${provider.url}/chat/web`, overrides);
    assert.ok(answer.status < 500);
    assert.ok(!('polluted' in ((await answer.json()) as object)));
    const health = (await (await fetch(`${provider.url}/health`)).json()) as object;
    assert.ok(!('polluted' in health));
  });

  it('answers long questions, and deep and wide bodies', async () => {
    const chat = (input: unknown) => post(`${provider.url}/chat/web`, { assistantId: 'a', input });
    for (const input of ['why '.repeat(250_000), 'a'.repeat(1_000_000), '?'.repeat(1_000_000)])
      assert.equal((await chat(input)).status, 201);
    assert.equal((await chat('x'.repeat(1_100_000))).status, 413);
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const customer = (levels: number) =>
      `{"assistantId":"a","input":"Hi","customer":{"a":${nested(levels)}}}`;
    assert.equal((await post(`${provider.url}/chat/web`, customer(98))).status, 201);
    const room = (await newCall(provider, { assistantId: 'a' })).url;
    for (const url of [`${provider.url}/chat/web`, `${provider.url}/call/web`, `${room}/offer`])
      for (const deep of [customer(99), customer(5_000), nested(101), nested(200_000)]) {
        const refused = await post(url, deep);
        assert.equal(refused.status, 400);
        const { message } = (await refused.json()) as { message: string };
        assert.equal(message, 'The body is nested more than 100 levels deep');
      }
    const wide = { assistantId: 'a', input: Array.from({ length: 40_000 }, () => ({ role: 'x' })) };
    assert.equal((await post(`${provider.url}/chat/web`, wide)).status, 400);
    await expectHealth();
  });

  it('takes what a page sends too fast in part, says so, and goes on', async () => {
    const { id, url } = await newCall(provider, {
      assistant: { firstMessageMode: 'assistant-waits-for-user' },
    });
    const page = await joinRoom(url);
    page.send('playable');
    const content = 'x'.repeat(50);
    const said = { type: 'say', message: 'One. Two. Three.' };
    const added = { type: 'add-message', message: { role: 'user', content } };
    for (let count = 0; count < 2_500; count++) {
      page.send(said);
      page.send(added);
    }
    const dropped = `call ${id}: a message of the page is dropped, since 100 others wait already`;
    await until('the log says so', () => provider.log().includes(dropped));
    await expectHealth();
    await until('the page is heard', () => {
      if (page.isOpen) page.send({ type: 'end-call' });
      return page.messages.some(({ t }) => t === 'bye');
    });
    page.close();
  });

  it('refuses malformed descriptions of a connection and malformed addresses', async () => {
    const page = new NodePage({ opusPayloadType: 111, direction: 'SendRecv' });
    const { url } = await newCall(provider, { assistantId: 'a' });
    assert.equal((await page.join(url)).status, 200);
    const offer = page.offerSdp;
    const places = fc.array(fc.tuple(fc.nat(200), changedLine), { minLength: 1, maxLength: 4 });
    for (const changes of fc.sample(places, { numRuns: 60, seed: SEED })) {
      const lines = offer.split('\r\n').map((line) => [line]);
      for (const [at, change] of changes) {
        const place = at % lines.length;
        lines[place] = lines[place]!.flatMap(change);
      }
      const sdp = lines.flat().join('\r\n');
      const room = (await newCall(provider, { assistantId: 'a' })).url;
      const answer = await post(`${room}/offer`, { type: 'offer', sdp });
      assert.ok([200, 400, 503].includes(answer.status), `${answer.status} to ${sdp}`);
      if (answer.status !== 200) continue;
      const { pc_id } = (await answer.json()) as { pc_id: string };
      await fetch(`${room}/offer`, {
        method: 'PATCH',
        body: JSON.stringify({ pc_id, candidates: [{ candidate: 'candidate:1', sdp_mid: '9' }] }),
      });
    }
    await fetch(`${url}/offer`, {
      method: 'PATCH',
      body: JSON.stringify({
        pc_id: page.callId,
        candidates: CANDIDATES.flatMap((candidate) =>
          ['sound', '', '9', '\0'].map((sdp_mid) => ({ candidate, sdp_mid })),
        ),
      }),
    });
    await until('the good connection opens', () => page.isOpen);
    const many = Array.from({ length: 101 }, () => ({ candidate: 'candidate:1' }));
    const refused = await fetch(`${url}/offer`, {
      method: 'PATCH',
      body: JSON.stringify({ pc_id: page.callId, candidates: many }),
    });
    assert.equal(refused.status, 400);
    page.close();
    await expectHealth();
  });

  it('carries eight calls at once with no packet missing, and refuses a ninth until one ends', async (test) => {
    // The calls of the tests before may still hold places.
    const fresh = await spawnProvider();
    test.after(() => fresh.kill());
    const firstMessage = 'Not one of these words is lost. '.repeat(3);
    const rooms = await Promise.all(
      Array.from({ length: 8 }, () => newCall(fresh, { assistant: { firstMessage } })),
    );
    const pages = await Promise.all(rooms.map(({ url }) => joinRoom(url)));
    for (const page of pages) page.send('playable');
    const ninth = new NodePage({ opusPayloadType: 111, direction: 'SendRecv' });
    const { url } = await newCall(fresh, { assistantId: 'a' });
    const refusal = await ninth.join(url);
    ninth.close();
    assert.equal(refusal.status, 503);
    const { message, reason } = (await refusal.json()) as Record<string, string>;
    assert.equal(message, 'The provider is busy: 8 calls at once are its limit.');
    assert.equal(reason, 'meeting-full');
    await until('two seconds of speech', () => pages.every(({ packets }) => packets.length > 100));
    for (const { packets } of pages) {
      const gaps = packets.filter(
        ({ sequence }, index) => index && sequence !== (packets[index - 1]!.sequence + 1) % 65_536,
      );
      assert.deepEqual(gaps, []);
    }
    for (const page of pages) page.close();
    await roomIsOver(rooms[0]!.url);
    (await joinRoom(url)).close();
  });
});
