import { attributesOf, inAddress, ORIGIN } from './attributes.js';
import type { Chat, History, Subject } from './subject.js';

const elevenLabs = `document.querySelector('elevenlabs-convai').shadowRoot`;
const deepChat = `document.querySelector('deep-chat').shadowRoot`;

const vapiLauncher = 'vapi-widget .vapi-widget-wrapper > div > div';

const vapi = `document.querySelector('vapi-widget')`;

const vapiScript = `<script src="/peers/@vapi-ai/client-sdk-react/dist/embed/widget.umd.js" defer></script>`;

const toggleN8n = `document.querySelector('.chat-window-toggle').click()`;

/** Of an agent's settings, what ElevenLabs' widget cannot do without. */
const agent = (textOnly: boolean) =>
  JSON.stringify({
    variant: 'compact',
    placement: 'bottom-right',
    avatar: { type: 'orb', color_1: '#2792dc', color_2: '#9ce6e6' },
    feedback_mode: 'none',
    language: 'en',
    supported_language_overrides: [],
    language_presets: {},
    text_only: textOnly,
    supports_text_only: textOnly,
    text_input_enabled: textOnly,
    transcript_enabled: textOnly,
    mic_muting_enabled: false,
  });

function elevenLabsBody(way: 'chat' | 'call'): string {
  const voice = way === 'call' ? '&voice=on' : '';
  const url = `'ws://' + location.host + '/elevenlabs?agent_id=bench${voice}'`;
  return `<elevenlabs-convai override-config='${agent(way === 'chat')}'></elevenlabs-convai>
${attributesOf('elevenlabs-convai', { 'signed-url': url })}
<script src="/peers/@elevenlabs/convai-widget-embed/dist/index.js" defer></script>`;
}

/** @param stream - its setting of how an answer is drawn as it comes. */
function deepChatBody(stream: unknown): string {
  return `<deep-chat connect='${JSON.stringify({ url: '/deep-chat', stream })}'></deep-chat>
<script type="module" src="/peers/deep-chat/dist/deepChat.bundle.js"></script>`;
}

const deepChatWays: Chat = {
  presses: [],
  box: '#text-input',
  drawn: `${deepChat}.querySelector('#messages')`,
  scroller: `${deepChat}.querySelector('#messages')`,
};

function deepChatHistory(history: History): string {
  const messages = history.map((text) => ({ role: 'ai', text }));
  return `history='${JSON.stringify(messages).replaceAll("'", '&#39;')}'`;
}

/** The widgets that pages can have instead, as their packages are published. */
export const PEERS: readonly Subject[] = [
  {
    id: 'vapi',
    name: 'Vapi widget',
    kind: 'peer',
    body: `<vapi-widget public-key="key" assistant-id="assistant" mode="chat" api-url="${ORIGIN}"></vapi-widget>
${vapiScript}`,
    first: `${vapi}.querySelector('svg')`,
    chat: {
      presses: [vapiLauncher],
      box: 'vapi-widget input, vapi-widget textarea',
      drawn: `document.querySelector('.vapi-conversation-area')`,
      scroller: `document.querySelector('.vapi-conversation-area')`,
      // The last button of the header has no name.
      toggle: {
        close: `${vapi}.querySelector('[title="Reset conversation"]').nextElementSibling.click()`,
        open: `document.querySelector('${vapiLauncher}').click()`,
      },
    },
    call: {
      body: `<vapi-widget public-key="key" mode="voice" size="compact"></vapi-widget>
${attributesOf('vapi-widget', { 'api-url': inAddress('api'), 'assistant-id': inAddress('assistant') })}
${vapiScript}`,
      presses: [vapiLauncher],
      button: 'vapi-widget button:has-text("Start")',
      listening: `${vapi}.textContent.includes('Assistant Speaking')`,
      machine: 'from-daily',
      visible: vapi,
    },
  },
  {
    id: 'elevenlabs',
    name: 'ElevenLabs',
    kind: 'peer',
    body: elevenLabsBody('chat'),
    first: `${elevenLabs}?.querySelector('button')`,
    chat: {
      presses: ['elevenlabs-convai button'],
      box: 'elevenlabs-convai textarea',
      drawn: elevenLabs,
      scroller: `[...${elevenLabs}.querySelectorAll('*')].find((each) => getComputedStyle(each).overflowY === 'auto')`,
      history: 'as-answer',
    },
    call: {
      body: elevenLabsBody('call'),
      presses: [],
      button: 'elevenlabs-convai button',
      listening: `[...${elevenLabs}.querySelectorAll('button')].some(({ ariaLabel }) => ariaLabel === 'End')`,
      visible: `document.querySelector('elevenlabs-convai')`,
    },
  },
  {
    id: 'deep-chat',
    name: 'deep-chat',
    kind: 'peer',
    body: deepChatBody(true),
    first: `${deepChat}?.querySelector('#text-input')`,
    chat: { ...deepChatWays, history: { attribute: deepChatHistory } },
  },
  {
    id: 'deep-chat-partial',
    name: 'deep-chat, partial render',
    kind: 'peer',
    body: deepChatBody({ partialRender: true }),
    chat: deepChatWays,
  },
  {
    id: 'n8n',
    name: 'n8n chat',
    kind: 'peer',
    body: `<link rel="stylesheet" href="/peers/@n8n/chat/dist/style.css">
<script type="module">
  import { createChat } from '/peers/@n8n/chat/dist/chat.bundle.es.js';
  createChat({ webhookUrl: '/n8n', enableStreaming: true, initialMessages: [] });
</script>`,
    first: `document.querySelector('.chat-window-toggle')`,
    chat: {
      presses: ['.chat-window-toggle'],
      box: '#n8n-chat textarea',
      drawn: `document.querySelector('.chat-messages-list')`,
      scroller: `document.querySelector('.chat-body')`,
      toggle: { close: toggleN8n, open: toggleN8n },
      history: 'at-load',
    },
  },
];
