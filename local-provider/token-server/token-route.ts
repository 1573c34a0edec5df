import type { FaultName } from '../faults/fault-table.js';
import type { Exchange } from '../http/exchange.js';
import type { Route } from '../http/router.js';
import { type Counters, countersInMemory } from './counters.js';
import { nodeListener } from './node-listener.js';
import { createTokenServer } from './token-server.js';

/** The counts that are far above any budget with a fault. */
const FULL = {
  'token-work': 'network:',
  'token-visitor-budget': 'visitor:',
  'token-site-budget': 'day:',
} satisfies Partial<Record<FaultName, string>>;

/** The token server, for pages on this machine. Its tokens are good for this provider, as is every key. */
export function tokenRoute(): Route {
  const kept = countersInMemory();

  async function handle({ request, response, faults }: Exchange): Promise<void> {
    const full = Object.entries(FULL).find(([name]) => faults.has(name as FaultName))?.[1];
    const counters: Counters = {
      add: (key, ...rest) => (full && key.startsWith(full) ? Infinity : kept.add(key, ...rest)),
    };
    const answer = nodeListener(
      createTokenServer({
        // What comes from elsewhere has been refused before.
        origins: [request.headers.origin ?? 'http://localhost'],
        privateKey: 'local provider',
        organization: 'local',
        assistants: ['any'],
        perDay: 1_000_000,
        contact: 'mailto:hello@example.com',
        counters,
        ...(faults.has('token-refused') ? { check: () => false } : {}),
      }),
    );
    await answer(request, response);
  }

  return { method: 'POST', path: '/short-lived-key', handle };
}
