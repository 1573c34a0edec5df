import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/web-components-vite',
    // Not the Vite configuration of the host site.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Shows Storybook's icon also for a story in its own tab.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  core: { disableTelemetry: true },
};

export default config;
