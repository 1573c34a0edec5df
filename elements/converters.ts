import type { ComplexAttributeConverter } from 'lit';

/**
 * A switch: there, empty or `true` is on, `false` is off. Anything else is handed on as it is, so
 * that the check of the options can name it.
 */
export const booleanAttribute: ComplexAttributeConverter = {
  fromAttribute(value) {
    if (value === null) return undefined;
    if (value === '' || value === 'true') return true;
    return value === 'false' ? false : value;
  },
};

/** An object as JSON. What is not JSON is handed on as it is, so that the check can name it. */
export const jsonAttribute: ComplexAttributeConverter = {
  fromAttribute(value) {
    if (value === null) return undefined;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  },
};

/** A number. What is none is handed on as it is, so that the check can name it. */
export const numberAttribute: ComplexAttributeConverter = {
  fromAttribute(value) {
    if (value === null) return undefined;
    return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  },
};

/** An id, or an object as JSON. */
export const idOrJsonAttribute: ComplexAttributeConverter = {
  fromAttribute(value, type) {
    return value?.trimStart().startsWith('{')
      ? jsonAttribute.fromAttribute?.(value, type)
      : (value ?? undefined);
  },
};
