import { squadSchema } from '../../assistants/squad-schema.js';
import { workflowSchema } from '../../assistants/workflow-schema.js';
import { parseBody } from '../../http/body-schema.js';
import type { Fields } from '../collection.js';
import { family } from '../family.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Families that are only stored, by how their lists are answered. */
const PLAIN = {
  bare: ['tool', 'knowledge-base', 'credential'],
  paged: ['campaign', 'session', 'structured-output', 'eval'],
} as const;

/** The routes of families that are only stored or checked. */
export function plainRoutes(store: Store): ManagementRoute[] {
  const plain = (['bare', 'paged'] as const).flatMap((list) =>
    PLAIN[list].flatMap((name) =>
      family({ path: `/${name}`, list, collection: store.collection(name) }),
    ),
  );
  const squad = (fields: Fields) => void parseBody(squadSchema, fields);
  const workflow = (fields: Fields) => void parseBody(workflowSchema, fields);
  return [
    ...plain,
    ...family({
      path: '/squad',
      list: 'bare',
      collection: store.collection('squad'),
      check: squad,
    }),
    ...family({
      path: '/workflow',
      list: 'bare',
      collection: store.collection('workflow'),
      check: workflow,
    }),
  ];
}
