import { attributesOf, inAddress, ORIGIN } from './attributes.js';
import { LISTENING_MARKED, type Subject } from './subject.js';

const TAG = 'voice-assistant';

const host = `document.querySelector('${TAG}')`;

const script = `<script type="module" src="/ours/voice-assistant.js"></script>`;

const marking = `<script>addEventListener('va-call-start', () => performance.mark('listening'))</script>
${script}`;

/** How one calls with it, by whichever transport. */
const CALL = {
  presses: ['.launcher'],
  button: '[part~="call-button"]',
  listening: LISTENING_MARKED,
  visible: host,
  watchDrawings: `${host}.addController({ hostUpdated: drawn })`,
  marks: true,
} as const;

const chatBody = (attribute = '') =>
  `<voice-assistant public-key="key" assistant-id="assistant" mode="chat" api-url="${ORIGIN}"${attribute}></voice-assistant>
${script}`;

export const OURS: Subject = {
  id: 'ours',
  name: 'voice-assistant',
  kind: 'ours',
  body: chatBody(),
  first: `${host}.shadowRoot?.querySelector('.launcher')`,
  chat: {
    presses: ['.launcher'],
    box: '#text-box',
    drawn: `${host}.shadowRoot.querySelector('.conversation')`,
    scroller: `${host}.shadowRoot.querySelector('.conversation')`,
    toggle: { close: `${host}.close()`, open: `${host}.open()` },
    history: 'as-answer',
    kept: chatBody(' keep-conversation'),
  },
  call: {
    body: `<voice-assistant public-key="key" mode="voice" size="compact"></voice-assistant>
${attributesOf(TAG, {
  'api-url': inAddress('api'),
  'call-bundle-url': inAddress('bundle'),
  'assistant-id': inAddress('assistant'),
})}
${marking}`,
    ...CALL,
    machine: 'from-page',
  },
};

/** Another build of it, by `--before`. */
export const OURS_BEFORE = {
  ...(JSON.parse(JSON.stringify(OURS).replaceAll('/ours/', '/before/')) as Subject),
  id: 'before',
  name: 'voice-assistant, the build of --before',
};

/** Its calls without Daily's library. */
export const OURS_REALTIME: Subject = {
  id: 'ours-realtime',
  name: 'voice-assistant over OpenAI’s Realtime API',
  kind: 'ours',
  body: '',
  call: {
    body: `<voice-assistant transport="openai-realtime" public-key="ek" mode="voice" size="compact"></voice-assistant>
${attributesOf(TAG, {
  exchange: `${inAddress('api')} + '/v1/realtime/calls?model=' + ${inAddress('assistant')}`,
})}
${marking}`,
    ...CALL,
  },
};

/** Its calls to a Pipecat bot. */
export const OURS_PIPECAT: Subject = {
  id: 'ours-pipecat',
  name: 'voice-assistant with a Pipecat bot',
  kind: 'ours',
  body: '',
  call: {
    body: `<voice-assistant transport="pipecat" mode="voice" size="compact"></voice-assistant>
${attributesOf(TAG, {
  exchange: `${inAddress('api')} + '/api/offer?assistant=' + ${inAddress('assistant')}`,
})}
${marking}`,
    ...CALL,
  },
};
