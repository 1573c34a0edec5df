import { CALLEES } from '../call/web-call-schema.js';
import { ApiError } from '../http/api-error.js';
import { textOf } from '../http/text-of.js';
import type { Fields } from './collection.js';
import { familyRoutes } from './family.js';
import { pageOf } from './list-query.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

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

/** Each makes a call; twice as many as are kept. */
const MOST_CUSTOMERS = 10_000;

/**
 * Calls of pages, and outbound calls. The latter would need a telephone, so they end as soon as
 * they are created, with that reason.
 */
export function callRoutes(store: Store): ManagementRoute[] {
  const calls = store.collection('call');

  async function create({ readBody }: Asked): Promise<unknown> {
    const { customers, ...fields } = await readBody();
    if (!CALLEES.some((callee) => fields[callee] != null))
      throw new ApiError(400, [`one of ${CALLEES.join(', ')} must be provided`]);
    if (!Array.isArray(customers)) return dial(fields);
    if (customers.length > MOST_CUSTOMERS)
      throw new ApiError(400, [`customers must not have more than ${MOST_CUSTOMERS} entries`]);
    return { results: customers.map((customer) => dial({ ...fields, customer })), errors: [] };
  }

  function dial(fields: Fields): Fields {
    return calls.create({
      ...fields,
      type: 'outboundPhoneCall',
      status: 'ended',
      endedReason: 'local-provider-has-no-telephone',
    });
  }

  return [
    ...familyRoutes(store, { path: '/call', pagedAt: '/v2/call', without: ['POST'] }),
    route('POST', '/call', create),
    route('POST', '/call/phone', create),
    route('GET', '/v2/call/metadata', ({ query }) => {
      const { results, metadata } = pageOf(calls.all(), query);
      return { results: results.map(metadataOf), metadata };
    }),
    route('GET', '/v2/call/export', ({ query, exchange: { response } }) => {
      const rows = pageOf(calls.all(), query).results.map((call) =>
        METADATA.map((name) => call[name]),
      );
      response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' });
      response.end([METADATA, ...rows].map(csvLine).join(''));
    }),
  ];
}

function metadataOf(call: Fields): Fields {
  return Object.fromEntries(Object.entries(call).filter(([name]) => METADATA.includes(name)));
}

/** Comma-separated values by RFC 4180; missing values are empty. */
function csvLine(values: readonly unknown[]): string {
  const cells = values.map((value) => {
    const text = value == null ? '' : textOf(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
