import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: 'AI sales agents in 12+ Indian languages | Parikrama',
  description:
    'An agent that answers buyers by chat, voice and WhatsApp in under 2 seconds, scores every lead and books the site visit. Work out what it saves.',
};
