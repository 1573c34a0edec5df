import * as z from 'zod/mini';
import { CATEGORY_IDS } from '../choices.js';
import { count, text, texts } from './fields.js';
import { Picture } from './media.js';

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
  /** The specification's count: the page shows a part. */
  count,
});
export type ResourceCategory = z.infer<typeof ResourceCategory>;
