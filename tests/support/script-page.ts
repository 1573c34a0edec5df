import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildForScriptTag } from '../../scripts/build/library.js';
import { serveFolder, type ServedFolder } from '../../scripts/serve-folder.js';
import { builtOnce } from './built-once.js';

/** What the script and its page are made of. */
const SOURCES = ['core', 'elements', 'scripts/build', 'tests/support/script-page.ts'];

/** The tag gets its attributes from the page's address. */
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <link rel="icon" href="data:," />
  <title>A page</title>
  <script type="module" src="voice-assistant.js"></script>
  <h1>A page</h1>
  <script>
    const assistant = document.createElement('voice-assistant');
    for (const [name, value] of new URLSearchParams(location.search))
      assistant.setAttribute(name, value);
    document.body.append(assistant);
  </script>
</html>`;

/** Serves a page with the script as it is built for pages without a build step. */
export async function serveScriptPage(): Promise<ServedFolder> {
  const folder = await builtOnce('script', SOURCES, async (fresh) => {
    await buildForScriptTag(fresh);
    await writeFile(join(fresh, 'page.html'), PAGE);
  });
  return serveFolder(folder);
}
