import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';

interface Module {
  tokenServer(settings: object): (request: Request, address?: string) => Promise<Response>;
  listen(settings: object, port: number): Server;
}

const SETTINGS = {
  origins: ['https://example.com'],
  privateKey: 'a private key',
  organization: 'org-1',
  assistants: ['a-1'],
  perDay: 2,
};

const file = join(ROOT, 'docs/token-server/token-server.js');
const { tokenServer, listen } = (await import(pathToFileURL(file).href)) as Module;

const request = (origin = 'https://example.com', method = 'POST') =>
  new Request('https://tokens.example/', { method, headers: { Origin: origin } });

describe('the token server', () => {
  it('signs a token that expires, for one assistant and these origins', async () => {
    const response = await tokenServer(SETTINGS)(request(), '192.0.2.1');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), 'https://example.com');
    const [header = '', claims = '', signature] = (await response.text()).split('.');
    const expected = createHmac('sha256', SETTINGS.privateKey).update(`${header}.${claims}`);
    assert.equal(signature, expected.digest('base64url'));
    const { orgId, token, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      orgId: string;
      token: { restrictions: object };
      iat: number;
      exp: number;
    };
    assert.equal(orgId, 'org-1');
    assert.deepEqual(token.restrictions, {
      enabled: true,
      allowedOrigins: ['https://example.com'],
      allowedAssistantIds: ['a-1'],
    });
    assert.equal(exp - iat, 600);
  });

  it('refuses pages of other origins, and requests without one', async () => {
    const handle = tokenServer(SETTINGS);
    assert.equal((await handle(request('https://other.example'))).status, 403);
    assert.equal((await handle(new Request('https://tokens.example/'))).status, 403);
    assert.equal((await handle(request('https://example.com', 'GET'))).status, 405);
  });

  it('limits the tokens for one address, not those for another', async () => {
    const handle = tokenServer(SETTINGS);
    const statuses = [];
    for (const address of ['a', 'a', 'a', 'b'])
      statuses.push((await handle(request(), address)).status);
    assert.deepEqual(statuses, [200, 200, 429, 200]);
  });

  it('runs in Node', async () => {
    const server = listen(SETTINGS, 0);
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const get = () =>
        fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { Origin: 'https://example.com' },
        });
      const statuses = [];
      for (let index = 0; index < 3; index++) statuses.push((await get()).status);
      assert.deepEqual(statuses, [200, 200, 429]);
    } finally {
      server.close();
    }
  });
});
