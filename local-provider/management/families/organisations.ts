import { randomUUID } from 'node:crypto';

import { ApiError } from '../../http/api-error.js';
import { listOf, parseBody, partlyKnown, text } from '../../http/body-schema.js';
import { family } from '../family.js';
import { pageOf } from '../list-query.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

const inviteSchema = partlyKnown({ emails: listOf(text), role: text });
const roleSchema = partlyKnown({ userId: text, role: text });

/** Organisations and their members. One exists from the start, with one member. */
export function organisationRoutes(store: Store): ManagementRoute[] {
  const path = '/org';
  const orgs = store.collection('org');
  const users = store.collection('user');
  if (!orgs.find(store.orgId)) {
    orgs.create({ name: 'Local organisation' }, store.orgId);
    users.create({ email: 'developer@localhost', role: 'admin', you: true });
  }

  const orgId = ({ parameters }: Asked) => orgs.get(parameters.id ?? '').id;
  const leave = (asked: Asked, user: { readonly id: string } | undefined) => {
    if (!user) throw new ApiError(404, 'You are not a member of this organisation');
    return users.remove(users.get(user.id, { orgId: orgId(asked) }).id);
  };

  return [
    ...family({
      path,
      list: 'bare',
      collection: orgs,
      removed: ({ id }) => users.removeAll({ orgId: id }),
    }),
    // Feature flags of single organisations are off here.
    { method: 'GET', path: `${path}/feature-flag`, answer: () => false },
    {
      method: 'GET',
      path: `${path}/{id}/user`,
      answer: (asked) => pageOf(users.all({ orgId: orgId(asked) }), asked.query).results,
    },
    {
      method: 'DELETE',
      path: `${path}/{id}/leave`,
      answer: (asked) => leave(asked, users.all({ orgId: orgId(asked), you: true })[0]),
    },
    {
      method: 'DELETE',
      path: `${path}/{id}/member/{userId}/leave`,
      answer: (asked) => leave(asked, { id: asked.parameters.userId ?? '' }),
    },
    {
      method: 'POST',
      path: `${path}/{id}/invite`,
      async answer(asked) {
        const { emails, role } = parseBody(inviteSchema, await asked.readBody());
        return emails.map((email) => users.create({ email, role, orgId: orgId(asked) }));
      },
    },
    {
      method: 'PATCH',
      path: `${path}/{id}/role`,
      async answer(asked) {
        const { userId, role } = parseBody(roleSchema, await asked.readBody());
        return users.update(users.get(userId, { orgId: orgId(asked) }).id, { role });
      },
    },
    {
      method: 'GET',
      path: `${path}/{id}/auth`,
      // Any non-empty key is accepted here, so this one is.
      answer: (asked) => ({ accessToken: `local-${randomUUID()}`, aud: { orgId: orgId(asked) } }),
    },
  ];
}
