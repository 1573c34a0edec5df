/** A longer text of one repeated character is written with `repeat()`. */
const MAX_LITERAL = 40;

/** A value as a one-line JavaScript expression. */
export function writtenValue(value: unknown): string {
  if (typeof value === 'string') return writtenText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Set) return `new Set(${writtenValue([...value])})`;
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${writtenValue(field)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

function writtenText(text: string): string {
  const repeats = text.length > MAX_LITERAL && new Set(text).size === 1;
  if (repeats) return `'${text[0]}'.repeat(${text.length})`;
  return `'${text.replaceAll('\n', '\\n')}'`;
}
