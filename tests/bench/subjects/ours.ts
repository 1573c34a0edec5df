import type { Subject } from './subject.js';

const host = `document.querySelector('voice-assistant')`;

export const OURS: Subject = {
  id: 'ours',
  name: 'voice-assistant',
  kind: 'ours',
  body: `<voice-assistant public-key="key" assistant-id="assistant" mode="chat"></voice-assistant>
<script>document.querySelector('voice-assistant').setAttribute('api-url', location.origin)</script>
<script type="module" src="/ours/voice-assistant.js"></script>`,
  first: `${host}.shadowRoot?.querySelector('.launcher')`,
  chat: {
    presses: ['.launcher'],
    box: '#text-box',
    drawn: `${host}.shadowRoot.querySelector('.conversation')`,
    scroller: `${host}.shadowRoot.querySelector('.conversation')`,
    toggle: { close: `${host}.close()`, open: `${host}.open()` },
    history: 'as-answer',
  },
};
