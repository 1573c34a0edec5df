import { randomUUID } from 'node:crypto';

import { family } from '../family.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Keys of this API, and what happens around the credentials for others. */
export function keyRoutes(store: Store): ManagementRoute[] {
  return [
    ...family({
      path: '/token',
      list: 'bare',
      collection: store.collection('token'),
      made: () => ({ value: `local-${randomUUID()}` }),
    }),
    ...['session', 'webhook', 'trigger'].map((name): ManagementRoute => {
      const kept = store.collection(`credential-${name}`);
      const answer: ManagementRoute['answer'] = async ({ readBody }) =>
        kept.create(await readBody());
      const route = { method: 'POST', path: `/credential/${name}`, answer } as const;
      return name === 'webhook' ? { ...route, secured: false } : route;
    }),
  ];
}
