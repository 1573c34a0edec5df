import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { createManagementClient } from '../../../core/management/index.js';
import { post } from '../provider-client.js';
import { sharedManagement } from './managed-provider.js';

const { provider, client } = sharedManagement();

const NOT_THERE = { name: 'ManagementError', status: 404 };

describe('assistants of the local provider', () => {
  it('are replaced whole, and remember the versions they went through', async () => {
    const { id, createdAt } = await client.assistant.create({ name: 'One', firstMessage: 'Hi' });
    await client.assistant.update(id, { name: 'Two' });
    const replaced = await client.assistant.replace(id, { name: 'Three' });
    assert.equal(replaced.firstMessage, undefined);
    assert.equal(replaced.createdAt, createdAt);
    const versions: unknown[] = [];
    for await (const each of client.assistant.listVersions(id, { limit: 2 }))
      versions.push([each.version, each.name, each.firstMessage]);
    assert.deepEqual(versions, [
      [3, 'Three', undefined],
      [2, 'Two', 'Hi'],
      [1, 'One', 'Hi'],
    ]);
    await client.assistant.delete(id);
    await assert.rejects(client.assistant.listVersions(id), NOT_THERE);
  });
});

describe('files of the local provider', () => {
  it('are sent as forms, which are really read', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const file = new File([bytes], 'ü "prices".pdf', { type: 'application/pdf' });
    const made = await client.file.create({ file, purpose: 'assistant', metadata: '{"a":1}' });
    assert.equal(made.name, 'ü "prices".pdf');
    assert.equal(made.bytes, 70_000);
    assert.equal(made.mimetype, 'application/pdf');
    assert.equal(made.purpose, 'assistant');
    assert.equal(made.metadata, '{"a":1}');
    assert.equal(made.status, 'done');
    assert.deepEqual(await client.file.get(made.id), made);
    assert.deepEqual((await client.file.list({ purpose: 'assistant' })).records, [made]);
    assert.deepEqual((await client.file.list({ purpose: 'other' })).records, []);
    assert.equal((await client.file.update(made.id, { name: 'prices.pdf' })).bytes, 70_000);
    const old = await client.file.upload({ file: new File(['a'], 'a.txt') });
    assert.equal(old.bytes, 1);
    await client.file.delete(made.id);
    await assert.rejects(client.file.get(made.id), NOT_THERE);
  });

  it('are refused without a file, as JSON, and above 16 MiB', async () => {
    const noFile = client.file.create({ purpose: 'assistant' });
    await assert.rejects(noFile, { status: 400, said: 'file must be a file' });
    const text = client.file.create({ file: 'text' });
    await assert.rejects(text, { status: 400, said: 'file must be a file' });
    const large = client.file.create({ file: new Blob([new Uint8Array(16 * 1024 * 1024 + 1)]) });
    await assert.rejects(large, { name: 'ManagementError' });
    for (const [path, name] of [
      ['/file', 'file'],
      ['/file/upload', 'file'],
      ['/11labs/voice/clone', 'files'],
    ] as const)
      for (const key of ['id', 'orgId', 'createdAt', 'updatedAt']) {
        const body = new FormData();
        body.append(name, new File(['a'], 'a.txt'));
        body.append('name', 'Voice');
        body.append(key, 'mine');
        const headers = { Authorization: 'Bearer key' };
        const refused = await fetch(provider.url + path, { method: 'POST', headers, body });
        assert.equal(refused.status, 400);
        assert.deepEqual((await refused.json()).message, [`property ${key} should not exist`]);
      }
    const own = await client.file.create({ file: new File(['abc'], 'a.txt'), bytes: '7' });
    assert.equal(own.bytes, 3);
    const response = await post(`${provider.url}/file`, {}, { key: 'key' });
    assert.equal(response.status, 400);
    assert.match(await response.text(), /Content-Type must be multipart\/form-data/);
  });
});

