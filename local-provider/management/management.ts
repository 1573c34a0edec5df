import type { Route } from '../http/router.js';
import { analyticsRoutes } from './analytics.js';
import { callRoutes } from './calls.js';
import type { ChatTurnSetup } from './chat-turn.js';
import { chatRoutes } from './chats.js';
import { assistantRoutes, furtherRoutes, storedFamilies, testSuiteRoutes } from './families.js';
import { familyRoutes } from './family.js';
import { organisationRoutes } from './organisations.js';
import { served } from './route.js';
import { fileRoutes } from './uploads.js';
import { voiceRoutes } from './voices.js';

/** Every call of the management API, answered from the store. */
export function managementRoutes(setup: ChatTurnSetup): Route[] {
  const { store, save } = setup;
  return [
    ...storedFamilies.flatMap((family) => familyRoutes(store, family)),
    ...furtherRoutes(store),
    ...assistantRoutes(store),
    ...testSuiteRoutes(store),
    ...callRoutes(store),
    ...chatRoutes(setup),
    ...fileRoutes(store),
    ...organisationRoutes(store),
    ...voiceRoutes(store),
    ...analyticsRoutes(store),
  ].map((route) => served(route, save));
}
