import { writeOrCheck } from './generated-file.js';
import { rulesPage } from './rules/rules-table.js';

await writeOrCheck('docs/rules.md', rulesPage(), 'npm run rules');
