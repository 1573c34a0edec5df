import { records, type Family } from '../operation.js';

/** Assistants and their parts. */
export const assistants = {
  assistant: {
    ...records('/assistant'),
    replace: { method: 'PUT', path: '/assistant/{id}', body: 'json', answer: 'record' },
    listVersions: {
      method: 'GET',
      path: '/assistant/{id}/version',
      query: true,
      answer: 'list',
    },
    listV2: { method: 'GET', path: '/v2/assistant', query: true, answer: 'list' },
  },
  squad: records('/squad'),
  workflow: records('/workflow'),
  tool: records('/tool'),
  structuredOutput: records('/structured-output'),
  template: {
    ...records('/template'),
    listPinned: { method: 'GET', path: '/template/pinned', query: true, answer: 'list' },
  },
} as const satisfies Family;
