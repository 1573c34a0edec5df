import { ENGINE_GAPS } from '../../tests/support/engine-gaps.js';
import { BROWSERS, type BrowserName } from '../browser/find-browser.js';
import { readResults } from '../test/results.js';
import { markdownTable, type Blocks } from './markdown.js';

const NAMES: Readonly<Record<BrowserName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK (for Safari)',
};

/** The results of the last recorded test run, and what is not tested in a browser. */
export function browserBlocks(): Blocks {
  const results = readResults();
  const rows = BROWSERS.map((browser) => {
    const { passed, failed, skipped } = results[browser] ?? {};
    return [
      NAMES[browser],
      ...[passed, failed, skipped].map((count) => String(count ?? 'not run')),
    ];
  });
  const gaps = Object.entries(ENGINE_GAPS).map(
    ([gap, { engines, reason }]) =>
      `- ${engines.map((engine) => NAMES[engine]).join(' and ')}, ${gap}: ${reason}.`,
  );
  return {
    browsers: [
      markdownTable(['Browser', 'Passed', 'Failed', 'Skipped'], rows),
      'Skipped for what a browser, its build here or its driver lacks:',
      gaps.join('\n'),
    ].join('\n\n'),
  };
}
