import type { AnswerEngine } from '../answers/answer-engine.js';
import type { Assistants } from '../assistants/assistants.js';
import type { Route } from '../http/router.js';
import { analyticsRoutes } from './families/analytics.js';
import { assistantRoutes } from './families/assistants.js';
import { callRoutes } from './families/calls.js';
import { chatRoutes } from './families/chats.js';
import { fileRoutes } from './families/files.js';
import { keyRoutes } from './families/keys.js';
import { organisationRoutes } from './families/organisations.js';
import { phoneNumberRoutes } from './families/phone-numbers.js';
import { plainRoutes } from './families/plain.js';
import { providerResourceRoutes } from './families/provider-resources.js';
import { templateRoutes } from './families/templates.js';
import { testRoutes } from './families/tests.js';
import { voiceRoutes } from './families/voices.js';
import type { OpenStore } from './open-store.js';
import { served } from './route.js';

interface ManagementParts extends OpenStore {
  readonly assistants: Assistants;
  readonly answers: AnswerEngine;
}

/** Every call of the management API, answered from the store. */
export function managementRoutes({ store, save, assistants, answers }: ManagementParts): Route[] {
  return [
    ...assistantRoutes(store),
    ...plainRoutes(store),
    ...templateRoutes(store),
    ...callRoutes(store),
    ...chatRoutes({ store, save, assistants, answers }),
    ...phoneNumberRoutes(store),
    ...fileRoutes(store),
    ...testRoutes(store),
    ...organisationRoutes(store),
    ...keyRoutes(store),
    ...voiceRoutes(store),
    ...providerResourceRoutes(store),
    ...analyticsRoutes(store),
  ].map((route) => served(route, save));
}
