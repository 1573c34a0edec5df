import * as z from 'zod/mini';

export const text = z.string().check(z.trim(), z.minLength(1));
export const texts = z.array(text).check(z.minLength(1));
/** An amount in rupees, without paise. */
export const rupees = z.int().check(z.positive());
export const count = z.int().check(z.nonnegative());
