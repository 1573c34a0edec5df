import { readFile, writeFile } from 'node:fs/promises';
import { KNOWLEDGE_FILE, knowledgeModule } from './site/knowledge/knowledge-module.js';

const written = await knowledgeModule();

// With --check, as in CI, knowledge that is behind the site is a failure.
if (process.argv.includes('--check')) {
  if ((await readFile(KNOWLEDGE_FILE, 'utf8').catch(() => '')) !== written) {
    console.error('The provider’s knowledge is behind the site: run tsx scripts/site-knowledge.ts');
    process.exitCode = 1;
  }
} else {
  await writeFile(KNOWLEDGE_FILE, written);
}
