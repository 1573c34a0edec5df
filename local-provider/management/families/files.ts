import { family } from '../family.js';
import { described, fileOf, textsOf } from '../form-fields.js';
import type { Asked, ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** Files: their descriptions are stored, their content is not. */
export function fileRoutes(store: Store): ManagementRoute[] {
  const path = '/file';
  const files = store.collection('file');
  const answer = async ({ readForm }: Asked) => {
    const form = await readForm();
    const file = described(fileOf(form, 'file'));
    return files.create({ ...file, ...textsOf(form), object: 'file', status: 'done' });
  };
  const asJson = family({ path, list: 'bare', collection: files });
  return [
    ...asJson.filter(({ method }) => method !== 'POST'),
    { method: 'POST', path, answer },
    { method: 'POST', path: `${path}/upload`, answer },
  ];
}
