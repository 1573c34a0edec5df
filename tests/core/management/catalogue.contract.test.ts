import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  catalogueEntries,
  createManagementClient,
  type CatalogueEntry,
} from '../../../core/management/index.js';
import { pathNames } from '../../../core/management/operation.js';
import { sendJson, startRecordingServer } from '../../support/recording-server.js';
import { shared } from '../../support/shared.js';

const TOKEN = 'a-private-token';
const ANSWERS = {
  record: { id: 'one' },
  list: [{ id: 'one' }],
  'record-or-batch': { results: [{ id: 'one' }], errors: [] },
  anything: { done: true },
};
const SINCE = new Date('2026-01-02T03:04:05.678Z');

/** Every call of the catalogue, as a real HTTP server receives it. */
describe('the catalogue on the wire', () => {
  const { server } = shared({ server: startRecordingServer });

  for (const entry of catalogueEntries()) {
    const { family, name, operation } = entry;
    it(`${family.join('.')}.${name} is ${operation.method} ${operation.path}`, async () => {
      const answer = ANSWERS[operation.answer ?? 'anything'];
      server.answerWith((response) => sendJson(response, answer));
      const names = pathNames(operation);
      const parts = names.map((part) => `${part} of a/b?c=d&é%20#`);

      const call = functionOf(entry, server.url);
      const result = await call(...parts, ...bodyFor(entry), ...queryFor(entry));

      const [request, ...others] = server.received;
      assert.ok(request);
      assert.equal(others.length, 0);
      assert.equal(request.method, operation.method);
      const path = names.reduce(
        (template, part, index) =>
          template.replace(`{${part}}`, encodeURIComponent(parts[index] ?? '')),
        operation.path,
      );
      const query = operation.query
        ? '?limit=2&tag=x&tag=y+z&since=2026-01-02T03%3A04%3A05.678Z&open=false'
        : '';
      assert.equal(request.url, path + query);
      const bearer = operation.secured === false ? undefined : `Bearer ${TOKEN}`;
      assert.equal(request.headers.authorization, bearer);
      await assertBody(entry, request.headers['content-type'], request.body);
      assert.deepEqual(
        result,
        operation.answer === 'list' ? { records: ANSWERS.list, metadata: {} } : answer,
      );
    });
  }

  it('unsecured calls work without a token, and only these', async () => {
    server.answerWith((response) => sendJson(response, {}));
    const client = createManagementClient({ apiUrl: server.url });
    await client.credential.sendWebhook({ type: 'created' });
    await assert.rejects(
      client.org.list(),
      new TypeError('token is missing, and this call is secured'),
    );
    assert.deepEqual(
      server.received.map(({ url }) => url),
      ['/credential/webhook'],
    );
  });
});

/** The client's own function, found by the entry's names, as a caller finds it. */
function functionOf({ family, name }: CatalogueEntry, apiUrl: string) {
  const client: unknown = createManagementClient({ apiUrl: `${apiUrl}/`, token: TOKEN });
  const found = [...family, name].reduce(
    (calls, key) => (calls as Record<string, unknown>)[key],
    client,
  );
  return found as (...args: unknown[]) => Promise<unknown>;
}

function bodyFor({ operation }: CatalogueEntry): unknown[] {
  if (operation.body === 'json') return [{ name: 'Asha', nested: { list: [1, null, 'é'] } }];
  if (operation.body === 'multipart')
    return [
      {
        purpose: 'assistant',
        left: undefined,
        files: [new File([Uint8Array.of(0, 1, 255)], 'a "b".wav', { type: 'audio/wav' }), 'text'],
      },
    ];
  return [];
}

function queryFor({ operation }: CatalogueEntry): unknown[] {
  if (!operation.query) return [];
  const left = { nothing: null, neither: undefined };
  return [{ limit: 2, tag: ['x', 'y z'], since: SINCE, open: false, ...left }];
}

async function assertBody(
  { operation }: CatalogueEntry,
  type: string | undefined,
  body: Buffer,
): Promise<void> {
  if (operation.body === undefined) {
    assert.equal(body.length, 0);
    assert.equal(type, undefined);
  } else if (operation.body === 'json') {
    assert.equal(type, 'application/json');
    assert.deepEqual(JSON.parse(body.toString()), {
      name: 'Asha',
      nested: { list: [1, null, 'é'] },
    });
  } else {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type ?? '' },
    }).formData();
    assert.deepEqual([...form.keys()], ['purpose', 'files', 'files']);
    assert.equal(form.get('purpose'), 'assistant');
    const [file, text] = form.getAll('files');
    assert.ok(file instanceof File);
    assert.equal(file.name, 'a "b".wav');
    assert.equal(file.type, 'audio/wav');
    assert.deepEqual([...new Uint8Array(await file.arrayBuffer())], [0, 1, 255]);
    assert.equal(text, 'text');
  }
}
