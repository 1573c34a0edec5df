import { records, type Family } from '../operation.js';

/** Voices and other resources of third-party providers. */
export const voices = {
  voiceLibrary: {
    list: { method: 'GET', path: '/voice-library/{provider}', query: true, answer: 'list' },
    listAccents: { method: 'GET', path: '/voice-library/{provider}/accents' },
    sync: { method: 'POST', path: '/voice-library/sync/{provider}' },
    syncAll: { method: 'POST', path: '/voice-library/sync', body: 'json' },
    createSesameVoice: {
      method: 'POST',
      path: '/voice-library/create-sesame-voice',
      body: 'json',
    },
  },
  providerResource: records('/provider/{provider}/{resource}'),
  provider: {
    listWorkflows: { method: 'GET', path: '/{provider}/workflows', query: true },
    listWorkflowHooks: { method: 'GET', path: '/{provider}/workflows/{id}/hooks' },
    listLocations: { method: 'GET', path: '/{provider}/locations' },
    searchVoices: { method: 'GET', path: '/{provider}/voices/search', query: true },
    searchVoice: { method: 'GET', path: '/{provider}/voice/search', query: true },
    addVoices: { method: 'POST', path: '/{provider}/voices/add', body: 'json' },
    addVoice: { method: 'POST', path: '/{provider}/voice/add', body: 'json' },
  },
  elevenLabs: {
    cloneVoice: { method: 'POST', path: '/11labs/voice/clone', body: 'multipart' },
  },
} as const satisfies Family;
