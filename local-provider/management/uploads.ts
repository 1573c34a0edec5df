import { ApiError } from '../http/api-error.js';
import type { StoredRecord } from './collection.js';
import { familyRoutes } from './family.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

/** Files: their descriptions are stored, their content is not. */
export function fileRoutes(store: Store): ManagementRoute[] {
  const files = store.collection('file');

  async function upload({ readForm }: Asked): Promise<StoredRecord> {
    const form = await readForm();
    const [file] = filesOf(form, 'file');
    if (!file) throw new ApiError(400, ['file must be a file']);
    return files.create({ ...textsOf(form), ...described(file), object: 'file', status: 'done' });
  }

  return [
    ...familyRoutes(store, { path: '/file', without: ['POST'] }),
    route('POST', '/file', upload),
    route('POST', '/file/upload', upload),
  ];
}

/** The files of a form that have a name. */
export function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value) => value instanceof File);
}

/** The texts of a form by name; of several with one name the last. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(texts);
}

/** The description of an uploaded file. Its content is not stored. */
export function described(file: File) {
  const { name, size: bytes, type: mimetype } = file;
  return { name, originalName: name, bytes, mimetype };
}
