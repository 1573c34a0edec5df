import type { VoiceAssistantEventMap } from 'voice-assistant';
import { watchMicrophone } from '../microphone.js';
import { createEventLog } from './event-log.js';

type Kind = keyof VoiceAssistantEventMap;

/** Every kind there is: one that lacks here is a type error. */
const KINDS = Object.keys({
  'va-panel-toggle': true,
  'va-call-request': true,
  'va-call-start-progress': true,
  'va-call-start-success': true,
  'va-call-start-failed': true,
  'va-call-start': true,
  'va-call-end': true,
  'va-speech-start': true,
  'va-speech-end': true,
  'va-message-request': true,
  'va-message': true,
  'va-feedback': true,
  'va-consent-change': true,
  'va-error': true,
} satisfies Readonly<Record<Kind, true>>) as Kind[];

const part = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const assistant = part('voice-assistant');
const transport = new URLSearchParams(location.search).get('transport');
const api = assistant.getAttribute('api-url');
// With ?transport=, the same provider answers as another back end.
const exchanges = new Map([
  ['openai-realtime', '/v1/realtime/calls'],
  ['pipecat', '/api/offer'],
]);
const path = exchanges.get(transport ?? '');
const open = { exchange: `${api}${path}`, chatUrl: `${api}/v1/chat/completions` };
Object.assign(
  assistant,
  { imageHosts: [location.host] },
  // The option warns of a transport that there is not.
  transport && { transport },
  path && open,
);

const log = createEventLog(
  { view: part('.event-log'), list: part('#event-log'), buttons: part('#event-kinds') },
  KINDS,
);
for (const kind of KINDS) assistant.addEventListener(kind, (event) => log.add(event));

watchMicrophone((present) => {
  part('#microphone').textContent = present ? '' : 'No microphone was found: please type.';
});
