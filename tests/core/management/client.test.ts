import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import * as mini from 'zod/mini';
import { z } from 'zod';
import {
  type AnswerSchema,
  createManagementClient,
  ManagementError,
} from '../../../core/management/index.js';
import { sendJson, startRecordingServer } from '../../support/recording-server.js';
import { shared } from '../../support/shared.js';

const TOKEN = 'sk-very-private';

const { server } = shared({ server: startRecordingServer });
const { client } = shared({
  client: () => createManagementClient({ apiUrl: server.url, token: TOKEN }),
});

async function failureOf(call: Promise<unknown>): Promise<ManagementError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ManagementError, inspect(error));
  return error;
}

/** A status, a connection that is lost, or the status of an answer of which half is sent. */
type Answer = number | 'lost' | { readonly half: number };

/** Answers each request in turn, and with the last of them from then on. */
function answerInTurn(...answers: readonly Answer[]): void {
  let turn = 0;
  server.answerWith((response) => {
    const answer = answers[Math.min(turn++, answers.length - 1)]!;
    if (answer === 'lost') return response.destroy();
    if (typeof answer === 'object') {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' };
      return response.writeHead(answer.half, headers).write('{"id":', () => response.destroy());
    }
    const body = answer === 200 ? { id: 'one' } : { message: 'not now' };
    return sendJson(response, body, answer, { 'Retry-After': '0' });
  });
}

const refuse = (body: unknown, status: number, headers?: Record<string, string>) =>
  server.answerWith((response) => sendJson(response, body, status, headers));
const answerText = (status: number, text: string, type = 'text/html') =>
  server.answerWith((response) => response.writeHead(status, { 'Content-Type': type }).end(text));

describe('a refused call', () => {
  const worded: [what: string, body: unknown, said: string][] = [
    ['a text', { message: 'assistant not found' }, 'assistant not found'],
    ['an error', { error: 'Not Found' }, 'Not Found'],
    ['in an error', { error: { message: 'No such room' } }, 'No such room'],
    ['bare', 'In use', 'In use'],
    ['a bare list', ['One', 'Two'], 'One, Two'],
    ['missing', { statusCode: 404 }, 'The provider answered 404'],
  ];
  for (const [what, body, said] of worded) {
    it(`rejects with status, method, path and the API's message: ${what}`, async () => {
      refuse(body, 404);
      const error = await failureOf(client.assistant.get('an id'));
      assert.deepEqual([error.failure, error.status], ['refused', 404]);
      assert.ok(!('cause' in error));
      assert.equal(error.method, 'GET');
      assert.equal(error.path, '/assistant/an%20id');
      assert.equal(error.said, said);
      assert.equal(error.message, `GET /assistant/an%20id was answered 404: ${said}`);
      assert.equal(server.received.length, 1);
    });
  }

  for (const [what, said, type] of [
    ['that is not JSON', 'The provider answered 403', 'text/html'],
    ['of plain text, which is quoted', '<h1>No</h1>', 'text/plain; charset=utf-8'],
  ] as const)
    it(`rejects the same way for an answer ${what}`, async () => {
      answerText(403, '<h1>No</h1>', type);
      assert.equal((await failureOf(client.org.list())).said, said);
    });

  for (const method of ['get', 'create'] as const)
    it(`is a redirect, which is not followed: ${method}`, async () => {
      refuse({}, 307, { Location: server.url.replace('127.0.0.1', 'localhost') });
      const call = method === 'get' ? client.assistant.get('one') : client.assistant.create({});
      const { failure, status, said } = await failureOf(call);
      assert.deepEqual([failure, status], ['refused', 307]);
      assert.match(said, /redirects to another address, which is not followed/);
      assert.equal(server.received.length, 1);
    });

  it('never contains the token, even if the API or an address quotes it', async () => {
    server.answerWith((response, { headers }) =>
      sendJson(response, { message: [`bad ${headers.authorization}`] }, 401),
    );
    const odd = 'sk/very+private=';
    const others = createManagementClient({ apiUrl: server.url, token: odd });
    for (const [asked, token] of [
      [client, TOKEN],
      [others, odd],
    ] as const) {
      const error = await failureOf(asked.token.get(token));
      assert.equal(error.said, 'bad Bearer [removed]');
      assert.equal(error.path, '/token/[removed]');
      const everything = inspect(error, { depth: 9, showHidden: true }) + error.stack;
      for (const written of [token, encodeURIComponent(token)])
        assert.ok(!everything.includes(written), everything);
    }
  });

  const written: [where: string, message: (token: string) => unknown, said: string][] = [
    ['as it is', (token) => `no ${token}!`, 'no [removed]!'],
    ['in an object', (token) => ({ [token]: [token] }), '{"[removed]":["[removed]"]}'],
    ['in JSON', (token) => JSON.stringify({ token }), '{"token":"[removed]"}'],
    ['in an address', (token) => `/token/${encodeURIComponent(token)}/`, '/token/[removed]/'],
    ['in a query', (token) => `?${new URLSearchParams({ token, a: '' })}`, '?token=[removed]&a='],
  ];
  for (const token of [TOKEN, 'tok"en\\x', "(it's~100%\\)", 'four'])
    for (const [where, message, said] of written)
      it(`is cleared of the token ${token} ${where}`, async () => {
        refuse({ message: message(token) }, 401);
        const asked = createManagementClient({ apiUrl: server.url, token });
        const error = await failureOf(asked.org.list());
        assert.equal(error.said, said);
        assert.equal(error.message, `GET /org was answered 401: ${said}`);
      });

  it('is unchanged with a token so short that it occurs in any word', async () => {
    refuse({ message: 'no such germany' }, 404);
    const asked = createManagementClient({ apiUrl: server.url, token: 'any' });
    const error = await failureOf(asked.assistant.get('germany'));
    assert.equal(error.message, 'GET /assistant/germany was answered 404: no such germany');
  });

  it('rejects immediately if the requested delay exceeds the timeout', async () => {
    refuse({ message: 'tomorrow' }, 429, { 'Retry-After': '86400' });
    const error = await failureOf(client.assistant.create({}));
    assert.deepEqual([error.status, error.said], [429, 'tomorrow']);
    assert.equal(server.received.length, 1);
  });
});

