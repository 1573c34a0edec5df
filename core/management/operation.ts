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

/**
 * The five calls that most families have.
 *
 * @param path the path of the collection
 * @param id the name of a record's path part, for readers of the catalogue
 */
export function records<const Path extends ApiPath, const Id extends string = 'id'>(
  path: Path,
  id: Id = 'id' as Id,
) {
  const record = `${path}/{${id}}` as const;
  return {
    create: { method: 'POST', path, body: 'json', answer: 'record' },
    list: { method: 'GET', path, query: true, answer: 'list' },
    get: { method: 'GET', path: record, answer: 'record' },
    update: { method: 'PATCH', path: record, body: 'json', answer: 'record' },
    delete: { method: 'DELETE', path: record },
  } as const;
}
