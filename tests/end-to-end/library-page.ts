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
    begin: (options: AssistantOptions, origin?: 'resumed') => void;
    /** What other windows posted since `receive` was called. */
    received: unknown[];
    receive: () => void;
    /** The window of the page, in one that opened it. */
    opened?: Window | null;
  }
}

window.libraryVersion = Daily.version();
window.events = [];
window.begin = (options, origin) => {
  window.assistant = createAssistant(options);
  for (const type of ['call-start-progress', 'call-end', 'call-start-failed', 'error'] as const)
    window.assistant.on(type, (events) => window.events.push(events));
  if (origin !== 'resumed') window.assistant.send({ type: 'start-call' });
};
window.receive = () => {
  window.received = [];
  addEventListener('message', receiveForeign);
};

function receiveForeign({ source, data }: MessageEvent<unknown>): void {
  if (source !== window) window.received.push(data);
}