describe('a retried call', () => {
  type Call = () => Promise<unknown>;
  const GET: Call = () => client.assistant.get('one');
  const POST: Call = () => client.assistant.create({});
  const WRITES: readonly [method: string, call: Call][] = [
    ['POST', POST],
    ['PATCH', () => client.assistant.update('one', {})],
    ['PUT', () => client.assistant.replace('one', {})],
    ['DELETE', () => client.assistant.delete('one')],
  ];
  const LOST = { failure: 'unreachable', status: null } as const;
  type Failed = Pick<ManagementError, 'status'> & Partial<Pick<ManagementError, 'failure'>>;

  /** How often a call is made with these answers, and how it fails, if it does. */
  const rows: (readonly [
    string,
    Call,
    readonly Answer[],
    times: number,
    Failed?,
    said?: RegExp,
  ])[] = [
    ...[429, 500, 502, 503].map(
      (status) => [`is a GET that was answered ${status}`, GET, [status, status, 200], 3] as const,
    ),
    ['is a GET whose connection broke', GET, ['lost', 200], 2],
    ['is a GET whose answer broke off', GET, [{ half: 200 }, 200], 2],
    ['is given up after three more attempts', GET, [503], 4, { status: 503 }],
    [
      'is given up with the status of the answer that broke off',
      GET,
      [{ half: 200 }],
      4,
      { failure: 'unreachable', status: 200 },
      /^the answer broke off: /,
    ],
    [
      'is not a POST whose answer broke off, since it was done',
      POST,
      [{ half: 201 }],
      1,
      { failure: 'unreachable', status: 201 },
    ],
    [
      'is not a refused GET whose body broke off',
      GET,
      [{ half: 404 }],
      1,
      { failure: 'refused', status: 404 },
      /^The provider answered 404$/,
    ],
    ['is not a refused GET', GET, [400, 200], 1, { status: 400 }],
    ...WRITES.flatMap(
      ([method, call]) =>
        [
          [`is not a ${method} that was answered 503`, call, [503, 200], 1, { status: 503 }],
          [
            `is not a ${method} whose connection broke`,
            call,
            ['lost'],
            1,
            LOST,
            /^fetch failed: ./,
          ],
        ] as const,
    ),
  ];
  for (const [name, call, answers, times, failed, said = /./] of rows)
    it(name, async () => {
      answerInTurn(...answers);
      if (failed) {
        const error = await failureOf(call());
        const { failure, status } = error;
        assert.deepEqual({ failure, status }, { failure, ...failed });
        assert.match(error.said, said);
      } else assert.deepEqual(await call(), { id: 'one' });
      assert.equal(server.received.length, times);
    });

  it('has the error of a connection that broke as its cause', async () => {
    answerInTurn('lost');
    assert.ok((await failureOf(POST())).cause instanceof TypeError);
  });

  it('is any call after a 429 with Retry-After, with the same body', async () => {
    answerInTurn(429, 200);
    await client.file.create({ file: new File(['abc'], 'a.txt') });
    assert.equal(server.received.length, 2);
    for (const { body } of server.received) assert.match(body.toString(), /abc/);
  });

  it('is not a POST after a 429 that does not say when to come back', async () => {
    refuse({ message: 'slow down' }, 429);
    assert.equal((await failureOf(POST())).said, 'slow down');
    assert.equal(server.received.length, 1);
  });
});

