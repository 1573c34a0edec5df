import type { History, Subject } from './subject.js';

const elevenLabs = `document.querySelector('elevenlabs-convai').shadowRoot`;
const deepChat = `document.querySelector('deep-chat').shadowRoot`;

const elevenLabsScript = `<script src="/peers/@elevenlabs/convai-widget-embed/dist/index.js" defer></script>`;

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
    body: `<vapi-widget public-key="key" assistant-id="assistant" mode="chat" api-url=""></vapi-widget>
<script>document.querySelector('vapi-widget').setAttribute('api-url', location.origin)</script>
${vapiScript}`,
    first: `document.querySelector('vapi-widget svg')`,
    chat: {
      presses: ['vapi-widget .vapi-widget-wrapper > div > div'],
      box: 'vapi-widget input, vapi-widget textarea',
      drawn: `document.querySelector('.vapi-conversation-area')`,
      scroller: `document.querySelector('.vapi-conversation-area')`,
    },
    call: {
      body: `<vapi-widget public-key="key" mode="voice" size="compact"></vapi-widget>
<script>
  const at = new URLSearchParams(location.search);
  const element = document.querySelector('vapi-widget');
  element.setAttribute('api-url', at.get('api'));
  element.setAttribute('assistant-id', at.get('assistant'));
</script>
${vapiScript}`,
      presses: ['vapi-widget .vapi-widget-wrapper > div > div'],
      button: 'vapi-widget button:has-text("Start")',
      listening: `document.querySelector('vapi-widget').textContent.includes('Assistant Speaking')`,
      machine: 'from-daily',
      visible: `document.querySelector('vapi-widget')`,
    },
  },
  {
    id: 'elevenlabs',
    name: 'ElevenLabs',
    kind: 'peer',
    body: `<elevenlabs-convai override-config='${agent(true)}'></elevenlabs-convai>
<script>document.querySelector('elevenlabs-convai').setAttribute(
  'signed-url', 'ws://' + location.host + '/elevenlabs?agent_id=bench')</script>
${elevenLabsScript}`,
    first: `${elevenLabs}?.querySelector('button')`,
    chat: {
      presses: ['elevenlabs-convai button'],
      box: 'elevenlabs-convai textarea',
      drawn: elevenLabs,
      scroller: `[...${elevenLabs}.querySelectorAll('*')].find((each) => getComputedStyle(each).overflowY === 'auto')`,
      history: 'as-answer',
    },
    call: {
      body: `<elevenlabs-convai override-config='${agent(false)}'></elevenlabs-convai>
<script>document.querySelector('elevenlabs-convai').setAttribute(
  'signed-url', 'ws://' + location.host + '/elevenlabs?agent_id=bench&voice=on')</script>
${elevenLabsScript}`,
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
    body: `<deep-chat connect='{"url": "/deep-chat", "stream": true}'></deep-chat>
<script type="module" src="/peers/deep-chat/dist/deepChat.bundle.js"></script>`,
    first: `${deepChat}?.querySelector('#text-input')`,
    chat: {
      presses: [],
      box: '#text-input',
      drawn: `${deepChat}.querySelector('#messages')`,
      scroller: `${deepChat}.querySelector('#messages')`,
      history: { attribute: deepChatHistory },
    },
  },
  {
    id: 'deep-chat-partial',
    name: 'deep-chat, partial render',
    kind: 'peer',
    body: `<deep-chat connect='{"url": "/deep-chat", "stream": {"partialRender": true}}'></deep-chat>
<script type="module" src="/peers/deep-chat/dist/deepChat.bundle.js"></script>`,
    chat: {
      presses: [],
      box: '#text-input',
      drawn: `${deepChat}.querySelector('#messages')`,
      scroller: `${deepChat}.querySelector('#messages')`,
    },
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
