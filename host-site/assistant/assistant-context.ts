import { createContext, useContext, type RefObject } from 'react';
import type { VoiceAssistantElement } from 'voice-assistant/react';

/** The assistant of the page, for components that open it. */
export const AssistantContext = createContext<RefObject<VoiceAssistantElement | null> | null>(null);

/** Returns what opens the assistant's panel; it does nothing until the assistant is there. */
export function useOpenAssistant(): () => void {
  const assistant = useContext(AssistantContext);
  return () => assistant?.current?.open();
}
