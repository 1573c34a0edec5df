/** An unfinished inquiry by the names of its fields. It is kept in memory only. */
const draft = new Map<string, string>();

export function keepDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value);
}

/** Restores the draft in a form that is rendered again. The first render stays unchanged. */
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

/** Includes hidden fields. */
function fieldsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
}
