import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  catalogueEntries,
  ManagementError,
  type ManagementClient,
  type ManagementRecord,
} from '../../../core/management/index.js';
import { sampleAnswers } from '../../../local-provider/answers/sample-answers.js';
import { createAssistants } from '../../../local-provider/assistants/assistants.js';
import { managementRoutes } from '../../../local-provider/management/management.js';
import { Store } from '../../../local-provider/management/store.js';
import { SPECIFIED_CALLS } from '../../core/management/specified-calls.js';
import { sharedManagement } from './managed-provider.js';

const { provider, client } = sharedManagement();

const squad = { members: [{ assistantId: 'a' }] };
const workflow = { nodes: [{ type: 'conversation', name: 'start' }] };

/** Families with create, list, get, update and delete: what is sent to create one. */
const FAMILIES: [name: keyof ManagementClient, body: Record<string, unknown>][] = [
  ['assistant', { firstMessage: 'Welcome' }],
  ['squad', squad],
  ['workflow', workflow],
  ['tool', { type: 'function' }],
  ['structuredOutput', { schema: {} }],
  ['template', { type: 'tool' }],
  ['campaign', { phoneNumberId: 'p' }],
  ['session', { assistantId: 'a' }],
  ['phoneNumber', { provider: 'vapi' }],
  ['knowledgeBase', { provider: 'custom-knowledge-base' }],
  ['testSuite', { phoneNumberId: 'p' }],
  ['eval', { messages: [] }],
  ['org', { channel: 'default' }],
  ['token', { tag: 'public' }],
  ['credential', { provider: 'openai', apiKey: 'secret' }],
];

describe('each family of the local provider', () => {
  for (const [name, body] of FAMILIES)
    it(`${name} makes, keeps, changes and forgets records`, async () => {
      const calls = client[name] as ManagementClient['campaign'];
      const made = await calls.create({ ...body, name: 'One' });
      assert.match(made.id, /^[\da-f-]{36}$/);
      for (const [key, value] of Object.entries({ ...body, name: 'One' }))
        assert.deepEqual(made[key], value);
      for (const key of ['orgId', 'createdAt', 'updatedAt'])
        assert.equal(typeof made[key], 'string');
      const other = await calls.create({ ...body, name: 'Other' });
      assert.notEqual(other.id, made.id);

      assert.deepEqual(await calls.get(made.id), made);
      const { records } = await calls.list();
      assert.deepEqual(records.slice(0, 2), [other, made]);
      assert.deepEqual((await calls.list({ name: 'One' })).records, [made]);

      const changed = await calls.update(made.id, { name: 'Two' });
      const { updatedAt, ...before } = made;
      assert.deepEqual(changed, { ...before, name: 'Two', updatedAt: changed.updatedAt });
      assert.ok(String(changed.updatedAt) >= String(updatedAt));
      assert.deepEqual(await calls.get(made.id), changed);
      assert.deepEqual(await calls.get(other.id), other);

      assert.deepEqual(await calls.delete(made.id), changed);
      for (const call of [
        () => calls.get(made.id),
        () => calls.update(made.id, {}),
        () => calls.delete(made.id),
      ])
        await assert.rejects(call(), (error: ManagementError) => {
          assert.equal(error.status, 404);
          assert.match(error.said, new RegExp(`^There is no [a-z-]+ with id ${made.id}$`));
          return true;
        });
      await calls.delete(other.id);
    });
});

describe('the local provider', () => {
  it('answers every call of the specification, and no other', () => {
    const store = new Store(undefined);
    const assistants = createAssistants(store);
    const save = () => Promise.resolve();
    const routes = managementRoutes({ store, save, assistants, answers: sampleAnswers });
    assert.deepEqual(routes.map(({ method, path }) => `${method} ${path}`).sort(), SPECIFIED_CALLS);
  });
});

/** 101 levels. */
const NESTED = `{"a":${'['.repeat(100)}${']'.repeat(100)}}`;

