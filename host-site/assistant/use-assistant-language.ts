import { useContext } from 'react';
import { AssistantContext } from './assistant-context.js';

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