describe('a call that takes too long', () => {
  it('rejects once its time is up, without an answer', async () => {
    server.answerWith(() => undefined);
    const error = await failureOf(client.assistant.get('one', { timeoutMs: 50 }));
    assert.equal(error.failure, 'timed-out');
    assert.equal(error.message, 'GET /assistant/one: the time was up');
  });

  it('rejects once its time is up, in the middle of an answer', async () => {
    for (const status of [200, 404]) {
      server.answerWith((response) => response.writeHead(status).write('{'));
      const error = await failureOf(client.assistant.get('slow', { timeoutMs: 200 }));
      assert.deepEqual([error.failure, error.status], ['timed-out', status]);
      // The request before, which was given up, may arrive late.
      const requests = server.received.filter(({ url }) => url === '/assistant/slow');
      assert.equal(requests.length, 1);
    }
  });

  it('counts its pauses', async () => {
    refuse({}, 503, { 'Retry-After': '20' });
    const error = await failureOf(client.assistant.get('one', { timeoutMs: 50 }));
    assert.equal(error.failure, 'timed-out');
  });

  it("ends with the reason of the caller's signal, whenever that comes", async () => {
    const gone = new Error('the visitor is gone');
    server.answerWith(() => undefined);
    await assert.rejects(client.assistant.get('one', { signal: AbortSignal.abort(gone) }), gone);
    assert.equal(server.received.length, 0);

    const meanwhile = new AbortController();
    server.answerWith(() => meanwhile.abort(gone));
    await assert.rejects(client.assistant.create({}, { signal: meanwhile.signal }), gone);

    const during = new AbortController();
    server.answerWith((response) => {
      response.once('finish', () => setTimeout(() => during.abort(gone), 50));
      sendJson(response, {}, 503, { 'Retry-After': '20' });
    });
    await assert.rejects(client.assistant.get('one', { signal: during.signal }), gone);
  });
});

describe('an answer', () => {
  it('is checked and made by a schema of zod', async () => {
    server.answerWith((response) => sendJson(response, { id: 'one', createdAt: '2026-01-02' }));
    const Assistant = z.object({ id: z.string(), createdAt: z.coerce.date() });
    const assistant = await client.assistant.get('one', { schema: Assistant });
    assert.equal(assistant.createdAt.getUTCFullYear(), 2026);
    const Small = mini.object({ id: mini.string() });
    assert.deepEqual(await client.assistant.get('one', { schema: Small }), { id: 'one' });
  });

  it('is checked and made by a schema of any library that follows the standard', async () => {
    server.answerWith((response) => sendJson(response, { id: 'one' }));
    const schemaOf = (validate: AnswerSchema<string>['~standard']['validate']) => ({
      '~standard': { version: 1, vendor: 'ours', validate } as const,
    });
    const loud = schemaOf((value) => ({ value: (value as { id: string }).id.toUpperCase() }));
    assert.equal(await client.assistant.get('one', { schema: loud }), 'ONE');
    const issues = [{ message: 'No', path: ['a', { key: 0 }] }, { message: 'Never' }];
    const error = await failureOf(
      client.assistant.get('one', { schema: schemaOf(() => ({ issues })) }),
    );
    assert.equal(error.failure, 'unexpected-answer');
    assert.equal(error.said, 'No at a.0; Never');
    assert.equal(error.cause, issues);
    const late = schemaOf(async () => ({ value: '' }));
    await assert.rejects(client.assistant.get('one', { schema: late }), {
      name: 'TypeError',
      message: 'The schema validates asynchronously: use one that validates synchronously',
    });
  });

  const strange: [what: string, text: string, said: RegExp, type?: string][] = [
    ['JSON that is none', '{', /not the JSON/],
    ['a page of HTML', '<p>', /a record was expected, but the answer is a text/, 'text/html'],
    ['a list', '[]', /a record was expected, but the answer is a list/],
    ['nothing', '', /a record was expected, but the answer is empty/],
    ['null', 'null', /a record was expected, but the answer is null/],
    ['no id', '{}', /a record was expected, but .* an object without a text as/],
    ['a numeric id', '{"id":7}', /without a text as its id/],
    ['an empty id', '{"id":""}', /without a text as its id/],
    ['a batch', '{"results":[]}', /without a text as its id/],
  ];
  for (const [what, text, said, type = 'application/json'] of strange)
    it(`that is ${what} instead of a record is an error`, async () => {
      answerText(200, text, type);
      const error = await failureOf(client.assistant.get('one'));
      assert.equal(error.failure, 'unexpected-answer');
      assert.match(error.said, said);
    });

  it('that a schema checks needs an id only if the schema does', async () => {
    server.answerWith((response) => sendJson(response, { name: 'Asha' }));
    const schema = z.object({ name: z.string() });
    assert.deepEqual(await client.assistant.get('one', { schema }), { name: 'Asha' });
    assert.deepEqual(await client.call.create({}, { schema }), { name: 'Asha' });
  });

  it('of new calls is one of them, or a batch of them, which has no id', async () => {
    for (const create of [client.call.create, client.call.createPhone]) {
      for (const answer of [{ id: 'one' }, { results: [{ id: 'one' }], errors: [] }]) {
        server.answerWith((response) => sendJson(response, answer, 201));
        assert.deepEqual(await create({}), answer);
      }
      for (const answer of [{}, { results: [{ id: 'one' }, {}] }, { id: 7, results: [] }]) {
        server.answerWith((response) => sendJson(response, answer, 201));
        const error = await failureOf(create({}));
        assert.equal(error.failure, 'unexpected-answer');
        assert.match(error.said, /^a record, or a batch of them, was expected, but .* is an/);
      }
    }
  });

  it('of a call that promises nothing may be text, or nothing', async () => {
    answerText(200, 'id\none\n', 'text/csv');
    assert.equal(await client.call.export(), 'id\none\n');
    server.answerWith((response) => response.writeHead(204).end());
    assert.equal(await client.assistant.delete('one'), undefined);
  });
});

