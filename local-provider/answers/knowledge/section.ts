/** A part of a section that can be quoted by itself, in Markdown. */
export interface Block {
  readonly kind: 'text' | 'item' | 'row' | 'code';
  readonly markdown: string;
  /** The head of the table that a row belongs to, with the line of dashes below it. */
  readonly tableHead?: string;
}

/** The content under one heading of a page, up to the next heading. */
export interface Section {
  /** 1 to 6 for `h1` to `h6`, 7 for `summary`, 0 before the first heading. */
  readonly level: number;
  readonly heading: string;
  /** The page's path, with a fragment where the heading can be linked to. */
  readonly url: string;
  readonly pageTitle: string;
  /** The enclosing section. */
  readonly parent: Section | undefined;
  readonly children: Section[];
  readonly blocks: Block[];
}

/** A section's blocks and those of all sections in it. */
export function blocksWithin(section: Section): Block[] {
  return [...section.blocks, ...section.children.flatMap(blocksWithin)];
}
