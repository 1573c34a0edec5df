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
  'va-error': true,
} satisfies Readonly<Record<Kind, true>>) as Kind[];

const assistant = Object.assign(part('voice-assistant'), { imageHosts: [location.host] });
const microphone = part('#microphone');

const log = createEventLog(
  { view: part('.event-log'), list: part('#event-log'), buttons: part('#event-kinds') },
  KINDS,
);
for (const kind of KINDS) assistant.addEventListener(kind, (event) => log.add(event));

watchMicrophone((present) => {
  microphone.textContent = present ? '' : 'No microphone was found: please type.';
});

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
