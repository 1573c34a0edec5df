import { startTestRunner } from '@web/test-runner';
import { findBrowser } from '../browser/find-browser.js';

try {
  findBrowser();
  await startTestRunner({ argv: process.argv.slice(2) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
