import { readListed, readObject, readRecord, readRecordOrBatch } from './answer.js';
import { checked } from './answer-schema.js';
import { catalogue, type Catalogue } from './catalogue.js';
import { listing } from './listing.js';
import { isOperation, pathNames, type Family, type Operation } from './operation.js';
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
 * A client of the management API, for a server or a script.
 *
 * Every call takes the parts of its path, then its body, then its query, then options. It resolves
 * with the answer and rejects with a `ManagementError`, with the reason of the caller's signal, or
 * with a `TypeError` for an argument that cannot be sent.
 *
 * @throws TypeError for an option that cannot be used.
 * @example
 * const client = createManagementClient({ token: process.env.PRIVATE_KEY });
 * await client.assistant.update(id, { name: 'Asha' });
 * for await (const call of client.call.list({ limit: 10 })) console.log(call.id);
 */
export function createManagementClient(options: ManagementOptions = {}): ManagementClient {
  return callable(catalogue, createSend(readManagementOptions(options))) as ManagementClient;
}

function callable(calls: Family, send: Send): object {
  const members = Object.entries(calls).map(([name, member]) => [
    name,
    isOperation(member) ? callOf(member, send) : callable(member, send),
  ]);
  return Object.fromEntries(members);
}

function callOf(operation: Operation, send: Send) {
  return (...args: unknown[]) => {
    const { input, query, schema } = readArguments(operation, args);
    const check = (value: unknown) => checked(value, schema);
    if (operation.answer === 'list')
      return listing(
        query,
        (at, read) => send(operation, { ...input, query: at }, read),
        schema ? check : readListed,
      );
    const read = readerOf(operation.answer, schema !== undefined);
    return send(operation, { ...input, query }, (body) => check(read(body)));
  };
}

/** How an answer is read before the caller's schema has it, if there is one. */
function readerOf(answer: Operation['answer'], hasSchema: boolean): (body: unknown) => unknown {
  if (answer === undefined) return (body) => body;
  if (hasSchema) return readObject;
  return answer === 'record-or-batch' ? readRecordOrBatch : readRecord;
}

function readArguments(operation: Operation, args: readonly unknown[]) {
  const rest = [...args];
  const parts = rest.splice(0, pathNames(operation).length);
  const body = operation.body && rest.shift();
  const query = ((operation.query && rest.shift()) ?? {}) as Query;
  const options = (rest.shift() ?? {}) as CallOptions & Partial<CheckedCallOptions<never>>;
  const { signal, timeoutMs, schema } = options;
  const input: CallInput = { parts, body, signal, timeoutMs };
  return { input, query, schema };
}
