/** Leads to a page of the site. */
export type Go = (to: string) => void;

/** The JSON schema of a tool's arguments, by default all of them required. */
export function inputs(
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) {
  return { type: 'object', properties, required, additionalProperties: false };
}
