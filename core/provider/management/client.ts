import { catalogue, isOperation, pathNames, type Catalogue } from './catalogue.js';
import { checked, readPage, readRecord, type Page } from './answer.js';
import type { Family, Operation } from './operation.js';
import { allRecords } from './pages.js';
import type { Query } from './query.js';
import { createSend, type CallInput, type Send } from './send.js';
import { readManagementOptions, type ManagementOptions } from './settings.js';
import type { Call, CallOptions, CheckedCallOptions } from './signatures.js';

/** The management API: every call of the catalogue as a function, below the name of its family. */
export type ManagementClient = Client<Catalogue>;

type Client<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Operation
    ? Call<Calls[Name]>
    : Client<Calls[Name]>;
};

/**
 * A client of the management API, for a server, a script or a page of one's own.
 *
 * Every call takes the parts of its path, then its body, then its query, then options:
 * `client.assistant.update(id, { name: 'Asha' })`, `client.call.list({ limit: 10 })`. It resolves
 * with the answer and rejects with a `ManagementError`, with the reason of the caller's signal, or
 * with a `TypeError` for an argument that cannot be sent.
 *
 * @throws TypeError for an option that cannot be used.
 */
export function createManagementClient(options: ManagementOptions = {}): ManagementClient {
  const send = createSend(readManagementOptions(options));
  return callable(catalogue, send) as ManagementClient;
}

function callable(calls: Family, send: Send): object {
  const entries = Object.entries(calls).map(([name, member]) => [
    name,
    isOperation(member) ? callOf(member, send) : callable(member, send),
  ]);
  return Object.freeze(Object.fromEntries(entries));
}

function callOf(operation: Operation, send: Send) {
  return (...args: unknown[]) => {
    const { schema, input } = readArguments(operation, args);
    const check = <Value>(value: Value) => checked(value, schema);
    if (operation.answer === 'list') return listing(operation, input, send, check);
    const read = operation.answer === 'record' ? readRecord : (body: unknown) => body;
    return send(operation, input, (body) => check(read(body)));
  };
}

function readArguments(operation: Operation, args: readonly unknown[]) {
  const rest = [...args];
  const parts = rest.splice(0, pathNames(operation).length);
  const body = operation.body && rest.shift();
  const query = (operation.query ? rest.shift() : undefined) as Query | undefined;
  const options = (rest.shift() ?? {}) as CallOptions & Partial<CheckedCallOptions<never>>;
  const { signal, timeoutMs, schema } = options;
  const input: CallInput = { parts, body, query, signal, timeoutMs };
  return { input, schema };
}

/** The first page is asked for at once, as by any other call; the others when they are reached. */
function listing(
  operation: Operation,
  input: CallInput,
  send: Send,
  check: (record: unknown) => unknown,
) {
  const turnTo = (query: Query = {}) => send(operation, { ...input, query }, readPage);
  const first = turnTo(input.query);
  const page = first.then(({ records, metadata }) => ({ records: records.map(check), metadata }));
  return Object.assign(page, {
    async *[Symbol.asyncIterator]() {
      for await (const record of allRecords(input.query ?? {}, await first, turnTo))
        yield check(record);
    },
  });
}
