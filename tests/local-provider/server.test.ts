import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { createLocalProvider } from '../../local-provider/index.js';
import { shared } from '../support/shared.js';
import { until } from '../support/until.js';
import { post, startProvider } from './provider-client.js';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

describe('the HTTP side of the local provider', () => {
  const lines: string[] = [];
  const { provider } = shared({
    provider: () => startProvider({ log: (line) => lines.push(line) }),
  });

  /** Unlike fetch, lets a test choose Host and Origin. */
  function send(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(provider.url + path, { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text ? JSON.parse(text) : undefined,
          }),
        );
      });
      sent.on('error', reject).end();
    });
  }

  it('names itself, its bundle and its engines', async () => {
    const { status, body } = await send('GET', '/health', {});
    assert.equal(status, 200);
    const { voice, recognizer, version, ...rest } = body as Record<string, string>;
    assert.deepEqual(rest, {
      status: 'ok',
      name: 'voice-assistant local provider',
      url: provider.url,
      callBundleUrl: provider.callBundleUrl,
      answers: '9 scripted, then a sample (start with --knowledge or --answers for real ones)',
    });
    assert.match(version ?? '', /^\d+\.\d+\.\d+/);
    assert.ok(voice && recognizer);
  });

  it('serves the call machine as a script that any page may load', async () => {
    const response = await fetch(provider.callBundleUrl);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin');
    assert.match(await response.text(), /iframe-call-message/);
  });

  it('answers HEAD like GET, without the body', async () => {
    const [head, get] = [await send('HEAD', '/health', {}), await send('GET', '/health', {})];
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], get.headers['content-length']);
    assert.equal(head.body, undefined);
    assert.equal((await send('HEAD', '/nothing', {})).status, 404);
    const { status, headers } = await send('HEAD', '/chat/web', {});
    assert.deepEqual([status, headers.allow], [405, 'POST']);
    assert.equal((await send('PUT', '/health', {})).headers.allow, 'GET, HEAD');
  });

  it('uses the name that it was called by', async () => {
    const { port } = new URL(provider.url);
    const { body } = await send('GET', '/health', { Host: `localhost:${port}` });
    assert.equal((body as { url: string }).url, `http://localhost:${port}`);
  });

  it('refuses a foreign host name or port', async () => {
    const { port } = new URL(provider.url);
    for (const Host of [
      `127.0.0.1.evil.example:${port}`,
      `127.0.0.1:${port}@evil.example`,
      '127.0.0.1:1',
      'localhost',
    ]) {
      const { status, body } = await send('GET', '/health', { Host });
      assert.equal(status, 403, Host);
      assert.deepEqual(body, {
        statusCode: 403,
        message: `Host must be a loopback name with this server's port, not "${Host}"`,
        error: 'Forbidden',
      });
    }
  });

  it('lets pages of this machine read its answers, and no others', async () => {
    for (const Origin of [
      'http://localhost:5173',
      'https://127.0.0.1',
      'http://shop.localhost:80',
    ]) {
      const { status, headers } = await send('GET', '/health', { Origin });
      assert.equal(status, 200, Origin);
      assert.equal(headers['access-control-allow-origin'], Origin);
      assert.equal(headers.vary, 'Origin');
    }
    for (const Origin of [
      'null',
      'file://',
      'https://evil.example',
      'http://localhost@evil.example',
      'http://127.0.0.1.evil.example',
      'http://localhost.evil.example',
      'http://evil.example/http://localhost',
      'http://localhost, https://evil.example',
      'http://10.0.0.1',
      'http://[::2]',
      'data:text/html,localhost',
    ]) {
      const { status, headers } = await send('GET', '/health', { Origin });
      assert.equal(status, 403, Origin);
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
  });

  it('answers a preflight for every header that a client sends', async () => {
    const { status, headers } = await send('OPTIONS', '/chat/web', {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-client-id',
    });
    assert.equal(status, 204);
    assert.equal(headers['access-control-allow-origin'], 'http://localhost:5173');
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    const sent = [
      'accept',
      'authorization',
      'content-type',
      'idempotency-key',
      'x-client-id',
      'x-openai-agents-sdk',
    ];
    assert.deepEqual(allowed.sort(), sent);
    assert.match(String(headers['access-control-allow-methods']), /GET, POST, PATCH, PUT, DELETE/);
  });

  it('refuses a preflight of another site', async () => {
    const { status } = await send('OPTIONS', '/chat/web', {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
    });
    assert.equal(status, 403);
  });

  it('names an unknown path or method', async () => {
    assert.deepEqual((await send('GET', '/nope?a=b', {})).body, {
      statusCode: 404,
      message: 'Cannot GET /nope',
      error: 'Not Found',
    });
    const { body, headers } = await send('DELETE', '/chat/web', {});
    assert.deepEqual(body, {
      statusCode: 405,
      message: 'Cannot DELETE /chat/web: allowed is POST',
      error: 'Method Not Allowed',
    });
    assert.equal(headers.allow, 'POST');
  });

  it('refuses a body that is too large or is not JSON', async () => {
    const large = await post(`${provider.url}/chat/web`, 'x'.repeat(1024 * 1024 + 1));
    assert.equal(large.status, 413);
    for (const body of ['{"input":', '', 'input=hello']) {
      const response = await post(`${provider.url}/chat/web`, body);
      assert.equal(response.status, 400, body);
      assert.match(((await response.json()) as { message: string }).message, /JSON/);
    }
  });

  it('logs a line for each request, with neither bodies, queries nor keys', async () => {
    lines.length = 0;
    const body = { assistantId: 'a', input: 'my-secret-question', 'my-secret-key': 1 };
    await post(`${provider.url}/chat/web?token=my-secret-token`, body, { key: 'my-secret-bearer' });
    await post(`${provider.url}/call/web`, { assistantId: 7 }, { key: 'my-secret-bearer' });
    assert.deepEqual(lines, ['POST /chat/web 400', 'POST /call/web 400']);
  });

  it('has no trouble with a client that breaks off in the middle of its body', async () => {
    lines.length = 0;
    const { hostname, port, host } = new URL(provider.url);
    const client = connect(Number(port), hostname);
    client.write(
      `POST /chat/web HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer key\r\n` +
        'Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{"input":',
    );
    // It receives 100 Continue once it is read.
    await once(client, 'data');
    client.destroy();
    await until('the request is logged', () => lines.length > 0);
    assert.deepEqual(lines, ['POST /chat/web broken off']);
  });

  it('takes no host that others could reach', async () => {
    await assert.rejects(
      createLocalProvider({ port: 0, host: '0.0.0.0', environment: {} }),
      /host must be a loopback address, not "0.0.0.0"/,
    );
  });

  it('frees its port when closed, with a stream still open', async () => {
    const slow = await startProvider({ paceMs: 60_000 });
    const response = await post(`${slow.url}/chat/web`, {
      assistantId: 'a',
      input: 'What do you offer?',
      stream: true,
    });
    assert.equal(response.status, 200);
    const reader = response.body?.getReader();
    assert.equal((await reader?.read())?.done, false);
    await slow.close();
    await assert.rejects(async () => {
      while (!(await reader?.read())?.done);
    });
    await assert.rejects(fetch(`${slow.url}/health`));
  });
});
