import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The host site, in development and built; the library has a build of its own. */
export default defineConfig({
  root: fromHere('./host-site'),
  // Every page is a document of its own: an unknown path is a 404, not the home page.
  appType: 'mpa',
  plugins: [react()],
  resolve: {
    // The site imports the package by its public entries, as a stranger would.
    alias: [
      { find: /^voice-assistant$/, replacement: fromHere('./elements/define.ts') },
      { find: /^voice-assistant\/react$/, replacement: fromHere('./react/index.ts') },
    ],
  },
  optimizeDeps: { entries: ['index.html', 'embed.html'] },
  build: {
    outDir: fromHere('./.cache/site'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [fromHere('./host-site/index.html'), fromHere('./host-site/embed.html')],
    },
  },
});
