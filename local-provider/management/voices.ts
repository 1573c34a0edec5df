import * as z from 'zod/mini';

import { ApiError } from '../http/api-error.js';
import { listOf, parseBody, partlyKnown, text } from '../http/body-schema.js';
import { textOf } from '../http/text-of.js';
import type { StoredRecord } from './collection.js';
import { pageOf } from './list-query.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';
import { described, filesOf, textsOf } from './uploads.js';

const sesameSchema = partlyKnown({ voiceName: text, transcription: text });
const syncSchema = partlyKnown({ providers: z.optional(listOf(text)) });

/** The voice library: empty at first, since there is no voice provider. */
export function voiceRoutes(store: Store): ManagementRoute[] {
  const library = '/voice-library';
  const voices = store.collection('voice');
  const provider = ({ parameters }: Asked) => ({ provider: parameters.provider ?? '' });
  const all = (asked: Asked) => voices.all(provider(asked));

  function search(asked: Asked): StoredRecord[] {
    const wanted = (asked.query.get('name') ?? '').toLowerCase();
    return all(asked).filter(({ name }) =>
      textOf(name ?? '')
        .toLowerCase()
        .includes(wanted),
    );
  }

  async function add(asked: Asked): Promise<StoredRecord> {
    return voices.create({ ...(await asked.readBody()), ...provider(asked) });
  }

  return [
    route('GET', `${library}/{provider}`, (asked) => pageOf(all(asked), asked.query).results),
    route('GET', `${library}/{provider}/accents`, (asked) => [
      ...new Set(all(asked).flatMap(({ accent }) => accent ?? [])),
    ]),
    route('POST', `${library}/sync/{provider}`, all),
    route('POST', `${library}/sync`, async ({ readBody }) => {
      const { providers } = parseBody(syncSchema, await readBody());
      return voices.all().filter((voice) => providers?.includes(String(voice.provider)) ?? true);
    }),
    route('POST', `${library}/create-sesame-voice`, async ({ readBody }) => {
      const { voiceName: name, ...rest } = parseBody(sesameSchema, await readBody());
      return voices.create({ ...rest, name, provider: 'sesame' });
    }),
    ...['voices', 'voice'].flatMap((name) => [
      route('GET', `/{provider}/${name}/search`, search),
      route('POST', `/{provider}/${name}/add`, add),
    ]),
    route('POST', '/11labs/voice/clone', async ({ readForm }) => {
      const form = await readForm();
      const samples = filesOf(form, 'files').map(described);
      const texts = textsOf(form);
      if (samples.length === 0) throw new ApiError(400, ['files must be one file or more']);
      if (!texts.name) throw new ApiError(400, ['name should not be empty']);
      return voices.create({ ...texts, provider: '11labs', isCloned: true, samples });
    }),
  ];
}
