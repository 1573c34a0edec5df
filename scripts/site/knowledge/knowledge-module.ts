import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { siteKnowledge } from './site-knowledge.js';

/** What the local provider answers from; whoever installs the package has it without the site. */
export const KNOWLEDGE_FILE = fileURLToPath(
  new URL('../../../local-provider/answers/knowledge/site.ts', import.meta.url),
);

/** The text of that module, as the content of the site gives it. */
export async function knowledgeModule(): Promise<string> {
  const source = `
    import type { KnowledgeEntry } from './entry.js';

    /** What the site says of the product. Written by scripts/site-knowledge.ts: change host-site/content. */
    export const siteEntries: readonly KnowledgeEntry[] = ${JSON.stringify(siteKnowledge)};
  `;
  return format(source, { ...(await resolveConfig(KNOWLEDGE_FILE)), parser: 'typescript' });
}
