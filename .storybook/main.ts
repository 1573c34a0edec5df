import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/web-components-vite',
    // The site's own Vite configuration is not the stories'.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // A story that is opened without the list around it has Storybook's icon, too.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  core: { disableTelemetry: true },
};

export default config;
