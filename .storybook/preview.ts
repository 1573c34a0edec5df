import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { lookControls } from './controls.js';

interface Member {
  readonly privacy?: string;
  readonly name?: string;
}

/** What is private is nobody's business but the code's. */
function publicOnly(key: string, value: unknown): unknown {
  if (key !== 'members' || !Array.isArray(value)) return value;
  return (value as Member[]).filter(
    ({ privacy, name }) => (privacy ?? 'public') === 'public' && !name?.startsWith('#'),
  );
}

setCustomElementsManifest(JSON.parse(JSON.stringify(manifest), publicOnly));

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
