import type { Intent, News, State } from '../core/index.js';
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

/**
 * The event by which a page may refuse what is asked for. What the assistant itself refuses as it is,
 * such as a call beside another, no page is asked about.
 */
export function requestFor(intent: Intent, { voice, chat }: State): Event | undefined {
  if (intent.type === 'start-call')
    return voice.status === 'disconnected' && chat.status === 'idle'
      ? new CallRequestEvent()
      : undefined;
  if (intent.type !== 'send-message') return undefined;
  const { text } = intent;
  // Pages without types can send anything.
  return typeof text === 'string' && text.trim() ? new MessageRequestEvent(text) : undefined;
}

type EventFor = { readonly [Type in News['type']]: (news: Extract<News, { type: Type }>) => Event };

/** The events that tell a page of all kinds of news. */
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

export const NEWS = Object.keys(EVENT_FOR) as News['type'][];

/** The event that tells a page of a piece of news. */
export function eventFor<Type extends News['type']>(news: Extract<News, { type: Type }>): Event {
  return EVENT_FOR[news.type as Type](news);
}
