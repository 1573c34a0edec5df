/** One call of the management API, as data. What is not said has the value named here. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Parts in braces are filled in by the caller, in the order in which they stand. */
  readonly path: ApiPath;
  /** How the body is sent. Default: there is none. */
  readonly body?: 'json' | 'multipart';
  /** Whether the call takes a query. Default `false`. */
  readonly query?: true;
  /**
   * What a successful answer is: one record, a list of them, or either one record or a batch of
   * them, as it was asked for. Default: anything.
   */
  readonly answer?: 'record' | 'list' | 'record-or-batch';
  /** Whether the token is sent. Default `true`. */
  readonly secured?: false;
  /** Whether the API keeps the call for old clients only. Default `false`. */
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
 * @param path where the collection is; its records lie one step below
 * @param id the name of that step, for the reader of the catalogue
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
