import * as z from 'zod/mini';
import { text, texts } from './fields.js';

export const TeamMember = z.strictObject({
  name: text,
  role: text,
  /** A portrait, as an address on the site. */
  image: z.string().check(z.regex(/^\/portraits\/[a-z-]+\.svg$/)),
  bio: text,
  social: texts,
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Office = z.strictObject({
  city: text,
  address: text,
  phone: text,
  isHeadquarters: z.boolean(),
  /** Degrees north and east. */
  at: z.tuple([z.number(), z.number()]),
});
export type Office = z.infer<typeof Office>;

/** A way to reach the company. */
export const ContactCard = z.strictObject({
  title: text,
  text,
  /** The link of the item. */
  href: z.optional(z.string().check(z.regex(/^(tel|mailto):/))),
});
export type ContactCard = z.infer<typeof ContactCard>;

export const Company = z.strictObject({
  name: text,
  /** Where the site is published, without a path. */
  origin: z.url(),
  email: z.email(),
  phone: text,
  summary: text,
  copyrightYear: z.int(),
  hours: text,
  offices: z.array(Office).check(z.minLength(1)),
  social: texts,
});
export type Company = z.infer<typeof Company>;
