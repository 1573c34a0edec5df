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

/** The contents of a file's generated blocks, by name. */
export type Blocks = Readonly<Record<string, string>>;

const BLOCK = /(<!-- begin generated: ([\w-]+) -->\n)[^]*?(<!-- end generated -->)/g;

/**
 * Replaces what stands between `<!-- begin generated: NAME -->` and `<!-- end generated -->`.
 *
 * @throws Error when the text and `blocks` do not have the same names.
 */
export function fillBlocks(markdown: string, blocks: Blocks): string {
  const missing = new Set(Object.keys(blocks));
  const filled = markdown.replace(BLOCK, (_, begin: string, name: string, end: string) => {
    const content = blocks[name];
    if (content === undefined) throw new Error(`Nothing generates the block "${name}"`);
    missing.delete(name);
    return `${begin}\n${content.trim()}\n\n${end}`;
  });
  if (missing.size) throw new Error(`There is no block ${[...missing].join(', ')}`);
  return filled;
}
