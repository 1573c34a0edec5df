import type { AssistantEvent } from '../../core/headless/index.js';
import type { CancelableRequest } from '../../core/machine/rules/request.js';
import { EVENT_FOR } from './event-table.js';
import { CallRequestEvent, MessageRequestEvent } from './events.js';

/** Returns the cancelable event that precedes a request. */
export function requestFor(request: CancelableRequest): Event {
  return request.type === 'start-call'
    ? new CallRequestEvent()
    : new MessageRequestEvent(request.text);
}

/** The types of the assistant's events. */
export const EVENT_TYPES = Object.keys(EVENT_FOR) as AssistantEvent['type'][];

/** Returns the DOM event for an event of the assistant. */
export function eventFor<Type extends AssistantEvent['type']>(
  event: Extract<AssistantEvent, { type: Type }>,
): Event {
  return EVENT_FOR[event.type as Type](event);
}
