import type { AssistantEvent, Intent } from '../../core/headless/index.js';
import { EVENT_FOR } from './event-table.js';
import { CallRequestEvent, MessageRequestEvent } from './events.js';

/** The cancelable event that precedes an intent, if it has one. */
export function requestFor(intent: Intent): Event | undefined {
  if (intent.type === 'start-call') return new CallRequestEvent();
  return intent.type === 'send-message' ? new MessageRequestEvent(intent.text) : undefined;
}

/** The types of the assistant's events. */
export const EVENT_TYPES = Object.keys(EVENT_FOR) as AssistantEvent['type'][];

/** Returns the DOM event for an event of the assistant. */
export function eventFor<Type extends AssistantEvent['type']>(
  event: Extract<AssistantEvent, { type: Type }>,
): Event {
  return EVENT_FOR[event.type as Type](event);
}
