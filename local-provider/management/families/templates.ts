import { family } from '../family.js';
import { pageOf } from '../list-query.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Templates; those with `pinned: true` are in a list of their own. */
export function templateRoutes(store: Store): ManagementRoute[] {
  const templates = store.collection('template');
  return [
    ...family({ path: '/template', list: 'bare', collection: templates }),
    {
      method: 'GET',
      path: '/template/pinned',
      answer: ({ query }) => pageOf(templates.all({ pinned: true }), query).results,
    },
  ];
}
