import { writeOrCheck } from './generated-file.js';
import { cataloguePage } from './management/catalogue-page.js';

await writeOrCheck('docs/management.md', cataloguePage(), 'npm run management-page');
