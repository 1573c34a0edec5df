import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { textLanguages } from '../core/headless/index.js';
import manifest from '../custom-elements.json';
import { manifestControls } from './controls.js';

setCustomElementsManifest(manifest);

const isToken = (name: string) => name.startsWith('--');

/** Hides an argument of the stories themselves, which no control sets. */
const HIDDEN = { table: { disable: true } };

const preview: Preview = {
  argTypesEnhancers: [manifestControls],
  argTypes: { state: HIDDEN, options: HIDDEN },
  globalTypes: {
    language: {
      description: 'The language of the page, which the widget follows',
      toolbar: { icon: 'globe', items: ['en', ...textLanguages], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en' },
  decorators: [
    (story, { args, globals }) => {
      const tokens = Object.entries(args).filter(([name]) => isToken(name));
      const style = { 'font-family': 'system-ui', ...Object.fromEntries(tokens) };
      return html`<div lang=${globals.language} style=${styleMap(style)}>${story()}</div>`;
    },
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Overview'] } },
    a11y: { test: 'error' },
    docs: { story: { inline: false, iframeHeight: '42rem' } },
  },
};

export default preview;
