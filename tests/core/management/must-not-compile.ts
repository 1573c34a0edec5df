import { z } from 'zod';
import {
  createManagementClient,
  type ManagementClient,
  type ManagementRecord,
  type Page,
  type RecordBatch,
} from '../../../core/management/index.js';

/** What compiles, and what must not: read by the compiler alone. */
export async function typeTests(client: ManagementClient): Promise<void> {
  // What compiles, and to what it resolves.
  const made: ManagementRecord = await client.assistant.create({ name: 'Asha' });
  const id: string = made.id;
  const name: unknown = made.name;
  const page: Page = await client.assistant.list({ limit: 10 });
  const none: Page = await client.assistant.list();
  for await (const call of client.call.list({ createdAtGt: new Date() })) call.id satisfies string;
  interface Settings {
    readonly name: string;
  }
  const settings: Settings = { name: 'Asha' };
  await client.assistant.create(settings);
  class Settled implements Settings {
    name = 'Asha';
  }
  await client.assistant.create(new Settled());
  await client.testSuite.run.get(id, 'run');
  await client.testSuite.test.update(id, 'test', { name });
  await client.providerResource.list('cartesia', 'pronunciation-dictionary', { limit: 1 });
  await client.file.create({ file: new Blob(['text']), purpose: 'assistant' });
  await client.file.create(new FormData());
  await client.voiceLibrary.sync('11labs', { signal: AbortSignal.timeout(1) });
  const deleted: unknown = await client.assistant.delete(id, { timeoutMs: 1000 });

  const call: ManagementRecord | RecordBatch = await client.call.create({ customers: [] });
  const callId: string | undefined = call.id;
  if (call.id === undefined) call.results satisfies readonly ManagementRecord[];
  const anyTexts: Record<string, string> = {};
  await client.assistant.list(anyTexts);

  // An optional field may be undefined under any compiler option.
  const maybe: { apiUrl?: string; token?: string; timeoutMs?: number; signal?: AbortSignal } = {};
  const { apiUrl, token, timeoutMs, signal } = maybe;
  createManagementClient({ apiUrl, token, timeoutMs });
  await client.assistant.get(id, { signal, timeoutMs });

  const schema = z.object({ id: z.string(), createdAt: z.coerce.date() });
  const dated: Date = (await client.assistant.get(id, { schema })).createdAt;
  const options = { schema, timeoutMs: 1000 };
  (await client.assistant.get(id, options)).createdAt satisfies Date;
  const datedPage = await client.call.list(undefined, { schema });
  for await (const { createdAt } of client.call.list({}, { schema })) createdAt satisfies Date;
  const counts: number[] = await client.analytics.query({}, { schema: z.array(z.number()) });
  void [
    page,
    none,
    deleted,
    dated,
    datedPage.records[0]?.createdAt satisfies Date | undefined,
    counts,
    callId,
  ];

  // A wrong name.
  // @ts-expect-error There is no such call.
  await client.assistant.fetch(id);
  // @ts-expect-error A family is no call.
  await client.testSuite.run(id);

  // A missing or wrong part of the path.
  // @ts-expect-error The id is missing.
  await client.assistant.get();
  // @ts-expect-error The id may be missing.
  await client.assistant.get(undefined as string | undefined);
  // @ts-expect-error There is one part too many.
  await client.assistant.get(id, 'more');

  // A missing or wrong body.
  // @ts-expect-error The body is missing.
  await client.assistant.create();
  // @ts-expect-error The body is no text.
  await client.assistant.create('Asha');
  // @ts-expect-error The body is no list.
  await client.assistant.create([]);
  // @ts-expect-error A form is not sent as JSON.
  await client.assistant.create(new FormData());
  // @ts-expect-error A promise must be awaited.
  await client.assistant.create(client.assistant.get(id));
  // @ts-expect-error A function must be called.
  await client.assistant.create(() => ({ name: 'Asha' }));
  // @ts-expect-error A class is no object of it.
  await client.assistant.create(Settled);
  // @ts-expect-error A file is not sent as JSON.
  await client.assistant.create(new Blob(['{}']));
  // @ts-expect-error A date is a text in JSON.
  await client.assistant.create(new Date());
  // @ts-expect-error A form has no numbers.
  await client.file.create({ file: 7 });
  // @ts-expect-error There is no body to send.
  await client.assistant.delete(id, { name: 'Asha' });

  // A wrong query or option.
  // @ts-expect-error A query has no objects.
  await client.call.list({ limit: { max: 1 } });
  // @ts-expect-error Options come after the query.
  await client.assistant.list({ timeoutMs: 5000 });
  // @ts-expect-error One record has no query.
  await client.assistant.get(id, { limit: 1 });
  // @ts-expect-error There is no such option.
  await client.assistant.get(id, { timeout: 1 });
  // @ts-expect-error That is no schema.
  await client.assistant.get(id, { schema: { id: 'string' } });

  // A wrong use of an answer.
  // @ts-expect-error Fields beside the id are unknown.
  made.name satisfies string;
  // @ts-expect-error An answer that nobody describes is unknown.
  (await client.analytics.query({})).length satisfies number;
  // @ts-expect-error A schema, not a claim, gives an answer its type.
  await client.assistant.get<{ name: string }>(id);
  // @ts-expect-error One record is no list.
  for await (const each of client.assistant.get(id)) void each;
  // @ts-expect-error What was made in one go has no id of its own.
  call.id satisfies string;
  // @ts-expect-error A record is not changed in place.
  made.id = 'other';
  // @ts-expect-error The client is not changed.
  client.assistant = client.squad;
}