describe('every call of the catalogue', () => {
  for (const { family, name, operation } of catalogueEntries()) {
    const path = operation.path.replace(/\{\w+\}/g, 'unknown');
    const called = `${family.join('.')}.${name}`;

    if (operation.secured !== false)
      it(`${called} requires a key`, async () => {
        for (const authorization of [undefined, 'Bearer', 'Bearer invalid', 'Basic abc']) {
          const response = await ask(operation.method, path, { authorization });
          assert.equal(response.status, 401);
          const { message, ...rest } = (await response.json()) as Record<string, unknown>;
          assert.deepEqual(rest, { statusCode: 401, error: 'Unauthorized' });
          assert.ok(message);
        }
      });

    if (operation.body)
      it(`${called} rejects an invalid body`, async () => {
        const wrong =
          operation.body === 'json' ? ['', '{', '[]', '"text"', 'null', NESTED] : ['', 'x'];
        for (const body of wrong) {
          const type =
            operation.body === 'json' ? 'application/json' : 'multipart/form-data; boundary=x';
          const response = await ask(operation.method, path, { body, type });
          const { statusCode, message } = (await response.json()) as Record<string, unknown>;
          assert.equal(response.status, statusCode);
          // What belongs to something else looks for that first.
          if (response.status === 404) assert.match(String(message), /There is no .* unknown$/);
          else assert.equal(response.status, 400, body);
        }
      });
  }
});

describe('a body', () => {
  it('has no keys that the API sets itself', async () => {
    await assert.rejects(client.tool.create({ id: 'mine', orgId: 'other', type: 'function' }), {
      status: 400,
      said: 'property id should not exist, property orgId should not exist',
    });
    const tool = await client.tool.create({ type: 'function' });
    await assert.rejects(client.tool.update(tool.id, { createdAt: 'now' }), { status: 400 });
    assert.deepEqual(await client.tool.get(tool.id), tool);
  });

  it('is checked where calls and chats rely on it', async () => {
    const refusals: [Promise<unknown>, string][] = [
      [client.assistant.create({ firstMessage: 7 }), 'firstMessage must be a string'],
      [client.squad.create({ members: [] }), 'members should not be empty'],
      [
        client.squad.create({ members: [{}] }),
        'members.0 must have an assistant or an assistantId',
      ],
      [client.workflow.create({}), 'nodes must be an array'],
    ];
    for (const [call, said] of refusals) await assert.rejects(call, { status: 400, said });
    const assistant = await client.assistant.create({ name: 'Asha' });
    await assert.rejects(client.assistant.update(assistant.id, { model: 'gpt' }), {
      status: 400,
      said: 'model must be an object',
    });
    await assert.rejects(client.assistant.replace(assistant.id, { name: 7 }), { status: 400 });
    assert.deepEqual(await client.assistant.get(assistant.id), assistant);
  });
});

