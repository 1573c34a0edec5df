import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.js';

const DRAW_ENTRY = new URL('./draw-pages.ts', import.meta.url);

export interface SitePages {
  /** The folder of the pages; undefined where they could not be drawn. */
  readonly folder: string | undefined;
  /** Removes the folder. */
  remove(): Promise<void>;
}

/**
 * Draws the pages of the host site for the provider to answer from. In a process of its own, since
 * the bundler and React are in production mode there.
 */
export async function drawSitePages(
  stopping: AbortSignal,
  warn: (line: string) => void,
): Promise<SitePages> {
  const folder = await mkdtemp(join(tmpdir(), 'host-site-pages-'));
  const child = runChild(DRAW_ENTRY, [folder]);
  child.onComplaint((line) => warn(`pages: ${line}`));
  const stop = () => void child.stop();
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  const isDrawn = await new Promise<boolean>((resolve) => {
    child.onOutput(() => resolve(true));
    void child.ended.then(() => resolve(false));
  });
  await child.ended;
  stopping.removeEventListener('abort', stop);
  return {
    folder: isDrawn ? folder : undefined,
    remove: () => rm(folder, { recursive: true }),
  };
}
