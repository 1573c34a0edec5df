/** What a visitor types into or chooses from. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React remembers a field by, to tell that it has changed. It has no public name. */
interface Remembered {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** Tells the page's code what was typed and chosen before it was there: for it, this has just been done. */
export function tellTypedEarly(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const before = valueAtFirst(field);
    if (before === field.value) continue;
    // Not by emptying the field: the caret stays, and what an input method is about to write.
    (field as Remembered)._valueTracker?.setValue(before);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The value that the page was drawn with. */
function valueAtFirst(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
