import { ApiError } from '../http/api-error.js';

/** @throws ApiError 400 where the form has no file of that name. */
export function fileOf(form: FormData, name: string): File {
  const [file] = filesOf(form, name);
  if (file) return file;
  throw new ApiError(400, [`${name} must be a file`]);
}

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