describe('test suites and evals of the local provider', () => {
  it('have tests and runs of their own, which go with them', async () => {
    const suite = await client.testSuite.create({ name: 'Greeting' });
    const other = await client.testSuite.create({ name: 'Other' });
    for (const family of ['test', 'run'] as const) {
      const calls = client.testSuite[family];
      const made = await calls.create(suite.id, { name: 'says hello' });
      assert.equal(made.testSuiteId, suite.id);
      assert.deepEqual((await calls.list(suite.id)).records, [made]);
      assert.deepEqual((await calls.list(other.id)).records, []);
      assert.deepEqual(await calls.get(suite.id, made.id), made);
      await assert.rejects(calls.get(other.id, made.id), NOT_THERE);
      await assert.rejects(calls.update(other.id, made.id, {}), NOT_THERE);
      await assert.rejects(calls.delete(other.id, made.id), NOT_THERE);
      await assert.rejects(calls.list('unknown'), NOT_THERE);
      await assert.rejects(calls.create('unknown', {}), NOT_THERE);
      const moved = await calls.update(suite.id, made.id, { testSuiteId: other.id, name: 'hi' });
      assert.deepEqual([moved.testSuiteId, moved.name], [suite.id, 'hi']);
      const gone = await calls.create(suite.id, {});
      await calls.delete(suite.id, gone.id);
      await assert.rejects(calls.get(suite.id, gone.id), NOT_THERE);
    }
    await client.testSuite.delete(suite.id);
    await assert.rejects(client.testSuite.test.list(suite.id), NOT_THERE);
  });

  it('have runs of evals, which are not changed', async () => {
    const Run = z.object({ id: z.string(), evalId: z.string() });
    const run = await client.eval.run.create({ evalId: 'e' }, { schema: Run });
    assert.deepEqual((await client.eval.run.get(run.id)).evalId, 'e');
    assert.deepEqual((await client.eval.run.list()).metadata.totalItems, 1);
    await client.eval.run.delete(run.id);
    await assert.rejects(client.eval.run.get(run.id), NOT_THERE);
    // An eval is never mistaken for its runs.
    await assert.rejects(client.eval.get('unknown'), NOT_THERE);
  });
});

describe('organisations of the local provider', () => {
  it('are joined, left and given roles in', async () => {
    const [home] = (await client.org.list()).records;
    assert.ok(home);
    const [you] = (await client.org.listUsers(home.id)).records;
    assert.equal(you?.role, 'admin');
    await client.org.invite(home.id, {
      emails: ['a@example.com', 'b@example.com'],
      role: 'viewer',
    });
    const emails = Array.from({ length: 1001 }, () => 'c@example.com');
    await assert.rejects(client.org.invite(home.id, { emails, role: 'viewer' }), {
      status: 400,
      said: 'emails must not have more than 1000 entries',
    });
    const users = async () => (await client.org.listUsers(home.id)).records;
    const [b, a] = await users();
    assert.deepEqual([a?.email, b?.email, b?.role], ['a@example.com', 'b@example.com', 'viewer']);
    await client.org.updateRole(home.id, { userId: a?.id, role: 'editor' });
    assert.equal((await users())[1]?.role, 'editor');
    await client.org.removeMember(home.id, b?.id ?? '');
    await client.org.leave(home.id);
    assert.deepEqual(
      (await users()).map(({ email }) => email),
      ['a@example.com'],
    );
    await assert.rejects(client.org.leave(home.id), NOT_THERE);
    await assert.rejects(client.org.removeMember(home.id, b?.id ?? ''), NOT_THERE);
    await assert.rejects(client.org.invite(home.id, { role: 'viewer' }), {
      status: 400,
      said: 'emails must be an array',
    });
    await assert.rejects(client.org.listUsers('unknown'), NOT_THERE);
  });

  it('have no feature flags, and a valid access token', async () => {
    assert.equal(await client.org.getFeatureFlag({ key: 'any' }), false);
    const { id } = await client.org.create({ name: 'Second' });
    const Auth = z.object({ accessToken: z.string() });
    const { accessToken } = await client.org.getAuth(id, { schema: Auth });
    const other = createManagementClient({ apiUrl: provider.url, token: accessToken });
    assert.equal((await other.org.get(id)).name, 'Second');
  });

  it('have keys with values, and accept webhooks without a key', async () => {
    const token = await client.token.create({ tag: 'public' });
    assert.match(String(token.value), /^local-/);
    const stranger = createManagementClient({ apiUrl: provider.url });
    assert.ok(await stranger.credential.sendWebhook({ type: 'auth', success: true }));
    assert.ok(await client.credential.createSession({ provider: 'google' }));
    assert.ok(await client.credential.trigger({ name: 'slack' }));
    // None of them is a credential.
    assert.deepEqual((await client.credential.list()).records, []);
  });
});

