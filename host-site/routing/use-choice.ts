import { replaceSearch, useSearch } from './location-store.js';

/**
 * One of a few values, kept in the query of the address so that it can be shared. The first value is
 * the default, which the address does not name; what it names and nobody knows is the default too.
 */
export function useChoice<const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
): [Values[number], (value: Values[number]) => void] {
  const named = useSearch().get(name);
  const chosen = values.find((value) => value === named) ?? values[0];
  const choose = (value: Values[number]) => writeQuery(name, value === values[0] ? '' : value);
  return [chosen, choose];
}

/** A text that is kept in the query of the address. */
export function useQueryText(name: string): [string, (value: string) => void] {
  return [useSearch().get(name) ?? '', (value) => writeQuery(name, value)];
}

function writeQuery(name: string, value: string): void {
  const search = new URLSearchParams(location.search);
  if (value === '') search.delete(name);
  else search.set(name, value);
  replaceSearch(search);
}
