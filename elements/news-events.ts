import type { Intent, News } from '../core/index.js';
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

/** The event by which a page may refuse what is asked for, if it may. */
export function requestFor(intent: Intent): Event | undefined {
  if (intent.type === 'start-call') return new CallRequestEvent();
  return intent.type === 'send-message' ? new MessageRequestEvent(intent.text) : undefined;
}

/** The event that tells a page of a piece of news. */
export function eventFor(news: News): Event {
  switch (news.type) {
    case 'call-start':
      return new CallStartEvent();
    case 'call-end':
      return new CallEndEvent(news.reason);
    case 'call-start-progress':
      return new CallStartProgressEvent(news.progress);
    case 'call-start-success':
      return new CallStartSuccessEvent(news.callId, news.totalDuration);
    case 'call-start-failed':
      return new CallStartFailedEvent(news.failure, news.totalDuration);
    case 'speech-start':
      return new SpeechStartEvent();
    case 'speech-end':
      return new SpeechEndEvent();
    case 'message':
      return new MessageReceivedEvent(news.message);
    case 'error':
      return new AssistantErrorEvent(news.error);
  }
}

/** All kinds of news. A kind that is missing here does not compile. */
const EVERY: Record<News['type'], true> = {
  'call-start': true,
  'call-end': true,
  'call-start-progress': true,
  'call-start-success': true,
  'call-start-failed': true,
  'speech-start': true,
  'speech-end': true,
  message: true,
  error: true,
};
export const NEWS = Object.keys(EVERY) as News['type'][];
