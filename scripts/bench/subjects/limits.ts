import { LISTENING_MARKED, type Call, type Chat, type Subject } from './subject.js';

const stylesheet = `<link rel="stylesheet" href="/limits/stage.css">`;

const script = (name: string) => `<script type="module" src="/limits/${name}.js"></script>`;

function answering(
  id: string,
  name: string,
  { drawn = `document.querySelector('#list')`, history }: Partial<Chat> = {},
): Subject {
  return {
    id,
    name,
    kind: 'limit',
    body: `${stylesheet}${script(id)}`,
    chat: {
      presses: [],
      box: '#box',
      drawn,
      scroller: `document.querySelector('#list')`,
      ...(history && { history }),
    },
  };
}

/** A call by Daily's library alone. */
function bareCall(id: string, name: string, body: string, marks = false): Subject {
  const call: Call = {
    body: `${stylesheet}${body}${script('bare-call')}`,
    presses: [],
    button: '#call',
    listening: LISTENING_MARKED,
    machine: 'from-page',
    marks,
  };
  return { id, name, kind: 'limit', body: '', call };
}

/** Limits that no widget can go below. */
export const LIMITS: readonly Subject[] = [
  {
    id: 'empty',
    name: 'the page alone',
    kind: 'limit',
    body: '',
    first: `document.body`,
    call: { body: '', presses: [], listening: 'true' },
  },
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
  answering('reading', 'read and parsed only', {
    drawn: '({ textContent: globalThis.textRead })',
  }),
  answering('plain', 'plain text, once a frame'),
  answering('blocks', 'blocks of markdown alone', { history: 'as-answer' }),
  {
    id: 'level-transform',
    name: 'one transform a level, no call',
    kind: 'limit',
    body: '',
    call: {
      body: `${stylesheet}${script('level-transform')}`,
      presses: [],
      listening: 'true',
    },
  },
  bareCall('bare-call', 'bare call', '', true),
  bareCall('bare-call-transform', 'bare call, one transform a level', '<div id="circle"></div>'),
];
