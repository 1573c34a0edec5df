import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import type { MessageReceivedEvent, VoiceAssistantElement } from 'voice-assistant/react';

/** The assistant of the page, for components that use it. */
export const AssistantContext = createContext<RefObject<VoiceAssistantElement | null> | null>(null);

/** Listens to the messages of calls, as long as a component is there. */
export function useCallMessages(hear: (message: MessageReceivedEvent['parsed']) => void): void {
  const assistant = useContext(AssistantContext);
  useEffect(() => {
    const listener = ({ parsed }: MessageReceivedEvent) => hear(parsed);
    const element = assistant?.current;
    element?.addEventListener('va-message', listener);
    return () => element?.removeEventListener('va-message', listener);
  });
}

/**
 * Returns what asks the assistant something in a call, once for a double click. Where no call can start,
 * `otherwise` answers; a call that is ended before it is connected leaves the question unasked.
 */
export function useAsk(
  content: string,
  otherwise: () => void,
): (press: { readonly detail: number }) => void {
  const assistant = useContext(AssistantContext);
  const waiting = useRef<AbortController>(null);
  return ({ detail }) => {
    const element = assistant?.current;
    if (detail > 1) return;
    if (!element) return otherwise();
    const message = { role: 'user', content };
    const ask = () => element.sendToCall({ type: 'add-message', message });
    if (element.matches(':state(connected)')) return ask();
    waiting.current?.abort();
    const started = (waiting.current = new AbortController());
    const once = (answer?: () => void) => () => {
      started.abort();
      answer?.();
    };
    element.addEventListener('va-call-start', once(ask), started);
    element.addEventListener('va-call-start-failed', once(otherwise), started);
    element.addEventListener('va-call-end', once(), started);
    element.open();
    element.startCall();
  };
}

/** Returns what opens the assistant with its own texts in a language. */
export function useAssistantLanguage(): (tag: string) => void {
  const assistant = useContext(AssistantContext);
  return (tag) => {
    const element = assistant?.current;
    if (!element) return;
    element.chooseLanguage(tag);
    element.open();
  };
}
