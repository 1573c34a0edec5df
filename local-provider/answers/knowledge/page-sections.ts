import { type Document, type Element, isTag, isDocument, isText, type ChildNode } from 'domhandler';
import { findOne, getElementsByTagName, textContent } from 'domutils';

import type { Page } from './pages.js';
import type { Block, Section } from './section.js';

/** Elements that are not content, or make no sense outside the page. */
const SKIPPED = new Set(
  (
    'audio button canvas del dialog fieldset form iframe input label math nav noscript object ' +
    's script select style svg template textarea video voice-assistant'
  ).split(' '),
);

const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that end the section of a heading within them, unless it is an `h1`. */
const SCOPES = new Set(['article', 'aside', 'details', 'li', 'section']);

/** Splits a page at its headings. The first section represents the whole page. */
export function sectionsOf({ url, title, document }: Page): Section[] {
  const reader = new SectionReader(url, escaped(title));
  const description = findOne(isDescription, document.children)?.attribs.content;
  if (description) reader.add('text', description);
  const [content = document] = ['main', 'body'].flatMap((name) =>
    getElementsByTagName(name, document),
  );
  reader.read(content);
  return reader.sections;
}

class SectionReader {
  readonly sections: Section[] = [];
  readonly #url: string;
  readonly #pageTitle: string;
  #section: Section;
  /** The list item, by the section that it is in: a heading in an item ends the item. */
  #itemOf: Section | undefined;
  #term = '';
  #text = '';

  constructor(url: string, title: string) {
    this.#url = url;
    this.#pageTitle = title;
    this.#section = this.#open(0, title);
  }

  /** Adds what can be quoted: no button, and no label of a few words. */
  add(kind: Block['kind'], text: string, tableHead?: string): void {
    const markdown = kind === 'code' ? text : plain(text);
    const isLabel =
      kind === 'text' && !/[.!?:…।۔؟\p{Nd}]/u.test(markdown) && markdown.split(' ').length < 5;
    if (!isLabel && /[\p{L}\p{N}]/u.test(markdown))
      this.#section.blocks.push({ kind, markdown, tableHead });
  }

  read(node: Document | ChildNode): void {
    if (isText(node)) this.#text += escaped(node.data);
    else if (isDocument(node)) this.#readAll(node.children);
    else if (isTag(node) && !isSkipped(node)) this.#readElement(node);
  }

  #readAll(nodes: readonly ChildNode[]): void {
    for (const node of nodes) this.read(node);
  }

  #readElement(element: Element): void {
    const { name } = element;
    if (name === 'br') this.#text += ' ';
    else if (name === 'code') this.#text += `\`${textContent(element).trim()}\``;
    else if (INLINE.has(name)) this.#readInline(element);
    else if (/^h[1-6]$/.test(name)) this.#readHeading(element, Number(name[1]));
    else if (name === 'summary') this.#readHeading(element, 7);
    else this.#readBlock(element);
  }

  /** Spans are often set apart by styles alone. */
  #readInline(element: Element): void {
    const isSpan = element.name === 'span';
    if (isSpan && element.prev && !isText(element.prev)) this.#text += ' ';
    this.#readAll(element.children);
    if (isSpan && element.next && !isText(element.next)) this.#text += ' ';
  }

  #readHeading(element: Element, level: number): void {
    this.#flush();
    this.#readAll(element.children);
    const heading = plain(this.#text);
    this.#text = '';
    if (heading) this.#section = this.#open(level, heading, idOf(element));
  }

  #readBlock(element: Element): void {
    const { name } = element;
    const [section, itemOf] = [this.#section, this.#itemOf];
    this.#flush();
    if (name === 'table') this.#readTable(element);
    else if (name === 'pre') this.add('code', codeBlock(textContent(element)));
    else if (name === 'dt') this.#term = plain(escaped(textContent(element)));
    else {
      if (name === 'li' || name === 'dd') this.#itemOf = section;
      if (name === 'dd' && this.#term) this.#text = `${this.#term}: `;
      this.#readAll(element.children);
      this.#flush();
    }
    this.#itemOf = itemOf;
    if (SCOPES.has(name) && this.#section.level !== 1) this.#section = section;
  }

  #readTable(table: Element): void {
    const rows = getElementsByTagName('tr', table).map((row) => {
      const cells = row.children.filter((cell) => isTag(cell) && /^t[dh]$/.test(cell.name));
      return `| ${cells.map((cell) => plain(escaped(textContent(cell)))).join(' | ')} |`;
    });
    const [head = '', ...body] = rows;
    const dashes = head.replace(/[^|]+/g, ' --- ');
    for (const row of body) this.add('row', row, `${head}\n${dashes}`);
  }

  #flush(): void {
    this.add(this.#itemOf === this.#section ? 'item' : 'text', this.#text);
    this.#text = '';
  }

  #open(level: number, heading: string, id?: string): Section {
    let parent: Section | undefined = this.#section;
    while (parent && parent.level >= level) parent = parent.parent;
    const url = id ? `${this.#url}#${encodeURIComponent(id)}` : this.#url;
    const pageTitle = this.#pageTitle;
    const section = { level, heading, url, pageTitle, parent, children: [], blocks: [] };
    parent?.children.push(section);
    this.sections.push(section);
    return section;
  }
}

/** The id of the heading, else of the section that it is the heading of. */
function idOf(heading: Element): string | undefined {
  if (heading.attribs.id) return heading.attribs.id;
  const parent = heading.parent;
  return parent && isTag(parent) && SCOPES.has(parent.name) ? parent.attribs.id : undefined;
}

function isSkipped(element: Element): boolean {
  const { name, attribs } = element;
  if (SKIPPED.has(name) || attribs['aria-hidden'] === 'true') return true;
  // What search engines may not quote either.
  if ('data-nosnippet' in attribs) return true;
  // It says what has just changed.
  if (attribs.role === 'status') return true;
  if (attribs['aria-disabled'] === 'true') return true;
  // Within the content, a header has headings, and hidden elements can be opened, such as tabs.
  const isOutside = /^(?:header|footer)$/.test(name) || 'hidden' in attribs;
  return isOutside && !isWithinContent(element);
}

function isWithinContent({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false;
  return /^(?:main|article|section)$/.test(parent.name) || isWithinContent(parent);
}

function isDescription({ name, attribs }: Element): boolean {
  return name === 'meta' && attribs.name === 'description';
}

/** The longest code block that is quoted, in lines. */
const CODE_LINES = 12;

function codeBlock(code: string): string {
  const lines = code.trimEnd().split('\n');
  const shown = lines.length > CODE_LINES ? [...lines.slice(0, CODE_LINES), '…'] : lines;
  return ['```', ...shown, '```'].join('\n');
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .trim();
}

/** Characters in the text of a page that Markdown would interpret. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<|]/g, '\\$&');
}
