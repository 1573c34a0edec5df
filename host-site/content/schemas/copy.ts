import * as z from 'zod/mini';
import { text } from './fields.js';
import { Picture } from './media.js';

export const Section = z.strictObject({ title: text, lede: text });
export type Section = z.infer<typeof Section>;

export const PageHead = z.strictObject({
  eyebrow: text,
  title: text,
  lede: text,
  /** The picture next to the text. */
  picture: z.optional(Picture),
});
export type PageHead = z.infer<typeof PageHead>;

/** A point made in a few words: a feature, a value, a step, a question with its answer. */
export const Point = z.strictObject({
  title: text,
  text,
  /** The part of the offer that it comes with. */
  limit: z.optional(text),
});
export type Point = z.infer<typeof Point>;

export const Stat = z.strictObject({
  value: z.int().check(z.positive()),
  unit: z.enum(['', '+', 'x', '%', '/7', ' s']),
  label: text,
  /** The word before the number, such as "under". */
  before: z.optional(text),
});
export type Stat = z.infer<typeof Stat>;

export const Testimonial = z.strictObject({
  name: text,
  company: text,
  role: text,
  content: text,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Language = z.strictObject({
  name: text,
  /** As it calls itself, in its own script. */
  endonym: text,
  /** A BCP 47 tag. */
  tag: text,
});
export type Language = z.infer<typeof Language>;
