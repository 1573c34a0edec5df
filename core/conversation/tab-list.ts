import { toJson } from '../json.js';
import { attempt } from '../reports/safely.js';

/** A list in the session storage of the tab. */
export interface TabList<Item> {
  /** Returns the valid items. */
  read(): Item[];
  /** Storage can be forbidden or full: then the items end with the page. */
  write(items: readonly Item[]): void;
}

/** `readItem` returns the valid part of an item, if any. Anything may be in the storage. */
export function tabList<Item>(
  key: string,
  readItem: (stored: unknown) => Item | undefined,
): TabList<Item> {
  return {
    read() {
      const stored = attempt(() => sessionStorage.getItem(key));
      const items = attempt(() => JSON.parse(stored ?? '[]') as unknown);
      return Array.isArray(items)
        ? items.flatMap((each) => attempt(() => readItem(each)) ?? [])
        : [];
    },
    write(items) {
      attempt(() => {
        if (items.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, toJson(items));
      });
    },
  };
}
