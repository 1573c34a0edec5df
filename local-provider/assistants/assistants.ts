import { parseBody } from '../http/body-schema.js';
import { fieldsOf } from '../management/collection.js';
import type { Store } from '../management/store.js';
import {
  type Assistant,
  type Squad,
  type Workflow,
  assistantSchema,
  squadSchema,
  workflowSchema,
} from './assistant-schema.js';

/** Finds assistants, squads and workflows by their ids. */
export interface Assistants {
  assistant(id: string): Assistant;
  /** Undefined for an unknown id. */
  squad(id: string): Squad | undefined;
  workflow(id: string): Workflow | undefined;
}

/** The first message of an assistant that has none. */
const DEFAULT_FIRST_MESSAGE = 'Hey, How can I help you today?';

export const DEFAULT_ASSISTANT: Assistant = {
  name: 'Local assistant',
  firstMessage: DEFAULT_FIRST_MESSAGE,
  voice: { provider: 'vapi' },
};

/**
 * Finds the records of the management API. An unknown id means the default assistant, so that a
 * page's own id works here.
 */
export function createAssistants(store: Store): Assistants {
  const kept = (name: string, id: string) => {
    const record = store.collection(name).find(id);
    return record && fieldsOf(record);
  };
  return {
    assistant: (id) => {
      const fields = kept('assistant', id);
      return fields ? parseBody(assistantSchema, fields) : DEFAULT_ASSISTANT;
    },
    squad: (id) => {
      const fields = kept('squad', id);
      return fields && parseBody(squadSchema, fields);
    },
    workflow: (id) => {
      const fields = kept('workflow', id);
      return fields && parseBody(workflowSchema, fields);
    },
  };
}
