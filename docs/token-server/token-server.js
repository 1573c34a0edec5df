import { createServer } from 'node:http';

/** How long a token is valid, in seconds. */
const LIFETIME = 600;

/**
 * A token server for the option `publicKey`: a `fetch` handler, for platforms that take one. It creates
 * tokens for pages of your `origins` only, at most `perDay` for one address.
 */
export function tokenServer({ origins, privateKey, organization, assistants, perDay = 50 }) {
  let day = '';
  let created = new Map();

  return async function fetch(request, address = request.headers.get('X-Real-IP')) {
    const origin = request.headers.get('Origin');
    if (!origins.includes(origin)) return new Response('Unknown origin', { status: 403 });
    const headers = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
    if (request.method !== 'POST') return new Response('Use POST', { status: 405, headers });
    const today = new Date().toISOString().slice(0, 10);
    if (day !== today) [day, created] = [today, new Map()];
    const count = (created.get(address) ?? 0) + 1;
    if (count > perDay) return new Response('Too many tokens', { status: 429, headers });
    created.set(address, count);
    const restrictions = {
      enabled: true,
      allowedOrigins: origins,
      allowedAssistantIds: assistants,
    };
    const token = { tag: 'public', restrictions };
    return new Response(await sign({ orgId: organization, token }, privateKey), { headers });
  };
}

/** A JSON Web Token, signed with HMAC SHA-256. */
async function sign(claims, secret, now = Math.floor(Date.now() / 1000)) {
  const times = { iat: now, exp: now + LIFETIME };
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, ...times },
  ];
  const content = parts.map((part) => base64url(utf8(JSON.stringify(part)))).join('.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, utf8(content));
  return `${content}.${base64url(new Uint8Array(signature))}`;
}

function utf8(text) {
  return new TextEncoder().encode(text);
}

function base64url(bytes) {
  const encoded = btoa(String.fromCharCode(...bytes));
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Runs the handler in Node. Behind a proxy every visitor has the proxy's address: use its header. */
export function listen(settings, port) {
  const handle = tokenServer(settings);
  const server = createServer(async ({ method, url, headers, socket }, response) => {
    const request = new Request(`http://${headers.host}${url}`, { method, headers });
    const answer = await handle(request, socket.remoteAddress);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  return server.listen(port);
}
