import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LOOPBACK_ONLY } from '../../browser/foreign-traffic.js';
import { launchChromium } from '../../browser/launch-browser.js';
import { listen } from '../../listen.js';

/** Run by npm, which installs its two hundred packages outside this project, on first use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export interface Audit {
  /** In milliseconds for audits of times. */
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

/** The part of Lighthouse's JSON report that is read here. Scores are 0 to 1. */
export interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit>>;
}

/** A browser with a debugging port, which Lighthouse drives. */
export interface DebuggedBrowser {
  readonly port: number;
  readonly browser: Browser;
}

/**
 * Starts a browser with a debugging port and shows a page once, so that the cost of the browser's start
 * is not measured.
 */
export async function launchDebugged(firstPage: string): Promise<DebuggedBrowser> {
  const { port, close } = await listen(createServer());
  await close();
  // No other flags: they would influence the measurement.
  const browser = await launchChromium([
    `--remote-debugging-port=${port}`,
    '--disable-background-networking',
    LOOPBACK_ONLY,
  ]);
  const page = await browser.newPage();
  await page.goto(firstPage);
  await page.close();
  return { port, browser };
}

/**
 * Audits the performance of a page as on a mid-range phone on a slow network, Lighthouse's default.
 *
 * @throws Error when Lighthouse cannot be run or cannot load the page.
 */
export async function auditPage(url: string, port: number): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const flags = `--quiet --port=${port} --only-categories=performance`;
    const output = `--output=json --output-path="${file}"`;
    const command = `npm exec --yes --package=${LIGHTHOUSE} -- lighthouse ${url} ${flags} ${output}`;
    // A shell, because npm is a batch file on Windows.
    const child = spawn(command, { stdio: ['ignore', 'ignore', 'inherit'], shell: true });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with exit code ${code}`);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
