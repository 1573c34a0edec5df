import * as z from 'zod/mini';
import { rupees, text, texts } from './fields.js';

export const Offer = z.strictObject({
  name: text,
  price: z.strictObject({
    now: rupees,
    /** The price before a launch offer, shown struck through. */
    was: z.optional(rupees),
    per: z.enum(['project', 'month']),
  }),
  includes: texts,
  /** The next step to it. */
  link: z.strictObject({ to: text, label: text }),
});
export type Offer = z.infer<typeof Offer>;

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
