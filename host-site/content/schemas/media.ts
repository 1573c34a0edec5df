import * as z from 'zod/mini';
import { text } from './fields.js';

/** A picture in each of these widths, as `/pictures/NAME-WIDTH.avif`. */
export const Picture = z.strictObject({
  name: z.string().check(z.regex(/^[a-z-]+$/)),
  /** Empty for a decorative picture. */
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const Film = z.strictObject({
  sources: z
    .array(z.strictObject({ src: text, type: z.enum(['video/mp4', 'video/webm']) }))
    .check(z.minLength(1)),
  title: text,
  /** Shown when it cannot be played. */
  fault: text,
});
export type Film = z.infer<typeof Film>;
