import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';

/** The scripted answers of providers in tests. What is not in them gets the sample answer. */
export const ANSWERS_FILE = join(ROOT, 'tests/support/answers.json');
