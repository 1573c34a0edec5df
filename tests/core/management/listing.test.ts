import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { createManagementClient, ManagementError } from '../../../core/management/index.js';
import { sendJson, startRecordingServer } from '../../support/recording-server.js';
import { shared } from '../../support/shared.js';

const { server } = shared({ server: startRecordingServer });
const { client } = shared({
  client: () => createManagementClient({ apiUrl: server.url, token: 'sk-private' }),
});

interface Stored {
  readonly id: string;
  readonly createdAt: string;
}

/** Newest first, two of them in the same moment, which lies on the border of pages of two. */
const STORED: readonly Stored[] = [5, 4, 3, 3, 2, 1].map((second, index) => ({
  id: `r${index}`,
  createdAt: `2026-01-01T00:00:0${second}.000Z`,
}));

const asked = () =>
  server.received.map(({ url }) => Object.fromEntries(new URL(url, server.url).searchParams));

async function idsOf(records: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
}

/** A list as the API's first version has it: bare, or with its metadata, cut by dates. */
function serveBare(stored: readonly Stored[], metadata?: unknown): void {
  server.answerWith((response, { url }) => {
    const query = new URL(url, server.url).searchParams;
    const [below, upTo] = [query.get('createdAtLt'), query.get('createdAtLe')];
    const [above, from] = [query.get('createdAtGt'), query.get('createdAtGe')];
    const found = stored.filter(
      ({ createdAt }) =>
        (!below || createdAt < below) &&
        (!upTo || createdAt <= upTo) &&
        (!above || createdAt > above) &&
        (!from || createdAt >= from),
    );
    if (query.get('sortOrder') === 'ASC') found.reverse();
    const limit = Number(query.get('limit') ?? 100);
    const start = (Number(query.get('page') ?? 1) - 1) * limit;
    const results = found.slice(start, start + limit);
    sendJson(response, metadata === undefined ? results : { results, metadata });
  });
}

/** A list as its second version has it: numbered pages. */
function serveNumbered(stored: readonly Stored[]): void {
  server.answerWith((response, { url }) => {
    const query = new URL(url, server.url).searchParams;
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 100);
    const results = stored.slice((page - 1) * limit, page * limit);
    const metadata = { currentPage: page, itemsPerPage: limit, totalItems: stored.length };
    sendJson(response, { results, metadata });
  });
}

