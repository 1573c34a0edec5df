import { replaceSearch, useSearch } from './location-store.js';

/**
 * A choice in the query of the address, which can be shared. The first value is the default, which
 * the query omits and which replaces unknown values.
 */
export function useChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const named = useSearch().get(name);
  const chosen = values.find((value) => value === named) ?? values[0]!;
  const choose = (value: Value) => writeQuery(name, value === values[0] ? '' : value);
  return [chosen, choose];
}

/** A text in the query of the address. */
export function useQueryText(name: string): [string, (value: string) => void] {
  return [useSearch().get(name) ?? '', (value) => writeQuery(name, value)];
}

function writeQuery(name: string, value: string): void {
  const search = new URLSearchParams(location.search);
  if (value === '') search.delete(name);
  else search.set(name, value);
  replaceSearch(search);
}
