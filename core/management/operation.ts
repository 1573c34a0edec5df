/** One call of the management API, as data. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The caller fills in the parts in braces, in their order. */
  readonly path: ApiPath;
  /** How the body is sent. Default: there is none. */
  readonly body?: 'json' | 'multipart';
  /** Whether the call takes a query. Default `false`. */
  readonly query?: true;
  /**
   * The kind of a successful answer: a record, a list, or either a record or a batch.
   *
   * @default anything
   */
  readonly answer?: 'record' | 'list' | 'record-or-batch';
  /** Whether the token is sent. Default `true`. */
  readonly secured?: false;
  /**
   * Whether the API keeps the call for old clients only.
   *
   * @default false
   */
  readonly deprecated?: true;
}

export type ApiPath = `/${string}`;

/** Calls by their names, in families and families of families. */
export interface Family {
  readonly [name: string]: Operation | Family;
}

/** Whether an entry of a family is a call. */
export function isOperation(member: Operation | Family): member is Operation {
  return typeof member.path === 'string';
}

/** The names of the parts that a caller fills in: `id`, `runId`. */
export function pathNames({ path }: Operation): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
