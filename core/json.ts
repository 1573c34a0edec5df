/** Serialises as `JSON.stringify`, and lists as lists: Prototype 1.6 makes a text of each, by its `toJSON`. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, 'toJSON' in [] ? asLists : undefined);
}

function asLists(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return Array.isArray(own) ? own : value;
}
