import { attributesOf, inAddress, ORIGIN } from './attributes.js';
import { LISTENING_MARKED, type Subject } from './subject.js';

const TAG = 'voice-assistant';

const host = `document.querySelector('${TAG}')`;

/** @param folder - where the page finds the build. */
const scriptOf = (folder: string) =>
  `<script type="module" src="/${folder}/voice-assistant.js"></script>`;

const marking = (folder = 'ours') =>
  `<script>addEventListener('va-call-start', () => performance.mark('listening'))</script>
${scriptOf(folder)}`;

/** How one calls with it, by whichever transport. */
const CALL = {
  presses: ['.launcher'],
  button: '[part~="call-button"]',
  listening: LISTENING_MARKED,
  visible: host,
  watchDrawings: `${host}.addController({ hostUpdated: drawn })`,
  marks: true,
} as const;

const chatBody = (folder: string, attribute = '') =>
  `<voice-assistant public-key="key" assistant-id="assistant" mode="chat" api-url="${ORIGIN}"${attribute}></voice-assistant>
${scriptOf(folder)}`;

/** Our element in a build that is served in the folder of the id. */
const subject = (id: string, name: string): Subject => ({
  id,
  name,
  kind: 'ours',
  body: chatBody(id),
  first: `${host}.shadowRoot?.querySelector('.launcher')`,
  chat: {
    presses: ['.launcher'],
    box: '#text-box',
    drawn: `${host}.shadowRoot.querySelector('.conversation')`,
    scroller: `${host}.shadowRoot.querySelector('.conversation')`,
    toggle: { close: `${host}.close()`, open: `${host}.open()` },
    history: 'as-answer',
    kept: chatBody(id, ' keep-conversation'),
  },
  call: {
    body: `<voice-assistant public-key="key" mode="voice" size="compact"></voice-assistant>
${attributesOf(TAG, {
  'api-url': inAddress('api'),
  'call-bundle-url': inAddress('bundle'),
  'assistant-id': inAddress('assistant'),
})}
${marking(id)}`,
    ...CALL,
    machine: 'from-page',
  },
});

export const OURS = subject('ours', 'voice-assistant');

export const OURS_BEFORE = subject('before', 'voice-assistant, the build of --before');

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
${marking()}`,
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
${marking()}`,
    ...CALL,
  },
};
