import { isOperation, type ApiPath, type Family, type Operation } from './operation.js';

/** Every call of the management API, by family and name. The client is this, made callable. */
export const catalogue = {
  assistant: {
    ...records('/assistant'),
    replace: { method: 'PUT', path: '/assistant/{id}', body: 'json', answer: 'record' },
    listVersions: list('/assistant/{id}/version'),
    listV2: list('/v2/assistant'),
  },
  squad: records('/squad'),
  workflow: records('/workflow'),
  tool: records('/tool'),
  structuredOutput: records('/structured-output'),
  template: { ...records('/template'), listPinned: list('/template/pinned') },

  call: {
    ...records('/call'),
    // Many `customers` are called in a batch, which has no id of its own.
    create: { method: 'POST', path: '/call', body: 'json', answer: 'record-or-batch' },
    createPhone: { method: 'POST', path: '/call/phone', body: 'json', answer: 'record-or-batch' },
    listV2: list('/v2/call'),
    export: { method: 'GET', path: '/v2/call/export', query: true },
    listMetadata: list('/v2/call/metadata'),
  },
  chat: {
    create: create('/chat'),
    list: list('/chat'),
    get: { method: 'GET', path: '/chat/{id}', answer: 'record' },
    delete: { method: 'DELETE', path: '/chat/{id}' },
    createResponse: create('/chat/responses'),
    createWebResponse: create('/chat/web/responses'),
  },
  campaign: records('/campaign'),
  session: records('/session'),
  phoneNumber: {
    ...records('/phone-number'),
    importTwilio: create('/phone-number/import/twilio'),
    importVonage: create('/phone-number/import/vonage'),
    listV2: list('/v2/phone-number'),
  },

  file: {
    ...records('/file'),
    create: { ...create('/file'), body: 'multipart' },
    upload: { ...create('/file/upload'), body: 'multipart', deprecated: true },
  },
  knowledgeBase: records('/knowledge-base'),

  testSuite: {
    ...records('/test-suite'),
    test: records('/test-suite/{id}/test', 'testId'),
    run: records('/test-suite/{id}/run', 'runId'),
  },
  eval: {
    ...records('/eval'),
    run: {
      create: { method: 'POST', path: '/eval/run', body: 'json' },
      list: list('/eval/run'),
      get: { method: 'GET', path: '/eval/run/{id}', answer: 'record' },
      delete: { method: 'DELETE', path: '/eval/run/{id}' },
    },
  },
  analytics: { query: { method: 'POST', path: '/analytics', body: 'json' } },

  org: {
    ...records('/org'),
    getFeatureFlag: { method: 'GET', path: '/org/feature-flag', query: true },
    listUsers: list('/org/{id}/user'),
    leave: { method: 'DELETE', path: '/org/{id}/leave' },
    removeMember: { method: 'DELETE', path: '/org/{id}/member/{userId}/leave' },
    invite: { method: 'POST', path: '/org/{id}/invite', body: 'json' },
    updateRole: { method: 'PATCH', path: '/org/{id}/role', body: 'json' },
    getAuth: { method: 'GET', path: '/org/{id}/auth' },
  },
  token: records('/token'),
  credential: {
    ...records('/credential'),
    createSession: { method: 'POST', path: '/credential/session', body: 'json' },
    sendWebhook: { method: 'POST', path: '/credential/webhook', body: 'json', secured: false },
    trigger: { method: 'POST', path: '/credential/trigger', body: 'json' },
  },

  voiceLibrary: {
    list: list('/voice-library/{provider}'),
    listAccents: { method: 'GET', path: '/voice-library/{provider}/accents' },
    sync: { method: 'POST', path: '/voice-library/sync/{provider}' },
    syncAll: { method: 'POST', path: '/voice-library/sync', body: 'json' },
    createSesameVoice: { method: 'POST', path: '/voice-library/create-sesame-voice', body: 'json' },
  },
  providerResource: records('/provider/{provider}/{resource}'),
  provider: {
    listWorkflows: { method: 'GET', path: '/{provider}/workflows', query: true },
    listWorkflowHooks: { method: 'GET', path: '/{provider}/workflows/{id}/hooks' },
    listLocations: { method: 'GET', path: '/{provider}/locations' },
    searchVoices: { method: 'GET', path: '/{provider}/voices/search', query: true },
    searchVoice: { method: 'GET', path: '/{provider}/voice/search', query: true },
    addVoices: { method: 'POST', path: '/{provider}/voices/add', body: 'json' },
    addVoice: { method: 'POST', path: '/{provider}/voice/add', body: 'json' },
  },
  elevenLabs: { cloneVoice: { method: 'POST', path: '/11labs/voice/clone', body: 'multipart' } },
} as const satisfies Family;

export type Catalogue = typeof catalogue;

/** A call with the names by which the client has it. */
export interface CatalogueEntry {
  /** Such as `['testSuite', 'run']`. */
  readonly family: readonly string[];
  /** Such as `list`. */
  readonly name: string;
  readonly operation: Operation;
}

/** All calls in one list, in the catalogue's order. */
export function catalogueEntries(): CatalogueEntry[] {
  return entriesOf(catalogue, []);
}

function entriesOf(calls: Family, family: readonly string[]): CatalogueEntry[] {
  return Object.entries(calls).flatMap(([name, member]) =>
    isOperation(member)
      ? [{ family, name, operation: member }]
      : entriesOf(member, [...family, name]),
  );
}

function create<const Path extends ApiPath>(path: Path) {
  return { method: 'POST', path, body: 'json', answer: 'record' } as const;
}

function list<const Path extends ApiPath>(path: Path) {
  return { method: 'GET', path, query: true, answer: 'list' } as const;
}

/**
 * The five calls that most families have.
 *
 * @param path the path of the collection
 * @param id the name of a record's path part, for readers of the catalogue
 */
function records<const Path extends ApiPath, const Id extends string = 'id'>(
  path: Path,
  id: Id = 'id' as Id,
) {
  const record = `${path}/{${id}}` as const;
  return {
    create: create(path),
    list: list(path),
    get: { method: 'GET', path: record, answer: 'record' },
    update: { method: 'PATCH', path: record, body: 'json', answer: 'record' },
    delete: { method: 'DELETE', path: record },
  } as const;
}
