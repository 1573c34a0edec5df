/**
 * An inquiry that is begun and not sent, by the names of its fields. It is kept in the document alone, and
 * gone with it: it is stored nowhere, and nobody is told.
 */
const draft = new Map<string, string>();

export function keepDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value);
}

/** Puts what was begun into a form that is drawn again; one that is drawn first stays as it is. */
export function giveBackDraft(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const field of fieldsOf(form)) {
    const begun = draft.get(field.name);
    if (begun !== undefined) field.value = begun;
  }
}

export function clearDraft(): void {
  draft.clear();
}

/** Also those that are not asked now. */
function fieldsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
}
