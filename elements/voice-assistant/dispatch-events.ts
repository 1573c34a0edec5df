import type { AssistantEvent, Intent } from '../../core/headless/index.js';
import {
  CallRequestEvent,
  MessageRequestEvent,
  CallStartEvent,
  CallEndEvent,
  CallStartProgressEvent,
  CallStartSuccessEvent,
  CallStartFailedEvent,
  SpeechStartEvent,
  SpeechEndEvent,
  MessageReceivedEvent,
  AssistantErrorEvent,
} from './events.js';

/** The cancelable event that precedes an intent, if it has one. */
export function requestFor(intent: Intent): Event | undefined {
  if (intent.type === 'start-call') return new CallRequestEvent();
  return intent.type === 'send-message' ? new MessageRequestEvent(intent.text) : undefined;
}

type EventFor = {
  readonly [Type in AssistantEvent['type']]: (
    event: Extract<AssistantEvent, { type: Type }>,
  ) => Event;
};

/** The DOM event of each type of event of the assistant. */
const EVENT_FOR: EventFor = {
  'call-start': () => new CallStartEvent(),
  'call-end': ({ reason }) => new CallEndEvent(reason),
  'call-start-progress': ({ progress }) => new CallStartProgressEvent(progress),
  'call-start-success': ({ callId, totalDuration }) =>
    new CallStartSuccessEvent(callId, totalDuration),
  'call-start-failed': ({ failure, totalDuration }) =>
    new CallStartFailedEvent(failure, totalDuration),
  'speech-start': () => new SpeechStartEvent(),
  'speech-end': () => new SpeechEndEvent(),
  message: ({ message }) => new MessageReceivedEvent(message),
  error: ({ error }) => new AssistantErrorEvent(error),
};

/** The types of the assistant's events. */
export const EVENT_TYPES = Object.keys(EVENT_FOR) as AssistantEvent['type'][];

/** Returns the DOM event for an event of the assistant. */
export function eventFor<Type extends AssistantEvent['type']>(
  event: Extract<AssistantEvent, { type: Type }>,
): Event {
  return EVENT_FOR[event.type as Type](event);
}
