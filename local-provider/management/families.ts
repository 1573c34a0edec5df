import { randomUUID } from 'node:crypto';

import { assistantSchema, squadSchema, workflowSchema } from '../assistants/assistant-schema.js';
import { sessionSchema } from '../chat/chat-schema.js';
import { parseBody, partlyKnown, text } from '../http/body-schema.js';
import { type StoredRecord, fieldsOf } from './collection.js';
import { type Family, familyRoutes } from './family.js';
import { pageOf } from './list-query.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

/** Families whose records are stored, and checked where calls and chats rely on them. */
export const storedFamilies: readonly Family[] = [
  { path: '/squad', schema: squadSchema },
  { path: '/workflow', schema: workflowSchema },
  { path: '/tool' },
  { path: '/knowledge-base' },
  { path: '/credential' },
  { path: '/template' },
  { path: '/token', made: () => ({ value: `local-${randomUUID()}` }) },
  { path: '/phone-number', pagedAt: '/v2/phone-number' },
  { path: '/campaign', list: 'paged' },
  { path: '/session', list: 'paged', schema: sessionSchema },
  { path: '/structured-output', list: 'paged' },
  { path: '/eval', list: 'paged' },
  { path: '/eval/run', list: 'paged', without: ['PATCH'] },
  {
    path: '/provider/{provider}/{resource}',
    name: 'provider-resource',
    list: 'paged',
    belongsTo: ({ parameters }) => ({
      provider: parameters.provider,
      resourceName: parameters.resource,
    }),
  },
];

/** Calls beside those of the table above. */
export function furtherRoutes(store: Store): ManagementRoute[] {
  const templates = store.collection('template');
  const numbers = store.collection('phone-number');
  const none = () => [];
  const kept = (name: string) => async (asked: Asked) =>
    store.collection(name).create(await asked.readBody());
  const imported = (provider: string) => async (asked: Asked) => {
    const field = `${provider}PhoneNumber`;
    const body = parseBody(partlyKnown({ [field]: text }), await asked.readBody());
    const { [field]: number, ...rest } = body;
    return numbers.create({ ...rest, provider, number });
  };
  return [
    route(
      'GET',
      '/template/pinned',
      ({ query }) => pageOf(templates.all({ pinned: true }), query).results,
    ),
    route('POST', '/phone-number/import/twilio', imported('twilio')),
    route('POST', '/phone-number/import/vonage', imported('vonage')),
    route('POST', '/credential/session', kept('credential-session')),
    route('POST', '/credential/trigger', kept('credential-trigger')),
    { ...route('POST', '/credential/webhook', kept('credential-webhook')), secured: false },
    // No other provider is connected.
    route('GET', '/{provider}/workflows', none),
    route('GET', '/{provider}/workflows/{id}/hooks', none),
    route('GET', '/{provider}/locations', none),
  ];
}

/** Assistants, and the versions that each went through. */
export function assistantRoutes(store: Store): ManagementRoute[] {
  const path = '/assistant';
  const assistants = store.collection('assistant');
  const versions = store.collection('assistant-version');
  const find = ({ parameters }: Asked) => assistants.get(parameters.id ?? '');

  function kept(assistant: StoredRecord): void {
    const assistantId = assistant.id;
    const version = versions.all({ assistantId }).length + 1;
    versions.create({ ...fieldsOf(assistant), assistantId, version });
  }

  return [
    ...familyRoutes(store, {
      path,
      pagedAt: '/v2/assistant',
      schema: assistantSchema,
      kept,
      removed: ({ id }) => versions.removeAll({ assistantId: id }),
    }),
    route('PUT', `${path}/{id}`, async (asked) => {
      const fields = await asked.readBody();
      const { id } = find(asked);
      parseBody(assistantSchema, fields);
      const replaced = assistants.replace(id, fields);
      kept(replaced);
      return replaced;
    }),
    route('GET', `${path}/{id}/version`, (asked) =>
      pageOf(versions.all({ assistantId: find(asked).id }), asked.query),
    ),
  ];
}

/** Test suites with their tests and runs: stored but not run. */
export function testSuiteRoutes(store: Store): ManagementRoute[] {
  const path = '/test-suite';
  const parts = [
    { path: `${path}/{id}/test`, id: 'testId' },
    { path: `${path}/{id}/run`, id: 'runId' },
  ];
  const suites = store.collection('test-suite');
  const belongsTo = ({ parameters }: Asked) => ({
    testSuiteId: suites.get(parameters.id ?? '').id,
  });

  function removed({ id }: StoredRecord): void {
    for (const part of ['test', 'run'])
      store.collection(`test-suite-${part}`).removeAll({ testSuiteId: id });
  }

  return [
    ...familyRoutes(store, { path, list: 'paged', removed }),
    ...parts.flatMap((part) => familyRoutes(store, { ...part, list: 'paged', belongsTo })),
  ];
}