describe('voices of the local provider', () => {
  const Voices = z.array(z.object({ name: z.string(), provider: z.string() }));

  it('are added, searched, synchronised and cloned', async () => {
    await client.provider.addVoice('cartesia', { name: 'Asha', accent: 'Indian' });
    await client.provider.addVoices('cartesia', { name: 'Ravi', accent: 'Indian' });
    await client.provider.addVoice('deepgram', { name: 'Asha' });
    await client.voiceLibrary.createSesameVoice({ voiceName: 'Maya', transcription: 'Hello' });
    await client.elevenLabs.cloneVoice({
      name: 'Mine',
      files: [new File(['a'], 'one.wav'), new File(['bc'], 'two.wav')],
    });

    const { records } = await client.voiceLibrary.list('cartesia');
    assert.deepEqual(
      records.map(({ name }) => name),
      ['Ravi', 'Asha'],
    );
    assert.equal((await client.voiceLibrary.list('cartesia', { name: 'Asha' })).records.length, 1);
    assert.deepEqual(await client.voiceLibrary.listAccents('cartesia'), ['Indian']);
    for (const search of [client.provider.searchVoice, client.provider.searchVoices]) {
      const found = await search('cartesia', { name: 'ash' }, { schema: Voices });
      assert.deepEqual(found, [{ name: 'Asha', provider: 'cartesia' }]);
    }
    assert.equal((await client.voiceLibrary.sync('cartesia', { schema: Voices })).length, 2);
    const synced = await client.voiceLibrary.syncAll(
      { providers: ['sesame', '11labs'] },
      { schema: Voices },
    );
    assert.deepEqual(
      synced.map(({ name }) => name),
      ['Mine', 'Maya'],
    );
    const [cloned] = (await client.voiceLibrary.list('11labs')).records;
    assert.equal(cloned?.isCloned, true);
    assert.deepEqual(
      (cloned?.samples as { bytes: number }[]).map(({ bytes }) => bytes),
      [1, 2],
    );
  });

  it('are not cloned from nothing', async () => {
    const silent = client.elevenLabs.cloneVoice({ name: 'Mine' });
    await assert.rejects(silent, { status: 400, said: 'files must be one file or more' });
    const nameless = client.elevenLabs.cloneVoice({ files: new File(['a'], 'a.wav') });
    await assert.rejects(nameless, { status: 400, said: 'name should not be empty' });
  });

  it('include other resources, by provider', async () => {
    const words = 'pronunciation-dictionary';
    const calls = client.providerResource;
    const made = await calls.create('cartesia', words, { rules: [] });
    assert.equal(made.provider, 'cartesia');
    assert.equal(made.resourceName, words);
    assert.deepEqual((await calls.list('cartesia', words)).records, [made]);
    assert.deepEqual((await calls.list('11labs', words)).records, []);
    await assert.rejects(calls.get('11labs', words, made.id), NOT_THERE);
    assert.deepEqual((await calls.update('cartesia', words, made.id, { rules: [1] })).rules, [1]);
    await calls.delete('cartesia', words, made.id);
    await assert.rejects(calls.get('cartesia', words, made.id), NOT_THERE);
    assert.deepEqual(await client.provider.listWorkflows('make'), []);
    assert.deepEqual(await client.provider.listWorkflowHooks('make', 'one'), []);
    assert.deepEqual(await client.provider.listLocations('ghl'), []);
  });
});

describe('templates and phone numbers of the local provider', () => {
  it('have a list of pinned templates', async () => {
    await client.template.create({ name: 'Plain' });
    const pinned = await client.template.create({ name: 'Pinned', pinned: true });
    assert.deepEqual((await client.template.listPinned()).records, [pinned]);
  });

  it('take numbers over from others', async () => {
    const twilio = await client.phoneNumber.importTwilio({ twilioPhoneNumber: '+14155550100' });
    const vonage = await client.phoneNumber.importVonage({ vonagePhoneNumber: '+14155550101' });
    assert.deepEqual([twilio.provider, twilio.number], ['twilio', '+14155550100']);
    assert.deepEqual([vonage.provider, vonage.number], ['vonage', '+14155550101']);
    assert.deepEqual((await client.phoneNumber.listV2()).records, [vonage, twilio]);
    await assert.rejects(client.phoneNumber.importTwilio({}), {
      status: 400,
      said: 'twilioPhoneNumber must be a string',
    });
  });
});

