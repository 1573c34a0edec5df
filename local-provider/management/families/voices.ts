import * as z from 'zod/mini';

import { ApiError } from '../../http/api-error.js';
import { listOf, parseBody, partlyKnown, text } from '../../http/body-schema.js';
import { described, filesOf, textsOf } from '../form-fields.js';
import { pageOf } from '../list-query.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

const sesameSchema = partlyKnown({ voiceName: text, transcription: text });
const syncSchema = partlyKnown({ providers: z.optional(listOf(text)) });

/** The voice library: empty at first, since there is no voice provider. */
export function voiceRoutes(store: Store): ManagementRoute[] {
  const voices = store.collection('voice');
  const provider = ({ parameters }: Asked) => ({ provider: parameters.provider ?? '' });

  const search = (asked: Asked) => {
    const wanted = (asked.query.get('name') ?? '').toLowerCase();
    return voices
      .all(provider(asked))
      .filter(({ name }) => String(name).toLowerCase().includes(wanted));
  };
  const add = async (asked: Asked) =>
    voices.create({ ...(await asked.readBody()), ...provider(asked) });

  return [
    {
      method: 'GET',
      path: '/voice-library/{provider}',
      answer: (asked) => pageOf(voices.all(provider(asked)), asked.query).results,
    },
    {
      method: 'GET',
      path: '/voice-library/{provider}/accents',
      answer: (asked) => [
        ...new Set(voices.all(provider(asked)).flatMap(({ accent }) => accent ?? [])),
      ],
    },
    {
      method: 'POST',
      path: '/voice-library/sync/{provider}',
      answer: (asked) => voices.all(provider(asked)),
    },
    {
      method: 'POST',
      path: '/voice-library/sync',
      async answer({ readBody }) {
        const { providers } = parseBody(syncSchema, await readBody());
        return voices.all().filter((voice) => providers?.includes(String(voice.provider)) ?? true);
      },
    },
    {
      method: 'POST',
      path: '/voice-library/create-sesame-voice',
      async answer({ readBody }) {
        const { voiceName: name, ...rest } = parseBody(sesameSchema, await readBody());
        return voices.create({ ...rest, name, provider: 'sesame' });
      },
    },
    { method: 'GET', path: '/{provider}/voices/search', answer: search },
    { method: 'GET', path: '/{provider}/voice/search', answer: search },
    { method: 'POST', path: '/{provider}/voices/add', answer: add },
    { method: 'POST', path: '/{provider}/voice/add', answer: add },
    {
      method: 'POST',
      path: '/11labs/voice/clone',
      async answer({ readForm }) {
        const form = await readForm();
        const samples = filesOf(form, 'files').map(described);
        const texts = textsOf(form);
        if (samples.length === 0) throw new ApiError(400, ['files must be one file or more']);
        if (!texts.name) throw new ApiError(400, ['name should not be empty']);
        return voices.create({ ...texts, provider: '11labs', isCloned: true, samples });
      },
    },
  ];
}
