import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const DRAW_PAGES = fileURLToPath(new URL('./draw-pages.ts', import.meta.url));

export interface SitePages {
  /** The folder of the pages, or undefined if they could not be rendered. */
  readonly folder: string | undefined;
  /** Removes the folder. */
  remove(): Promise<void>;
}

/**
 * Renders the pages of the host site, which are the local provider's knowledge. A separate process is
 * needed because bundler and React run in production mode there.
 */
export async function drawSitePages(
  signal: AbortSignal,
  warn: (line: string) => void,
): Promise<SitePages> {
  const folder = await mkdtemp(join(tmpdir(), 'host-site-pages-'));
  const args = ['--import', import.meta.resolve('tsx'), DRAW_PAGES, folder];
  const isDrawn = await promisify(execFile)(process.execPath, args, { signal }).then(
    () => true,
    (error: Error) => {
      if (!signal.aborted) warn(`The pages could not be rendered: ${error.message}`);
      return false;
    },
  );
  return {
    folder: isDrawn ? folder : undefined,
    remove: () => rm(folder, { recursive: true }),
  };
}
