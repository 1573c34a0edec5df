import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { listen } from './listening.js';
import type { PortWish } from './options.js';

const CONFIG_FILE = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export interface PageServer {
  /** Where the pages are, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export interface PageServerStart {
  readonly port: PortWish;
  readonly apiUrl: string;
  readonly callBundleUrl: string;
}

/**
 * Serves the host site by Vite, inside a server of our own: Vite's would end the whole process by
 * itself on SIGTERM, before the provider was stopped.
 * @throws StartFailure when there is no port for it.
 */
export async function startPageServer(start: PageServerStart): Promise<PageServer> {
  const http = createHttpServer();
  const vite = await createViteServer({
    configFile: CONFIG_FILE,
    logLevel: 'warn',
    clearScreen: false,
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(start.apiUrl),
      'import.meta.env.VITE_CALL_BUNDLE_URL': JSON.stringify(start.callBundleUrl),
    },
    server: { middlewareMode: true, hmr: { server: http } },
  });
  http.on('request', vite.middlewares);
  try {
    const url = await listen(http, start.port);
    return {
      url,
      async close() {
        await vite.close();
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
      },
    };
  } catch (error) {
    await vite.close();
    throw error;
  }
}
