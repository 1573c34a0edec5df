const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of a piece of inline markdown, with nothing in it that a voice would spell out. */
export function sayInline(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^>\s]+)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ', ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\b(?:https?:\/\/(?:www\.)?|mailto:)([^\s)]+?)\/?(?=[),.;!?]*(?:\s|$))/g, '$1')
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => entities[entity] ?? ' ')
    .replace(/(?<!\w)_+|_+(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/(?<=\d) ?(?<!\*)\*(?!\*) ?(?=\d)/g, '×')
    .replace(/[*`]|~~/g, '')
    .trim();
}

/** The words without pictures, and with single spaces. */
export function tidy(words: string): string {
  return words
    .replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim();
}
