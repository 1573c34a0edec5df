/** A field with a value. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's value tracker, which has no public name. */
interface Remembered {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** Dispatches the events of input from before the page's code was loaded. */
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

/** The value in the prerendered page. */
function valueAtFirst(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
