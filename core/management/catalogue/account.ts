import { records, type Family } from '../operation.js';

/** The organisation and its keys. */
export const account = {
  org: {
    ...records('/org'),
    getFeatureFlag: { method: 'GET', path: '/org/feature-flag', query: true },
    listUsers: { method: 'GET', path: '/org/{id}/user', query: true, answer: 'list' },
    leave: { method: 'DELETE', path: '/org/{id}/leave' },
    removeMember: { method: 'DELETE', path: '/org/{id}/member/{userId}/leave' },
    invite: { method: 'POST', path: '/org/{id}/invite', body: 'json' },
    updateRole: { method: 'PATCH', path: '/org/{id}/role', body: 'json' },
    getAuth: { method: 'GET', path: '/org/{id}/auth' },
  },
  token: records('/token'),
  credential: {
    ...records('/credential'),
    createSession: { method: 'POST', path: '/credential/session', body: 'json' },
    sendWebhook: { method: 'POST', path: '/credential/webhook', body: 'json', secured: false },
    trigger: { method: 'POST', path: '/credential/trigger', body: 'json' },
  },
} as const satisfies Family;
