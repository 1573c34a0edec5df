import { LISTENING_MARKED, type Subject } from './subject.js';

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
  call: {
    body: `<voice-assistant public-key="key" mode="voice" size="compact"></voice-assistant>
<script>
  const at = new URLSearchParams(location.search);
  const element = document.querySelector('voice-assistant');
  element.setAttribute('api-url', at.get('api'));
  element.setAttribute('call-bundle-url', at.get('bundle'));
  element.setAttribute('assistant-id', at.get('assistant'));
  addEventListener('va-call-start', () => performance.mark('listening'));
</script>
<script type="module" src="/ours/voice-assistant.js"></script>`,
    presses: ['.launcher'],
    button: '[part~="call-button"]',
    listening: LISTENING_MARKED,
    machine: 'from-page',
    visible: host,
    watchDrawings: `${host}.addController({ hostUpdated: drawn })`,
    marks: true,
  },
};