describe('a list', () => {
  const made: ManagementRecord[] = [];

  before(async () => {
    for (let index = 0; index < 25; index++)
      made.unshift(await client.assistant.create({ name: `Assistant ${index}`, group: 'many' }));
  });

  const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

  it('has pages, an order and a number in all', async () => {
    const query = { group: 'many', limit: 10, page: 3 };
    const { records, metadata } = await client.assistant.listV2(query);
    assert.deepEqual(ids(records), ids(made.slice(20)));
    assert.deepEqual(metadata, {
      itemsPerPage: 10,
      totalItems: 25,
      currentPage: 3,
      sortOrder: 'DESC',
    });
    const oldest = await client.assistant.listV2({ group: 'many', limit: 2, sortOrder: 'ASC' });
    assert.deepEqual(ids(oldest.records), ids(made.slice(-2).reverse()));
    assert.deepEqual((await client.assistant.listV2({ group: 'many', page: 9 })).records, []);
    assert.deepEqual((await client.assistant.list({ limit: 0 })).records, []);
  });

  it('is narrowed down by dates', async () => {
    const [one, other] = [made[5], made[15]];
    assert.ok(one && other);
    const at = (record: ManagementRecord) => new Date(String(record.createdAt));
    const within = made.filter((each) => at(each) <= at(one) && at(each) > at(other));
    const query = { group: 'many', createdAtLe: at(one), createdAtGt: at(other) };
    assert.deepEqual(ids((await client.assistant.list(query)).records), ids(within));
    const others = made.filter((each) => at(each) < at(one) && at(each) >= at(other));
    const next = { group: 'many', createdAtLt: at(one), createdAtGe: at(other) };
    assert.deepEqual(ids((await client.assistant.list(next)).records), ids(others));
    assert.deepEqual((await client.assistant.list({ updatedAtGt: '2100-01-01' })).records, []);
  });

  it('names the invalid part of its query', async () => {
    for (const [query, said] of [
      ['limit=ten', 'limit must be a number'],
      ['limit=1001', 'limit must not be greater than 1000'],
      ['limit=1.5', 'limit must be a whole number'],
      ['page=0', 'page must not be less than 1'],
      ['sortOrder=UP', 'sortOrder must be ASC or DESC'],
      ['createdAtGt=yesterday', 'createdAtGt must be a date'],
      ['limit=', 'limit must be a number'],
      ['limit=%20', 'limit must be a number'],
      ['limit=0x10', 'limit must be a number'],
      ['limit=1e2', 'limit must be a number'],
      ['limit=-1', 'limit must not be less than 0'],
      ['limit=99999999999999999999', 'limit must be a whole number'],
      ['page=', 'page must be a number'],
      ['page=Infinity', 'page must be a number'],
      ['sortOrder=', 'sortOrder must be ASC or DESC'],
      ['createdAtLt=', 'createdAtLt must be a date'],
      ['updatedAtGe=limit%205', 'updatedAtGe must be a date'],
      ['updatedAtGe=2026-13-01', 'updatedAtGe must be a date'],
      ['limit=1&limit=2', 'limit must be given once'],
      ['name=a&name=b', 'name must be given once'],
    ] as const) {
      const response = await ask('GET', `/assistant?${query}`, {});
      assert.equal(response.status, 400, query);
      assert.ok([(await response.json()).message].flat().includes(said), query);
    }
    for (const query of ['unknown=undefined', 'toString=', 'constructor=x'])
      assert.deepEqual(await (await ask('GET', `/assistant?${query}`, {})).json(), [], query);
    const found = await ask('GET', '/assistant?group=many&createdAtLt=9999-12-31T23:59:59Z', {});
    assert.equal((await found.json()).length, 25);
  });

  it('is not broken by a record whose text cannot be made', async () => {
    const odd = { toString: 1, valueOf: 1 };
    const { id } = await client.squad.create({ ...squad, name: odd, list: [odd] });
    for (const query of ['name=One', 'list=1'])
      assert.deepEqual(await (await ask('GET', `/squad?${query}`, {})).json(), []);
    await client.squad.delete(id);
    await client.call.create({ assistantId: 'a', customer: {}, name: odd });
    assert.equal((await ask('GET', '/v2/call/export', {})).status, 200);
    const operations = [{ operation: 'max', column: 'name' }];
    const queries = [{ name: 'odd', table: 'call', operations }];
    await client.analytics.query({ queries });
    await ask('POST', '/11labs/voice/add', { body: JSON.stringify({ name: odd }) });
    assert.equal((await ask('GET', '/11labs/voice/search?name=x', {})).status, 200);
  });
});

/** Asks as a client without manners may. */
function ask(
  method: string,
  path: string,
  options: { authorization?: string; body?: string; type?: string },
): Promise<Response> {
  const { body, type } = options;
  const authorization = 'authorization' in options ? options.authorization : 'Bearer key';
  return fetch(provider.url + path, {
    method,
    body,
    headers: {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(type !== undefined && { 'Content-Type': type }),
    },
  });
}
