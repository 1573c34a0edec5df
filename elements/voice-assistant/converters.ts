/** Converts the value of an attribute; `null` means that the attribute is absent. */
export type Converter = (attribute: string | null) => unknown;

/** A boolean attribute: true if present, unless its value is `false`. */
export const booleanAttribute: Converter = (attribute) =>
  attribute === null ? undefined : attribute.trim().toLowerCase() !== 'false';

/** An object as JSON. Invalid JSON is passed on, so that the check can name it. */
export const jsonAttribute: Converter = (attribute) => {
  if (attribute === null) return undefined;
  try {
    return JSON.parse(attribute);
  } catch {
    return attribute;
  }
};

/** A number. Any other value is passed on, so that the check can name it. */
export const numberAttribute: Converter = (attribute) => {
  if (attribute === null) return undefined;
  return attribute.trim() === '' || Number.isNaN(Number(attribute)) ? attribute : Number(attribute);
};

/** An id, or an object as JSON. Invalid JSON is passed on: the check rejects it as an id. */
export const idOrJsonAttribute: Converter = (attribute) =>
  attribute?.trimStart().startsWith('{') ? jsonAttribute(attribute) : (attribute ?? undefined);
