/** A page that calls by our own core, with whatever version of the call library is bundled. */
import Daily from '@daily-co/daily-js';
import {
  createAssistant,
  type Assistant,
  type AssistantOptions,
} from '../../core/headless/index.js';
import type { AssistantEvent } from '../../core/machine/effects.js';

declare global {
  interface Window {
    libraryVersion: string;
    events: AssistantEvent[];
    assistant: Assistant;
    begin: (options: AssistantOptions) => void;
  }
}

window.libraryVersion = Daily.version();
window.events = [];
window.begin = (options) => {
  window.assistant = createAssistant(options);
  for (const type of ['call-start-progress', 'call-end', 'call-start-failed', 'error'] as const)
    window.assistant.on(type, (events) => window.events.push(events));
  window.assistant.send({ type: 'start-call' });
};
