import * as z from 'zod/mini';
import { CATEGORY_IDS, LEGAL_TABS, ROLES } from './choices.js';

const text = z.string().check(z.trim(), z.minLength(1));
const texts = z.array(text).check(z.minLength(1));
/** An amount in rupees, without paise. */
const rupees = z.int().check(z.positive());
const count = z.int().check(z.nonnegative());

/** A picture that is there in each of these widths, as `/pictures/NAME-WIDTH.avif`. */
export const Picture = z.strictObject({
  name: z.string().check(z.regex(/^[a-z-]+$/)),
  /** Empty for a picture that says nothing of its own. */
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const Film = z.strictObject({
  sources: z
    .array(z.strictObject({ src: text, type: z.enum(['video/mp4', 'video/webm']) }))
    .check(z.minLength(1)),
  title: text,
});
export type Film = z.infer<typeof Film>;

export const Section = z.strictObject({ title: text, lede: text });
export type Section = z.infer<typeof Section>;

export const PageHead = z.strictObject({ eyebrow: text, title: text, lede: text });
export type PageHead = z.infer<typeof PageHead>;

/** A point made in a few words: a feature, a value, a step, a question with its answer. */
export const Point = z.strictObject({ title: text, text });
export type Point = z.infer<typeof Point>;

export const Stat = z.strictObject({
  value: z.int().check(z.positive()),
  unit: z.enum(['', '+', 'x', '%', '/7', ' s']),
  label: text,
  /** What stands before the number, such as "under". */
  before: z.optional(text),
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
  includes: texts,
});
export type Offer = z.infer<typeof Offer>;

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

export const Testimonial = z.strictObject({
  name: text,
  company: text,
  role: text,
  content: text,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const SampleTour = z.strictObject({
  id: text,
  title: text,
  location: text,
  type: text,
  image: Picture,
  /** How often it was opened. */
  views: z.int().check(z.positive()),
  /** How many enquiries came of it. */
  leads: z.int().check(z.positive()),
  /** The viewer's page: one of this site's, or that of any other viewer. */
  iframeUrl: text,
});
export type SampleTour = z.infer<typeof SampleTour>;

export const ChatMessage = z.strictObject({
  sender: z.enum(['ai', 'user']),
  message: text,
  /** A BCP 47 tag. */
  language: text,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

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

export const PeriodPrice = z.strictObject({ monthly: rupees, yearly: rupees });
export type PeriodPrice = z.infer<typeof PeriodPrice>;

const planFields = {
  name: text,
  description: text,
  originalPrice: z.optional(PeriodPrice),
  features: texts,
  notIncluded: z.array(text),
  popular: z.boolean(),
  discount: z.optional(text),
};

export const Plan = z.strictObject({ ...planFields, price: PeriodPrice });
export type Plan = z.infer<typeof Plan>;

export const IntelligencePlan = z.strictObject({
  ...planFields,
  price: z.union([PeriodPrice, z.literal('Custom')]),
  icon: z.enum(['compass', 'chart', 'lens', 'people', 'tower', 'crown']),
  colour: z.enum(['emerald', 'teal', 'amber', 'indigo', 'rose', 'slate']),
});
export type IntelligencePlan = z.infer<typeof IntelligencePlan>;

export const AddOn = z.strictObject({ name: text, price: text, description: text });
export type AddOn = z.infer<typeof AddOn>;

export const Bundle = z.strictObject({
  name: text,
  savings: rupees,
  includes: texts,
  price: PeriodPrice,
  originalPrice: PeriodPrice,
  popular: z.boolean(),
});
export type Bundle = z.infer<typeof Bundle>;

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

export const Resource = z.strictObject({
  id: text,
  title: text,
  description: text,
  category: z.enum(CATEGORY_IDS.slice(1)),
  type: z.enum([
    'PDF Guide',
    'PDF Checklist',
    'Excel Template',
    'Web Tool',
    'Case Study',
    'Webinar Recording',
    'Workshop Recording',
  ]),
  /** Its length, as its kind is measured. */
  pages: text,
  downloads: count,
  image: Picture,
  featured: z.boolean(),
  tags: texts,
});
export type Resource = z.infer<typeof Resource>;

export const ResourceCategory = z.strictObject({
  id: z.enum(CATEGORY_IDS),
  name: text,
  /** As it was counted by hand: the page shows a selection. */
  count,
});
export type ResourceCategory = z.infer<typeof ResourceCategory>;

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

export const Scenario = z.strictObject({
  title: text,
  description: text,
  result: text,
  process: texts,
});
export type Scenario = z.infer<typeof Scenario>;

export const UseCases = z.strictObject({
  role: z.enum(ROLES),
  name: text,
  icon: z.enum(['key', 'handshake', 'crane']),
  colour: z.enum(['emerald', 'amber', 'indigo']),
  scenarios: z.array(Scenario).check(z.length(3)),
  impact: z.array(text).check(z.length(4)),
});
export type UseCases = z.infer<typeof UseCases>;

export const Language = z.strictObject({
  name: text,
  /** As it calls itself, in its own script. */
  endonym: text,
  /** A BCP 47 tag. */
  tag: text,
});
export type Language = z.infer<typeof Language>;

export const Conversation = z.strictObject({
  id: z.enum(['voice', 'text', 'regional']),
  label: text,
  language: text,
  messages: z.array(
    z.strictObject({ sender: z.enum(['ai', 'user']), message: text, meaning: z.optional(text) }),
  ),
});
export type Conversation = z.infer<typeof Conversation>;

export const LegalDocument = z.strictObject({
  id: z.enum(LEGAL_TABS),
  name: text,
  lede: text,
  clauses: z
    .array(z.strictObject({ title: text, paragraphs: z.array(text), points: z.optional(texts) }))
    .check(z.minLength(1)),
});
export type LegalDocument = z.infer<typeof LegalDocument>;
