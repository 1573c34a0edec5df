import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { lookControls } from './controls.js';

setCustomElementsManifest(manifest);

const preview: Preview = {
  argTypesEnhancers: [lookControls],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { story: { inline: false, iframeHeight: '42rem' } },
  },
};

export default preview;
