import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import manifest from '../custom-elements.json';
import { manifestControls } from './controls.js';

setCustomElementsManifest(manifest);

const isToken = (name: string) => name.startsWith('--');

const preview: Preview = {
  argTypesEnhancers: [manifestControls],
  decorators: [
    (story, { args }) => {
      const tokens = Object.entries(args).filter(([name]) => isToken(name));
      return html`<div style=${styleMap(Object.fromEntries(tokens))}>${story()}</div>`;
    },
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { story: { inline: false, iframeHeight: '42rem' } },
  },
};

export default preview;
