import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/** The state of a navigation that changes the shown page only: it is neither scrolled nor announced. */
export const STAY = 'stay';

const never = () => () => undefined;

/** The query of the address. Prerendered pages have none, so it is empty while one is hydrated. */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? search : new URLSearchParams();
}

/** A text in the query of the address, which can be shared. */
export function useQueryText(name: string): [string, (value: string) => void] {
  const [, setSearch] = useSearchParams();
  const write = (value: string) => {
    // The address itself: two changes may come before the next render.
    const search = new URLSearchParams(location.search);
    if (value) search.set(name, value);
    else search.delete(name);
    setSearch(search, { replace: true, state: STAY });
  };
  return [useQuery().get(name) ?? '', write];
}

/** A choice in the query. The first value is the default, which the query omits. */
export function useChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const [named, write] = useQueryText(name);
  const chosen = values.find((value) => value === named) ?? values[0]!;
  return [chosen, (value) => write(value === values[0] ? '' : value)];
}
