import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { ROUTE_PATHS } from '../../host-site/routes.js';
import { buildSite, SITE_FOLDER } from '../site/build-site.js';
import { serveSite } from '../site/serve-site.js';
import { findBrowser } from '../test/find-browser.js';
import { LOOPBACK_ONLY } from '../test/foreign-traffic.js';
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
const site = await serveSite(SITE_FOLDER);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${port}`, '--disable-background-networking', LOOPBACK_ONLY],
});

try {
  await warmUp();
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

/** What a browser does when it has just been started is not the page's doing. */
async function warmUp(): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.close();
}

/** As on a phone of the middle class, over a slow network: Lighthouse's own measure. */
async function measure(path: string): Promise<Measurement> {
  const measurements: Measurement[] = [];
  while (measurements.length < MOST_RUNS) {
    const result = await lighthouse(site.url + path, {
      port,
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
