import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';

import type { Document } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** A file of the knowledge. */
export interface Page {
  /** Its path on the site: `/about` for `about/index.html`. */
  readonly url: string;
  /** Its own title, without the name of the site. */
  readonly title: string;
  readonly document: Document;
}

/** An unusable `knowledge` path. The message names it and the reason. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError';
}

const MARKDOWN = ['.md', '.markdown'];
const FORMATS = ['.html', '.htm', ...MARKDOWN];

/** Error pages. */
const ERROR_PAGE = /^(?:404|500)\.html?$/;

/**
 * Reads a file or a folder of HTML and Markdown files. Skips `node_modules` and folders whose names
 * begin with a dot.
 *
 * @throws KnowledgeError for a path that cannot be read or has no such file
 */
export async function readPages(path: string): Promise<Page[]> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const files = isFolder ? await filesIn(path) : [path];
    const pages = files.filter((file) => FORMATS.includes(extname(file).toLowerCase()));
    if (pages.length > 0) {
      const root = isFolder ? path : dirname(path);
      return withoutSiteName(await Promise.all(pages.sort().map((file) => readPage(file, root))));
    }
  } catch (error) {
    throw new KnowledgeError(`knowledge "${path}" cannot be read: ${(error as Error).message}`);
  }
  throw new KnowledgeError(`knowledge "${path}" has no file that ends with ${FORMATS.join(', ')}`);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return ERROR_PAGE.test(entry.name) ? [] : [path];
    const skipped = entry.name.startsWith('.') || entry.name === 'node_modules';
    return entry.isDirectory() && !skipped ? filesIn(path) : [];
  });
  return (await Promise.all(files)).flat();
}

async function readPage(file: string, root: string): Promise<Page> {
  const text = await readFile(file, 'utf8');
  const isMarkdown = MARKDOWN.includes(extname(file).toLowerCase());
  const url = urlOf(relative(root, file));
  const document = parseDocument(isMarkdown ? htmlOf(text) : text);
  return { url, title: titleOf(document) || nameOf(url), document };
}

/** The text of `<title>`, else of the first `<h1>`. */
function titleOf(document: Document): string {
  const [title] = ['title', 'h1'].flatMap((name) => getElementsByTagName(name, document, true, 1));
  return title ? textContent(title).replace(/\s+/g, ' ').trim() : '';
}

function nameOf(url: string): string {
  return decodeURIComponent(url.split('/').at(-1) ?? '').replace(/\.\w+$/, '') || 'Home';
}

const SEPARATOR = /\s+[|·•–—-]\s+|:\s+/;

/** Cuts off what most of the titles have in common: the site's name. */
function withoutSiteName(pages: readonly Page[]): Page[] {
  const parts = pages.map(({ title }) => title.split(SEPARATOR));
  const isSiteName = (part: string) => {
    const count = parts.filter((each) => each.includes(part)).length;
    return count > 1 && count > pages.length / 2;
  };
  return pages.map((page, index) => {
    const own = parts[index]!.filter((part) => !isSiteName(part));
    return { ...page, title: own.join(': ') || page.title };
  });
}

/** `a/index.html` and `a/README.md` are `/a`, `a/b.md` is `/a/b`; `a/b.html` keeps its name. */
function urlOf(file: string): string {
  const name = basename(file, extname(file));
  const isIndex = /^(?:index|readme)$/i.test(name);
  const isMarkdown = MARKDOWN.includes(extname(file).toLowerCase());
  const path = isIndex ? dirname(file) : isMarkdown ? join(dirname(file), name) : file;
  return `/${path
    .split(sep)
    .filter((part) => part !== '.')
    .map(encodeURIComponent)
    .join('/')}`;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function htmlOf(markdown: string): string {
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(FRONT_MATTER.exec(markdown)?.[1] ?? '')?.[1];
  const body = micromark(markdown.replace(FRONT_MATTER, ''), {
    allowDangerousHtml: true,
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return title ? `<title>${title.replaceAll('<', '&lt;')}</title>${body}` : body;
}
