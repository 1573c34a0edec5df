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
const api = `${assistant.getAttribute('api-url')}/v1`;
// With ?transport=openai-realtime, the same provider answers by OpenAI's APIs.
const open = { transport, exchange: `${api}/realtime/calls`, chatUrl: `${api}/chat/completions` };
Object.assign(assistant, { imageHosts: [location.host] }, transport && open);

const log = createEventLog(
  { view: part('.event-log'), list: part('#event-log'), buttons: part('#event-kinds') },
  KINDS,
);
for (const kind of KINDS) assistant.addEventListener(kind, (event) => log.add(event));

watchMicrophone((present) => {
  part('#microphone').textContent = present ? '' : 'No microphone was found: please type.';
});
