import { records, type Family } from '../operation.js';

/** Calls, chats, sessions, campaigns and phone numbers. */
export const conversations = {
  call: {
    ...records('/call'),
    // Many `customers` are called in a batch, which has no id of its own.
    create: { method: 'POST', path: '/call', body: 'json', answer: 'record-or-batch' },
    createPhone: { method: 'POST', path: '/call/phone', body: 'json', answer: 'record-or-batch' },
    listV2: { method: 'GET', path: '/v2/call', query: true, answer: 'list' },
    export: { method: 'GET', path: '/v2/call/export', query: true },
    listMetadata: { method: 'GET', path: '/v2/call/metadata', query: true, answer: 'list' },
  },
  chat: {
    create: { method: 'POST', path: '/chat', body: 'json', answer: 'record' },
    list: { method: 'GET', path: '/chat', query: true, answer: 'list' },
    get: { method: 'GET', path: '/chat/{id}', answer: 'record' },
    delete: { method: 'DELETE', path: '/chat/{id}' },
    createResponse: { method: 'POST', path: '/chat/responses', body: 'json', answer: 'record' },
    createWebResponse: {
      method: 'POST',
      path: '/chat/web/responses',
      body: 'json',
      answer: 'record',
    },
  },
  campaign: records('/campaign'),
  session: records('/session'),
  phoneNumber: {
    ...records('/phone-number'),
    importTwilio: {
      method: 'POST',
      path: '/phone-number/import/twilio',
      body: 'json',
      answer: 'record',
    },
    importVonage: {
      method: 'POST',
      path: '/phone-number/import/vonage',
      body: 'json',
      answer: 'record',
    },
    listV2: { method: 'GET', path: '/v2/phone-number', query: true, answer: 'list' },
  },
} as const satisfies Family;
