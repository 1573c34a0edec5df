import type { VoiceAssistantEventMap } from 'voice-assistant';
import { watchMicrophone } from '../microphone.js';
import { createEventLog } from './event-log.js';

const KINDS = [
  'va-call-start-progress',
  'va-call-start-success',
  'va-call-start-failed',
  'va-panel-toggle',
  'va-call-start',
  'va-call-end',
  'va-speech-start',
  'va-speech-end',
  'va-message',
  'va-error',
] as const satisfies readonly (keyof VoiceAssistantEventMap)[];

const assistant = part('voice-assistant');
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
