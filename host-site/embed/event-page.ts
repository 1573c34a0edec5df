import type { VoiceAssistantEventMap } from 'voice-assistant';
import { watchMicrophone } from '../microphone.js';

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

/** The maximum number of events in the list, for performance. */
const KEPT_EVENTS = 200;

const list = part('.event-log ol');
for (const kind of KINDS)
  assistant.addEventListener(kind, (event) => {
    const row = document.createElement('li');
    // The event's own properties.
    const own = JSON.stringify({ ...event, isTrusted: undefined });
    row.textContent = `${kind} ${own === '{}' ? '' : own}`;
    list.append(row);
    if (list.children.length > KEPT_EVENTS) list.firstElementChild?.remove();
    list.parentElement!.scrollTop = list.offsetHeight;
  });

watchMicrophone((present) => {
  part('#microphone').textContent = present ? '' : 'No microphone was found: please type.';
});
