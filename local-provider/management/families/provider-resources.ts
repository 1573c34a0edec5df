import { family } from '../family.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Resources at other providers. None is connected, so their lists are empty. */
export function providerResourceRoutes(store: Store): ManagementRoute[] {
  const belongsTo = ({ parameters }: Asked) => ({
    provider: parameters.provider,
    resourceName: parameters.resource,
  });
  const nothing = () => [];
  return [
    ...family({
      path: '/provider/{provider}/{resource}',
      list: 'paged',
      collection: store.collection('provider-resource'),
      belongsTo,
    }),
    { method: 'GET', path: '/{provider}/workflows', answer: nothing },
    { method: 'GET', path: '/{provider}/workflows/{id}/hooks', answer: nothing },
    { method: 'GET', path: '/{provider}/locations', answer: nothing },
  ];
}
