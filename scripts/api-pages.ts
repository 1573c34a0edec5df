import { controlsPage } from './api-pages/controls.js';
import { headlessPage } from './api-pages/headless.js';
import { Source } from './api-pages/source.js';
import { textsPage } from './api-pages/texts.js';
import { writeOrCheck } from './generated-file.js';

const COMMAND = 'npm run api-pages';

const source = new Source('core/headless/index.ts');
await writeOrCheck('docs/call-controls.md', controlsPage(source), COMMAND);
await writeOrCheck('docs/headless.md', headlessPage(source), COMMAND);
await writeOrCheck('docs/texts.md', textsPage(source), COMMAND);
