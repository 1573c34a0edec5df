import { assistantSchema } from '../../assistants/assistant-schema.js';
import { parseBody } from '../../http/body-schema.js';
import { type Fields, fieldsOf, type StoredRecord } from '../collection.js';
import { family } from '../family.js';
import { pageOf } from '../list-query.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Assistants, and the versions that each went through. */
export function assistantRoutes(store: Store): ManagementRoute[] {
  const path = '/assistant';
  const assistants = store.collection('assistant');
  const versions = store.collection('assistant-version');

  const check = (fields: Fields) => void parseBody(assistantSchema, fields);
  const kept = (assistant: StoredRecord) => {
    const assistantId = assistant.id;
    const version = versions.all({ assistantId }).length + 1;
    versions.create({ ...fieldsOf(assistant), assistantId, version });
  };
  const removed = ({ id }: StoredRecord) => versions.removeAll({ assistantId: id });

  return [
    ...family({ path, list: 'bare', collection: assistants, check, kept, removed }),
    {
      method: 'PUT',
      path: `${path}/{id}`,
      async answer({ parameters, readBody }) {
        const fields = await readBody();
        const { id } = assistants.get(parameters.id ?? '');
        check(fields);
        const replaced = assistants.replace(id, fields);
        kept(replaced);
        return replaced;
      },
    },
    {
      method: 'GET',
      path: `${path}/{id}/version`,
      answer: ({ parameters, query }) => {
        const { id } = assistants.get(parameters.id ?? '');
        return pageOf(versions.all({ assistantId: id }), query);
      },
    },
    {
      method: 'GET',
      path: '/v2/assistant',
      answer: ({ query }) => pageOf(assistants.all(), query),
    },
  ];
}
