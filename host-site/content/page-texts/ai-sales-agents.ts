import { company } from '../company.js';
import { claims } from '../claims.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `AI sales agents in 12+ Indian languages | ${company.name}`,
  description: `An agent that answers buyers by chat, voice and WhatsApp in under ${claims.replyTime}, scores every lead and books the site visit. Work out what it saves.`,
};
