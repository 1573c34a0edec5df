import { writeOrCheck } from './generated-file.js';
import { KNOWLEDGE_FILE, knowledgeModule } from './site/knowledge/knowledge-module.js';

await writeOrCheck(KNOWLEDGE_FILE, await knowledgeModule(), 'npm run site-knowledge');
