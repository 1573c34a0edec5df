import { records, type Family } from '../operation.js';

/** What assistants may know. */
export const knowledge = {
  file: {
    ...records('/file'),
    create: { method: 'POST', path: '/file', body: 'multipart', answer: 'record' },
    upload: {
      method: 'POST',
      path: '/file/upload',
      body: 'multipart',
      answer: 'record',
      deprecated: true,
    },
  },
  knowledgeBase: records('/knowledge-base'),
} as const satisfies Family;
