import type { Assistant } from './assistant-schema.js';

/** Where assistants, and what is made of them, are found by their ids. */
export interface Assistants {
  assistant(id: string): Assistant;
}

/** What a call begins with, unless its assistant says something else. */
export const DEFAULT_FIRST_MESSAGE = 'Hey, How can I help you today?';

export const DEFAULT_ASSISTANT: Assistant = {
  name: 'Local assistant',
  firstMessage: DEFAULT_FIRST_MESSAGE,
  voice: { provider: 'vapi' },
};

/** Nothing is stored: every id means the same assistant, so that a page's own id works here. */
export function createAssistants(): Assistants {
  return { assistant: () => DEFAULT_ASSISTANT };
}
