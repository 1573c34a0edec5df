import { account } from './catalogue/account.js';
import { assistants } from './catalogue/assistants.js';
import { conversations } from './catalogue/conversations.js';
import { knowledge } from './catalogue/knowledge.js';
import { quality } from './catalogue/quality.js';
import { voices } from './catalogue/voices.js';
import type { Family, Operation } from './operation.js';

/** Every call of the management API, by family and name. The client is this, made callable. */
export const catalogue = {
  ...assistants,
  ...conversations,
  ...knowledge,
  ...quality,
  ...account,
  ...voices,
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

export function isOperation(member: Operation | Family): member is Operation {
  return typeof member.path === 'string';
}

/** The names of the parts that a caller fills in: `id`, `runId`. */
export function pathNames({ path }: Operation): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
