import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForScriptTag } from '../../scripts/build/library.js';
import { serveFolder } from '../../scripts/stories/storybook.js';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

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
export async function serveSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-site-'));
  await buildForScriptTag(folder);
  await writeFile(join(folder, 'page.html'), PAGE);
  const { url, server } = await serveFolder(folder);
  return {
    url,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
