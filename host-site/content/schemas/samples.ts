import * as z from 'zod/mini';
import { rupees, text, texts } from './fields.js';
import { Picture } from './media.js';
import { Offer } from './plans.js';

export const Solution = z.strictObject({
  id: text,
  name: text,
  promise: text,
  description: text,
  facts: texts,
  offers: z.array(Offer).check(z.minLength(1)),
  picture: Picture,
  link: z.strictObject({ to: text, label: text }),
});
export type Solution = z.infer<typeof Solution>;

export const SampleTour = z.strictObject({
  id: text,
  title: text,
  location: text,
  type: text,
  image: Picture,
  /** How often it was opened. */
  views: z.int().check(z.positive()),
  /** The number of enquiries that resulted. */
  leads: z.int().check(z.positive()),
  /** The viewer's page: one of this site's, or that of any other viewer. */
  iframeUrl: text,
});
export type SampleTour = z.infer<typeof SampleTour>;

export const PropertyCard = z.strictObject({
  name: text,
  area: text,
  configurations: text,
  description: text,
  /** In rupees, from the smallest home to the largest. */
  priceRange: z.tuple([rupees, rupees]),
  status: z.enum(['Under Construction', 'Pre-Launch', 'Luxury']),
  date: text,
  image: Picture,
});
export type PropertyCard = z.infer<typeof PropertyCard>;

export const CaseStudy = z.strictObject({
  company: text,
  project: text,
  location: text,
  image: Picture,
  challenge: text,
  solution: texts,
  results: z
    .array(z.strictObject({ metric: text, before: text, after: text, improvement: text }))
    .check(z.minLength(1)),
  testimonial: z.strictObject({ quote: text, author: text, position: text }),
  roi: text,
  timeframe: text,
});
export type CaseStudy = z.infer<typeof CaseStudy>;
