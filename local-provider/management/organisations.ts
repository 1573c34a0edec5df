import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

import { ApiError } from '../http/api-error.js';
import { listOf, parseBody, partlyKnown, text } from '../http/body-schema.js';
import { familyRoutes } from './family.js';
import { pageOf } from './list-query.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

/** Each makes a member. */
const MOST_EMAILS = 1000;

const inviteSchema = partlyKnown({
  emails: listOf(text).check(
    z.maxLength(MOST_EMAILS, `must not have more than ${MOST_EMAILS} entries`),
  ),
  role: text,
});
const roleSchema = partlyKnown({ userId: text, role: text });

/** Organisations and their members. One exists from the start, with one member. */
export function organisationRoutes(store: Store): ManagementRoute[] {
  const orgs = store.collection('org');
  const users = store.collection('user');
  if (!orgs.find(store.orgId)) {
    orgs.create({ name: 'Local organisation' }, store.orgId);
    users.create({ email: 'developer@localhost', role: 'admin', you: true });
  }

  const org = ({ parameters }: Asked) => ({ orgId: orgs.get(parameters.id ?? '').id });
  const remove = (asked: Asked, userId: string) => users.remove(users.get(userId, org(asked)).id);

  return [
    ...familyRoutes(store, {
      path: '/org',
      removed: ({ id }) => users.removeAll({ orgId: id }),
    }),
    // Feature flags of single organisations are off here.
    route('GET', '/org/feature-flag', () => false),
    route('GET', '/org/{id}/user', (asked) => pageOf(users.all(org(asked)), asked.query).results),
    route('DELETE', '/org/{id}/leave', (asked) => {
      const [you] = users.all({ ...org(asked), you: true });
      if (!you) throw new ApiError(404, 'You are not a member of this organisation');
      return remove(asked, you.id);
    }),
    route('DELETE', '/org/{id}/member/{userId}/leave', (asked) =>
      remove(asked, asked.parameters.userId ?? ''),
    ),
    route('POST', '/org/{id}/invite', async (asked) => {
      const { emails, role } = parseBody(inviteSchema, await asked.readBody());
      return emails.map((email) => users.create({ email, role, ...org(asked) }));
    }),
    route('PATCH', '/org/{id}/role', async (asked) => {
      const { userId, role } = parseBody(roleSchema, await asked.readBody());
      return users.update(users.get(userId, org(asked)).id, { role });
    }),
    // Any non-empty key is accepted here, so this one is.
    route('GET', '/org/{id}/auth', (asked) => ({
      accessToken: `local-${randomUUID()}`,
      aud: org(asked),
    })),
  ];
}
