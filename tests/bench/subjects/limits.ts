import type { Subject } from './subject.js';

const script = (name: string) => `<script type="module" src="/limits/${name}.js"></script>`;

function answering(id: string, name: string, drawn = `document.querySelector('#list')`): Subject {
  return {
    id,
    name,
    kind: 'limit',
    body: `<link rel="stylesheet" href="/limits/stage.css">${script(id)}`,
    chat: {
      presses: [],
      box: '#box',
      drawn,
      scroller: `document.querySelector('#list')`,
    },
  };
}

/** What no widget can go below. */
export const LIMITS: readonly Subject[] = [
  { id: 'empty', name: 'the page alone', kind: 'limit', body: '', first: `document.body` },
  {
    id: 'bare-element',
    name: 'bare custom element',
    kind: 'limit',
    body: `<bare-element></bare-element>${script('bare-element')}`,
    first: `document.querySelector('bare-element').shadowRoot?.querySelector('button')`,
  },
  {
    id: 'lit-element',
    name: 'bare Lit element',
    kind: 'limit',
    body: `<bare-lit-element></bare-lit-element>${script('lit-element')}`,
    first: `document.querySelector('bare-lit-element').shadowRoot?.querySelector('button')`,
  },
  answering('reading', 'read and parsed only', '({ textContent: globalThis.textRead })'),
  answering('plain', 'plain text, once a frame'),
  answering('blocks', 'blocks of markdown alone'),
];
