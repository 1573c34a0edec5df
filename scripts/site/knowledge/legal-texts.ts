import { legalDocuments } from '../../../host-site/content/legal.js';

/** What the legal texts of the site say under this title. */
export function clauseCalled(wanted: string): string {
  const clauses = legalDocuments.flatMap((document) => document.clauses);
  const text = clauses.find(({ title }) => title === wanted)?.paragraphs.join(' ');
  if (!text) throw new Error(`The site has no legal text called: ${wanted}`);
  return text;
}
