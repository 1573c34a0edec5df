/** Returns a text that was cut, without half a character at either end: many servers refuse one. */
export function wholeCharacters(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
