import * as z from 'zod/mini';
import { LEGAL_TABS } from '../choices.js';
import { text, texts } from './fields.js';

export const LegalDocument = z.strictObject({
  id: z.enum(LEGAL_TABS),
  name: text,
  lede: text,
  clauses: z
    .array(z.strictObject({ title: text, paragraphs: z.array(text), points: z.optional(texts) }))
    .check(z.minLength(1)),
});
export type LegalDocument = z.infer<typeof LegalDocument>;
