import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The host site. The library has a separate build. */
export default defineConfig({
  root: fromHere('./host-site'),
  // Every page is a separate document: an unknown path is a 404, not the home page.
  appType: 'mpa',
  plugins: [react()],
  resolve: {
    // The site imports the public entries of the package, as other sites do.
    alias: [
      { find: /^voice-assistant$/, replacement: fromHere('./elements/define.ts') },
      { find: /^voice-assistant\/core$/, replacement: fromHere('./core/headless/index.ts') },
      { find: /^voice-assistant\/react$/, replacement: fromHere('./react/index.ts') },
    ],
  },
  optimizeDeps: { entries: ['index.html', 'embed.html', 'tour.html'] },
  build: {
    outDir: fromHere('./host-site/dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            // Small modules that most pages share compress better in one file.
            {
              name: 'parts',
              test: /host-site[\/](parts[\/](?!tabs|calculator)|layout|query|amounts)/,
            },
          ],
        },
      },
      input: ['index.html', 'embed.html', 'tour.html'].map((page) =>
        fromHere(`./host-site/${page}`),
      ),
    },
  },
});
