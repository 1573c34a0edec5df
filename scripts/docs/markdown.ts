/** A Markdown table. Line breaks in cells become spaces. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map(escapeCell).join(' | ')} |`,
  );
  return `${lines.join('\n')}\n`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A TypeScript code block. */
export function typescriptBlock(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\`\n`;
}
