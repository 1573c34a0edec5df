import { mkdir, writeFile } from 'node:fs/promises';
import { ROUTE_PATHS } from '../../host-site/paths.js';
import { serveFolder } from '../serve-folder.js';
import { buildSite, SITE_FOLDER } from '../site/build-site.js';
import { launchDebugged } from './debugged-browser.js';
import { CATEGORIES, installedLighthouse } from './installed-lighthouse.js';
import { isBelow, LEAST, measurementOf, middleOf, type Measurement } from './measure.js';

/** A page that falls short is measured so often, since a busy machine counts against it. */
const MOST_RUNS = 3;

const REPORTS = '.cache/lighthouse/reports';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => !ROUTE_PATHS.some((known) => known === path));
if (unknown.length > 0) {
  console.error(
    `Not a path of the site: ${unknown.join(', ')}. There are ${ROUTE_PATHS.join(' ')}`,
  );
  process.exit(2);
}

const lighthouse = await installedLighthouse();
await buildSite();
await mkdir(REPORTS, { recursive: true });
const site = await serveFolder(SITE_FOLDER);
const browser = await launchDebugged(site.url);

try {
  console.log(`${'page'.padEnd(24)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`);
  for (const path of wanted.length > 0 ? wanted : ROUTE_PATHS) {
    const { scores, findings, report } = await measure(path);
    console.log(
      path.padEnd(24) + CATEGORIES.map((name) => `${scores[name]}`.padStart(16)).join(''),
    );
    for (const finding of findings) console.log(`  ${finding}`);
    await writeFile(`${REPORTS}/${path.slice(1) || 'home'}.html`, report);
    if (isBelow(scores)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`The reports are in ${REPORTS}.`);
if (process.exitCode) {
  const least = CATEGORIES.map((name) => `${name} ${LEAST[name]}`).join(', ');
  console.error(`Some pages are below what is asked: ${least}`);
}

/** As on a phone of the middle class, over a slow network: Lighthouse's own measure. */
async function measure(path: string): Promise<Measurement> {
  const measurements: Measurement[] = [];
  while (measurements.length < MOST_RUNS) {
    const result = await lighthouse(site.url + path, {
      port: browser.port,
      onlyCategories: CATEGORIES,
      output: 'html',
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const measurement = measurementOf(result);
    if (measurements.length === 0 && !isBelow(measurement.scores)) return measurement;
    measurements.push(measurement);
  }
  return middleOf(measurements);
}
