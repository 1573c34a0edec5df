import * as z from 'zod/mini';
import { text, texts } from './fields.js';

export const TeamMember = z.strictObject({
  name: text,
  role: text,
  initials: text,
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