describe('a request that cannot be sent', () => {
  for (const part of ['', '.', '..'])
    it(`is a path part ${JSON.stringify(part)}, and nothing is sent`, async () => {
      server.answerWith((response) => response.end());
      const message = `id must be a text that names something, not ${JSON.stringify(part)}`;
      await assert.rejects(client.assistant.delete(part), new TypeError(message));
      assert.equal(server.received.length, 0);
    });

  it('is a missing path part or body, from a caller without types', async () => {
    const untyped = client.assistant as unknown as Record<'get' | 'create', () => Promise<unknown>>;
    await assert.rejects(untyped.get(), /id must be a text that names something, not undefined/);
    await assert.rejects(untyped.create(), /body must be an object, not undefined/);
  });

  const none = new Date(NaN);
  const unsendable: [call: () => Promise<unknown>, message: string | RegExp][] = [
    [() => client.call.list({ from: none }), 'from must be a date, not an invalid one'],
    [() => client.call.list({ on: [new Date(), none] }), 'on must be a date, not an invalid one'],
    [() => client.assistant.get('\ud800'), 'id must be a text that names something, not "\\ud800"'],
    [
      () => client.call.list({ limit: { max: 1 } as never }),
      'limit must be a text, a number, a boolean or a date, not object',
    ],
    [
      () => client.assistant.list({ timeoutMs: 5000 as never }),
      'timeoutMs is an option of the call, and comes after the query',
    ],
    [() => client.assistant.create(null as never), 'body must be an object, not null'],
    [
      () => client.assistant.create({ size: 1n }),
      /^TypeError: body cannot be sent as JSON: .*BigInt/,
    ],
  ];
  for (const [call, message] of unsendable)
    it(`is named, and nothing is sent: ${String(message)}`, async () => {
      server.answerWith((response) => response.end());
      const refusal = typeof message === 'string' ? new TypeError(message) : message;
      await assert.rejects(call(), refusal);
      assert.equal(server.received.length, 0);
    });

  it('names an invalid option, without quoting a token', () => {
    type Refused = [Parameters<typeof createManagementClient>[0], string];
    const refused: Refused[] = [
      [{ apiUrl: 'api.example' }, 'apiUrl must be an http or https URL, not "api.example"'],
      [{ apiUrl: 'shttp://a' }, 'apiUrl must be an http or https URL, not "shttp://a"'],
      [{ apiUrl: 'https://me@a' }, 'apiUrl must be without a name and a password: use token'],
      [{ apiUrl: 'https://:1@a' }, 'apiUrl must be without a name and a password: use token'],
      ...[0, NaN, 2 ** 31].map((timeoutMs): Refused => [
        { timeoutMs },
        `timeoutMs must be a number above 0 and at most 2147483647, not ${timeoutMs}`,
      ]),
      [{ token: 'two words' }, 'token must be one word of printable ASCII characters'],
      [{ token: 'line\nbreak' }, 'token must be one word of printable ASCII characters'],
    ];
    for (const [options, message] of refused)
      assert.throws(() => createManagementClient(options), new TypeError(message));
    createManagementClient({ apiUrl: 'https://a', timeoutMs: 2 ** 31 - 1 });
  });
});