describe('calls of the local provider', () => {
  it('cannot go out by telephone, and say so', async () => {
    const call = await client.call.create({ assistantId: 'a', customer: { number: '+1' } });
    assert.ok(call.id !== undefined);
    assert.equal(call.status, 'ended');
    assert.equal(call.endedReason, 'local-provider-has-no-telephone');
    const phone = await client.call.createPhone({ assistantId: 'a, "b"', cost: 2 });
    assert.ok(phone.id !== undefined);
    const batch = await client.call.create({ squadId: 's', customers: [{ name: 'x' }, {}] });
    assert.ok(batch.id === undefined);
    assert.equal(batch.results.length, 2);
    await assert.rejects(client.call.create({ customer: {} }), {
      status: 400,
      said: /^one of assistant, assistantId, .* must be provided$/,
    });

    const customers = Array.from({ length: 10_001 }, () => ({}));
    await assert.rejects(client.call.create({ squadId: 's', customers }), {
      status: 400,
      said: 'customers must not have more than 10000 entries',
    });
    assert.equal((await client.call.listV2()).metadata.totalItems, 4);
    const [metadata] = (await client.call.listMetadata({ id: phone.id })).records;
    assert.deepEqual([metadata?.assistantId, metadata?.endedReason], ['a, "b"', call.endedReason]);
    assert.ok(!('cost' in (metadata ?? {})));
    const csv = await client.call.export({ id: phone.id }, { schema: z.string() });
    const [head, row, end] = csv.split('\r\n');
    assert.match(head ?? '', /^id,orgId,createdAt,/);
    assert.ok(row?.startsWith(phone.id));
    assert.ok(row?.includes(`,${phone.endedReason},"a, ""b""",`));
    assert.equal(end, '');
    await client.call.update(call.id, { name: 'First', cost: 4 });
    assert.equal((await client.call.get(call.id)).name, 'First');
  });

  it('are counted by short lists of queries', async () => {
    const operations = Array.from({ length: 20 }, () => ({ operation: 'count', column: 'id' }));
    const query = { name: 'all', table: 'call', operations };
    const queries = Array.from({ length: 20 }, () => query);
    await client.analytics.query({ queries });
    for (const [wrong, said] of [
      [[...queries, query], 'queries must not have more than 20 entries'],
      [
        [{ ...query, operations: [...operations, operations[0]] }],
        'queries.0.operations must not have more than 20 entries',
      ],
      [
        [{ ...query, groupBy: operations.map(() => 'id').concat('id') }],
        'queries.0.groupBy must be a string or a short list of them',
      ],
    ] as const)
      await assert.rejects(client.analytics.query({ queries: wrong }), { status: 400, said });
    // More than a stack has room for.
    const { id } = await client.call.createPhone({
      assistantId: 'a',
      many: Array.from({ length: 200_000 }, () => 1),
    });
    const max = { operation: 'max', column: 'many' };
    await client.analytics.query({ queries: [{ ...query, operations: [max] }] });
    await client.call.delete(id!);
  });

  it('are counted and summed', async () => {
    const operations = [
      { operation: 'count', column: 'id' },
      { operation: 'sum', column: 'cost' },
      { operation: 'avg', column: 'cost', alias: 'each' },
      { operation: 'min', column: 'cost' },
      { operation: 'max', column: 'cost' },
    ];
    const queries = [
      { name: 'all', table: 'call', operations },
      { name: 'by squad', table: 'call', groupBy: 'squadId', operations: [operations[0]] },
      { name: 'none', table: 'call', timeRange: { end: '2000-01-01' }, operations },
      { name: 'other', table: 'subscription', operations },
    ];
    const Results = z.array(z.object({ name: z.string(), result: z.array(z.unknown()) }));
    assert.deepEqual(await client.analytics.query({ queries }, { schema: Results }), [
      { name: 'all', result: [{ countId: 4, sumCost: 6, each: 3, minCost: 2, maxCost: 4 }] },
      {
        name: 'by squad',
        result: [
          { squadId: 's', countId: 2 },
          { squadId: null, countId: 2 },
        ],
      },
      { name: 'none', result: [] },
      { name: 'other', result: [] },
    ]);
    await assert.rejects(
      client.analytics.query({ queries: [{ name: 'x', table: 'call', operations: [{}] }] }),
      { status: 400, said: /queries\.0\.operations\.0\.operation must be one of count, sum/ },
    );
  });
});
