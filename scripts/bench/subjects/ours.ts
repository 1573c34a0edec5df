import { attributesOf, inAddress } from './attributes.js';
import { LISTENING_MARKED, type Subject } from './subject.js';

const TAG = 'voice-assistant';

const host = `document.querySelector('${TAG}')`;

const script = `<script type="module" src="/ours/voice-assistant.js"></script>`;

export const OURS: Subject = {
  id: 'ours',
  name: 'voice-assistant',
  kind: 'ours',
  body: `<voice-assistant public-key="key" assistant-id="assistant" mode="chat"></voice-assistant>
${attributesOf(TAG, { 'api-url': 'location.origin' })}
${script}`,
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
${attributesOf(TAG, {
  'api-url': inAddress('api'),
  'call-bundle-url': inAddress('bundle'),
  'assistant-id': inAddress('assistant'),
})}
<script>addEventListener('va-call-start', () => performance.mark('listening'))</script>
${script}`,
    presses: ['.launcher'],
    button: '[part~="call-button"]',
    listening: LISTENING_MARKED,
    machine: 'from-page',
    visible: host,
    watchDrawings: `${host}.addController({ hostUpdated: drawn })`,
    marks: true,
  },
};
