import { company } from '../content/company.js';

/** The address by which a page is known to the world. */
export function canonicalUrl(path: string): string {
  return new URL(path, company.origin).href;
}
