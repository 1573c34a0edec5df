/** Makes a property's value of an attribute's; `null` is an attribute that is not there. */
export type Converter = (attribute: string | null) => unknown;

/** A switch, as HTML has them: on where it is there, whatever is in it but `false`. */
export const booleanAttribute: Converter = (attribute) =>
  attribute === null ? undefined : attribute.trim().toLowerCase() !== 'false';

/** An object as JSON. What is not JSON is handed on as it is, so that the check can name it. */
export const jsonAttribute: Converter = (attribute) => {
  if (attribute === null) return undefined;
  try {
    return JSON.parse(attribute);
  } catch {
    return attribute;
  }
};

/** A number. What is none is handed on as it is, so that the check can name it. */
export const numberAttribute: Converter = (attribute) => {
  if (attribute === null) return undefined;
  return attribute.trim() === '' || Number.isNaN(Number(attribute)) ? attribute : Number(attribute);
};

/** An id, or an object as JSON. What only begins like JSON is handed on: the check takes it for no id. */
export const idOrJsonAttribute: Converter = (attribute) =>
  attribute?.trimStart().startsWith('{') ? jsonAttribute(attribute) : (attribute ?? undefined);