describe('a list', () => {
  it('resolves with its first page and the metadata', async () => {
    serveNumbered(STORED);
    const page = await client.assistant.listV2({ limit: 2 });
    assert.deepEqual(page.records, STORED.slice(0, 2));
    assert.deepEqual(page.metadata, { currentPage: 1, itemsPerPage: 2, totalItems: 6 });
    assert.equal(server.received.length, 1);
  });

  it('iterates over the records of all numbered pages', async () => {
    serveNumbered(STORED);
    const all = STORED.map(({ id }) => id);
    assert.deepEqual(await idsOf(client.assistant.listV2({ limit: 2 })), all);
    const pages = ['2', '3'].map((page) => ({ limit: '2', page }));
    assert.deepEqual(asked(), [{ limit: '2' }, ...pages]);
  });

  it('iterates by dates if the metadata is incomplete', async () => {
    const whole = { currentPage: 1, itemsPerPage: 2, totalItems: 2 };
    for (const metadata of [
      ...Object.keys(whole).map((name) => ({ ...whole, [name]: '' })),
      null,
    ]) {
      serveBare(STORED, metadata);
      assert.equal((await idsOf(client.call.list({ limit: 2 }))).length, 6);
      assert.deepEqual((await client.call.list()).metadata, metadata ?? {});
    }
  });

  it('ends where a record has no date to continue from', async () => {
    for (const createdAt of [
      [1, 2],
      [undefined, STORED[0]!.createdAt],
    ]) {
      const records = createdAt.map((each, id) => ({ id: `r${id}`, createdAt: each }));
      server.answerWith((response) => sendJson(response, records));
      assert.equal((await idsOf(client.call.list({ limit: 2 }))).length, 2);
      assert.equal(server.received.length, 1);
    }
  });

  for (const limit of [1, 2, 3, 4, 6, 7])
    it(`iterates over a bare list without duplicates, in pages of ${limit}`, async () => {
      serveBare(STORED);
      const ids = await idsOf(client.call.list({ limit, assistantId: 'a' }));
      assert.deepEqual(
        ids,
        STORED.map(({ id }) => id),
      );
      for (const query of asked()) assert.equal(query.assistantId, 'a');
    });

  for (const [size, ...limits] of [
    [40, 2, 4, 4, 8, 16, 32, 64],
    [1005, 1000, 1000, 1000],
  ])
    for (const sortOrder of ['DESC', 'ASC'])
      it(`iterates over ${size} records, most of one moment, ${sortOrder}`, async () => {
        const burst = Array.from({ length: size! }, (_, index) => ({
          id: `b${index}`,
          createdAt: `2026-01-01T00:00:0${index < 3 ? 2 : index < size! - 2 ? 1 : 0}.000Z`,
        }));
        serveBare(burst);
        const ids = await idsOf(client.call.list({ limit: limits[0], sortOrder }));
        assert.deepEqual([ids.length, new Set(ids).size], [size, size]);
        assert.deepEqual(
          asked().map(({ limit }) => Number(limit)),
          limits,
        );
      });

  it('iterates over a bare list from the requested page on', async () => {
    const stored = Array.from({ length: 60 }, (_, index) => ({
      id: `p${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * 1000).toISOString(),
    }));
    serveBare(stored);
    const all = stored.map(({ id }) => id);
    assert.deepEqual(await idsOf(client.tool.list({ page: 2, limit: 10 })), all.slice(10));
    assert.equal(asked()[0]?.page, '2');
    const oldestFirst = client.tool.list({ page: 2, limit: 10, sortOrder: 'ASC' });
    assert.deepEqual(await idsOf(oldestFirst), all.toReversed().slice(10));
  });

  it('requests a bare list shorter than a page once', async () => {
    serveBare(STORED);
    assert.equal((await idsOf(client.call.list())).length, 6);
    assert.equal(server.received.length, 1);
  });

  it('whose API does not know how to go on ends, with each record once', async () => {
    server.answerWith((response) => sendJson(response, STORED));
    assert.equal((await idsOf(client.file.list({ limit: 6 }))).length, 6);
    assert.equal(server.received.length, 2);
  });

  it('that has a cursor is walked by it', async () => {
    server.answerWith((response, { url }) => {
      const at = Number(new URL(url, server.url).searchParams.get('cursor') ?? 0);
      const metadata = at + 2 < STORED.length ? { nextCursor: `${at + 2}` } : {};
      sendJson(response, { results: STORED.slice(at, at + 2), metadata });
    });
    assert.equal((await idsOf(client.session.list({ limit: 2 }))).length, 6);
    const later = ['2', '4'].map((cursor) => ({ limit: '2', cursor }));
    assert.deepEqual(asked().slice(0, 3), [{ limit: '2' }, ...later]);
  });

  it('is walked no further than its reader goes', async () => {
    serveNumbered(STORED);
    for await (const { id } of client.assistant.listV2({ limit: 2 })) if (id === 'r1') break;
    assert.equal(server.received.length, 1);
  });

  it('checks each record, and paginates by the raw records', async () => {
    serveBare(STORED);
    const schema = z.object({ createdAt: z.string() }).transform(({ createdAt }) => createdAt[18]);
    const seconds: unknown[] = [];
    for await (const second of client.call.list({ limit: 2 }, { schema })) seconds.push(second);
    assert.deepEqual(seconds, ['5', '4', '3', '3', '2', '1']);
    const page = await client.call.list({ limit: 2 }, { schema });
    assert.deepEqual(page.records, ['5', '4']);
    const wrong = client.call.list(undefined, { schema: z.object({ id: z.number() }) });
    await assert.rejects(wrong, { name: 'ManagementError', failure: 'unexpected-answer' });
  });

  it('that fails on its second page gives the first, then throws', async () => {
    let turn = 0;
    server.answerWith((response) =>
      turn++
        ? sendJson(response, { message: 'gone' }, 410)
        : sendJson(response, STORED.slice(0, 2)),
    );
    const seen: string[] = [];
    await assert.rejects(async () => {
      for await (const { id } of client.call.list({ limit: 2 })) seen.push(id);
    }, ManagementError);
    assert.deepEqual(seen, ['r0', 'r1']);
  });

  it('throws an immediate failure from the iterator only', async () => {
    server.answerWith((response) => sendJson(response, { message: 'no' }, 403));
    await assert.rejects(idsOf(client.call.list()), { name: 'ManagementError', said: 'no' });
  });

  it('rejects an item that is not a record, unless a schema checks it', async () => {
    const items: [item: unknown, kind: string][] = [
      [{}, 'an object without a text as its id'],
      ['one', 'a text'],
      [null, 'null'],
    ];
    for (const [item, kind] of items) {
      server.answerWith((response) => sendJson(response, [{ id: 'one' }, item]));
      await assert.rejects(client.call.list(), {
        failure: 'unexpected-answer',
        said: `a list of records was expected, but in it is ${kind}`,
      });
      const schema = z.unknown();
      const { records } = await client.call.list({}, { schema });
      assert.deepEqual(records, [{ id: 'one' }, item]);
    }
  });

  it('rejects an answer that is not a list', async () => {
    server.answerWith((response) => sendJson(response, { id: 'one' }));
    await assert.rejects(client.call.list(), /a list was expected, but the answer is a record/);
    server.answerWith((response) => sendJson(response, null));
    await assert.rejects(client.call.list(), /a list was expected, but the answer is null/);
  });
});
