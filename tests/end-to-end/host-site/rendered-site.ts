import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTE_PATHS, type RoutePath } from '../../../host-site/paths.js';
import { drawSite } from '../../../scripts/site/build-site.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** The HTML of all routes as it is prerendered, without React's comments; null is "not found". */
export async function renderSite(): Promise<ReadonlyMap<RoutePath | null, string>> {
  const folder = temporaryFolder();
  await drawSite(folder);
  const read = async (path: RoutePath | null) => {
    const file = path === null ? '404.html' : join(path.slice(1), 'index.html');
    const html = await readFile(join(folder, file), 'utf8');
    return [path, html.replaceAll(/<!--.*?-->/g, '')] as const;
  };
  return new Map(await Promise.all([...ROUTE_PATHS, null].map(read)));
}
