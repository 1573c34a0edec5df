import {
  auditPage,
  launchDebugged,
  type Audit,
  type DebuggedBrowser,
  type Report,
} from '../site/audit-page.js';
import type { Scene } from '../column.js';
import { serveHostPages } from '../site/host-pages.js';
import type { Subject } from '../subjects/subject.js';

/** Lighthouse's measurements of the host site's home page with an assistant. */
export interface SiteCost {
  /** Lighthouse's score of the performance, 0 to 100. */
  readonly score: number;
  /** The total blocking time, in milliseconds. */
  readonly blocking: number;
  /** When the largest part of the page is painted, in milliseconds. */
  readonly paint: number;
  /** Of scripts, as transferred. */
  readonly scriptBytes: number;
  /** Of all that is loaded, as transferred. */
  readonly bytes: number;
}

/** A request in the audit `network-requests`. */
interface NetworkRequest {
  readonly resourceType?: string;
  /** In bytes, with headers. */
  readonly transferSize?: number;
}

const SHOWN_WITHIN_MS = 30_000;

/**
 * Builds and serves the pages.
 *
 * @param folder - a new one, in which the pages are built.
 * @throws Error when one of the subjects does not show on its page.
 */
export async function openSite(
  folder: string,
  subjects: readonly Subject[],
): Promise<Scene<SiteCost>> {
  const pages = await serveHostPages(folder, subjects);
  const debugged = await launchDebugged(pages.addressOf(subjects[0]!));
  const site: Scene<SiteCost> = {
    async measure(subject) {
      return costOf(await auditPage(pages.addressOf(subject), debugged.port));
    },
    async close() {
      await debugged.browser.close();
      await pages.close();
    },
  };
  try {
    for (const subject of subjects) await expectShown(debugged, pages.addressOf(subject), subject);
  } catch (error) {
    await site.close();
    throw error;
  }
  return site;
}

/** Lighthouse would also measure a page without the assistant. */
async function expectShown(
  { browser }: DebuggedBrowser,
  url: string,
  { first }: Subject,
): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const timeout = SHOWN_WITHIN_MS;
    await page.waitForFunction(`(${first})?.getBoundingClientRect().width > 0`, null, { timeout });
  } finally {
    await page.close();
  }
}

function costOf({ audits, categories }: Report): SiteCost {
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    blocking: numberOf(audits['total-blocking-time'], 'total blocking time'),
    paint: numberOf(audits['largest-contentful-paint'], 'largest paint'),
    scriptBytes: transferred(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: transferred(requests),
  };
}

function transferred(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

function numberOf(audit: Audit | undefined, name: string): number {
  if (audit?.numericValue === undefined) throw new Error(`The Lighthouse report has no ${name}`);
  return audit.numericValue;
}
