import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
/** An amount in rupees, without paise. */
const rupees = z.int().check(z.positive());

export const Image = z.strictObject({
  src: text,
  alt: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});
export type Image = z.infer<typeof Image>;

export const Film = z.strictObject({
  src: text,
  type: z.enum(['video/mp4', 'video/webm']),
  title: text,
});
export type Film = z.infer<typeof Film>;

export const Hero = z.strictObject({
  eyebrow: text,
  title: text,
  lede: text,
  poster: Image,
  /** Played in the poster's place; without one there is nothing to press. */
  film: z.optional(Film),
});
export type Hero = z.infer<typeof Hero>;

export const Stat = z.strictObject({
  value: z.int().check(z.positive()),
  unit: z.enum(['', '+', 'x', '%']),
  label: text,
});
export type Stat = z.infer<typeof Stat>;

export const Offer = z.strictObject({
  name: text,
  price: z.strictObject({
    now: rupees,
    /** The price before a launch offer, shown struck through. */
    was: z.optional(rupees),
    per: z.enum(['project', 'month']),
  }),
  includes: z.array(text).check(z.minLength(1)),
});
export type Offer = z.infer<typeof Offer>;

export const Solution = z.strictObject({
  id: text,
  name: text,
  promise: text,
  description: text,
  facts: z.array(text).check(z.minLength(1)),
  offers: z.array(Offer).check(z.minLength(1)),
  picture: Image,
});
export type Solution = z.infer<typeof Solution>;

export const Testimonial = z.strictObject({
  name: text,
  company: text,
  role: text,
  content: text,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Section = z.strictObject({ title: text, lede: text });
export type Section = z.infer<typeof Section>;

export const Company = z.strictObject({
  name: text,
  summary: text,
  copyrightYear: z.int(),
  hours: text,
  offices: z
    .array(z.strictObject({ city: text, isHeadquarters: z.boolean() }))
    .check(z.minLength(1)),
});
export type Company = z.infer<typeof Company>;
