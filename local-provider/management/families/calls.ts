import { CALLEES } from '../../call/web-call-schema.js';
import { ApiError } from '../../http/api-error.js';
import type { Fields, StoredRecord } from '../collection.js';
import { csv } from '../csv.js';
import { family } from '../family.js';
import { pageOf } from '../list-query.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** The fields of each call in a list that does not request everything. */
const METADATA = [
  'id',
  'orgId',
  'createdAt',
  'updatedAt',
  'type',
  'status',
  'endedReason',
  'assistantId',
  'squadId',
  'workflowId',
  'name',
];

/**
 * Calls of pages, and outbound calls. The latter would need a telephone, so they end as soon as
 * they are created, with that reason.
 */
export function callRoutes(store: Store): ManagementRoute[] {
  const path = '/call';
  const calls = store.collection('call');
  const create = async ({ readBody }: Asked) => {
    const { customers, ...fields } = await readBody();
    if (!CALLEES.some((callee) => fields[callee] != null))
      throw new ApiError(400, [`one of ${CALLEES.join(', ')} must be provided`]);
    if (!Array.isArray(customers)) return dial(fields);
    return { results: customers.map((customer) => dial({ ...fields, customer })), errors: [] };
  };
  const dial = (fields: Fields) =>
    calls.create({
      ...fields,
      type: 'outboundPhoneCall',
      status: 'ended',
      endedReason: 'local-provider-has-no-telephone',
    });
  return [
    ...family({ path, list: 'bare', collection: calls }).filter(({ method }) => method !== 'POST'),
    { method: 'POST', path, answer: create },
    { method: 'POST', path: `${path}/phone`, answer: create },
    { method: 'GET', path: `/v2${path}`, answer: ({ query }) => pageOf(calls.all(), query) },
    {
      method: 'GET',
      path: `/v2${path}/metadata`,
      answer({ query }) {
        const { results, metadata } = pageOf(calls.all(), query);
        return { results: results.map(metadataOf), metadata };
      },
    },
    {
      method: 'GET',
      path: `/v2${path}/export`,
      answer({ query, exchange: { response } }) {
        const { results } = pageOf(calls.all(), query);
        response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' });
        response.end(csv([METADATA, ...results.map((call) => METADATA.map((name) => call[name]))]));
      },
    },
  ];
}

function metadataOf(call: StoredRecord): Fields {
  return Object.fromEntries(METADATA.flatMap((name) => (name in call ? [[name, call[name]]] : [])));
}
