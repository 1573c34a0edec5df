import * as z from 'zod/mini';
import { ROLES } from '../choices.js';
import { text, texts } from './fields.js';

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
